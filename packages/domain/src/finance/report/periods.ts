import type { ReportComparison } from '@sojourn/contract/finance/report-words'
import { addDays, addMonths, daysBetween } from '../../kit/local-date'

/** Local days, both within. */
export interface DayRange {
  from: string
  to: string
}

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`
const isLastOfMonth = (date: string): boolean => monthOf(addDays(date, 1)) !== monthOf(date)
const lastOfMonth = (date: string): string => addDays(addMonths(monthOf(date), 1), -1)
const months = ({ from, to }: DayRange): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/**
 * The same days before: of the year before, or just before. Days that begin with a month stand beside as many months before, up to the same
 * day, and a whole month beside a whole one; others beside as many days.
 */
export function daysBefore(range: DayRange, comparison: ReportComparison): DayRange {
  const { from, to } = range
  const isOfMonths = from === monthOf(from)
  if (comparison === 'before' && !isOfMonths) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(to, -days) }
  }
  const back = comparison === 'lastYear' ? -12 : -months(range)
  const end = addMonths(to, back)
  return { from: addMonths(from, back), to: isOfMonths && isLastOfMonth(to) ? lastOfMonth(end) : end }
}

/** Whole months, as their first days, and the days at both ends that are none. */
export function splitMonths({ from, to }: DayRange): { months?: DayRange; days: DayRange[] } {
  const first = from === monthOf(from) ? from : addMonths(monthOf(from), 1)
  const afterLast = isLastOfMonth(to) ? addDays(to, 1) : monthOf(to)
  if (first >= afterLast) return { days: [{ from, to }] }
  const ends = [
    { from, to: addDays(first, -1) },
    { from: afterLast, to },
  ]
  return { months: { from: first, to: addMonths(afterLast, -1) }, days: ends.filter((end) => end.from <= end.to) }
}

/** Up to so many days a course is shown day by day. */
const daysOneByOne = 62
export type TrendUnit = 'day' | 'month'
export const trendUnit = ({ from, to }: DayRange): TrendUnit => (daysBetween(from, to) < daysOneByOne ? 'day' : 'month')

/** Each day, or the first day of each month, of a course. */
export function trendSteps(range: DayRange): string[] {
  const unit = trendUnit(range)
  const steps: string[] = []
  for (
    let at = unit === 'day' ? range.from : monthOf(range.from);
    at <= range.to;
    at = unit === 'day' ? addDays(at, 1) : addMonths(at, 1)
  )
    steps.push(at)
  return steps
}

/** The year so far. */
export const yearSoFar = (today: string): DayRange => ({ from: `${today.slice(0, 4)}-01-01`, to: today })
