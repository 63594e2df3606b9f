import { sum } from '../../kit/money'

/** Average per night in whole fen, half up: what the standard of a city is compared with (handbook 7.5, compare AVERAGE). */
export const averagePrice = (nights: readonly number[]): number =>
  Math.floor((2 * sum(nights) + nights.length) / (2 * nights.length))

/** Fen of an amount in minor units of another currency, half up. `fenPerMillion` is the price of a million whole units. */
export const fenOf = (amount: number, decimals: number, fenPerMillion: number): number =>
  Math.floor((amount * fenPerMillion) / (1_000_000 * 10 ** decimals) + 0.5)
