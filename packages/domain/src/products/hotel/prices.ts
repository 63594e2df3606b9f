import { daysBetween } from '../../kit/local-date'
import { sum } from '../../kit/money'

/** Average per night in whole fen, half up: what the standard of a city is compared with (handbook 7.5, compare AVERAGE). */
export const averagePrice = (nights: readonly number[]): number =>
  Math.floor((2 * sum(nights) + nights.length) / (2 * nights.length))

/** Fen of an amount in minor units of another currency, half up. `fenPerMillion` is the price of a million whole units. */
export const fenOf = (amount: number, decimals: number, fenPerMillion: number): number =>
  Math.floor((amount * fenPerMillion) / (1_000_000 * 10 ** decimals) + 0.5)

/** The built-in rates are of one day and the next release brings others: past this age a converted amount says how old its rate is. */
const youngForDays = 50

/** How many days old an exchange rate is, where it is too old to be shown without saying so. */
export function daysOfOldRate(rateDate: string, today: string): number | undefined {
  const days = daysBetween(rateDate, today)
  return days > youngForDays ? days : undefined
}
