import { addDays, addMonths } from '../../kit/local-date'
import type { DayRange } from './periods'

/** The next day of a month after today, as `2026-12-03` is for the 3rd on 2026-11-03. */
export function nextMailDay(today: string, day: number): string {
  const thisMonth = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`
  return thisMonth > today ? thisMonth : addMonths(thisMonth, 1)
}

/** The month before the one of a day, from its first day to its last. */
export function monthBefore(date: string): DayRange {
  const first = `${date.slice(0, 7)}-01`
  return { from: addMonths(first, -1), to: addDays(first, -1) }
}
