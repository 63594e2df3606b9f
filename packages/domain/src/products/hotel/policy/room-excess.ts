import { sum } from '../../../kit/money'

/** A night as it is compared, in fen of one room. */
interface ComparedNight {
  price: number
  limit: number
}

/**
 * What a room costs above its standard and the guest may have to pay (超标自付, handbook 6.4), in fen for the stay: the average of
 * the nights above their limits, or night by night where the company compares each; at least nothing.
 */
export const roomExcess = (nights: readonly ComparedNight[], compare: 'average' | 'each' | undefined): number =>
  compare === 'each'
    ? sum(nights.map(({ price, limit }) => Math.max(0, price - limit)))
    : Math.max(0, sum(nights.map(({ price, limit }) => price - limit)))
