import { sum } from '../../kit/money'

/** Average per night in whole fen, half up: what the standard of a city is compared with (handbook 7.5, compare AVERAGE). */
export const averagePrice = (nights: readonly number[]): number =>
  Math.floor((2 * sum(nights) + nights.length) / (2 * nights.length))
