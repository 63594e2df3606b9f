import { daysBetween } from '../../kit/local-date'
import type { BrokenRule } from './engine'

/** Too late to book: calendar days before departure or arrival, equal passes (handbook 7.2); no offer of that day could cure it. */
export function brokenAdvanceDays(advanceDays: number | undefined, bookingDate: string, date: string): BrokenRule | undefined {
  if (advanceDays === undefined) return undefined
  const actual = daysBetween(bookingDate, date)
  if (actual >= advanceDays) return undefined
  return { rule: 'advanceDays', expected: advanceDays, actual, excess: advanceDays - actual, incurable: true }
}
