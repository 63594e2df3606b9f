import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { Measures } from '@sojourn/contract/finance/report-words'
import { nothing } from '@sojourn/domain/finance/report/measure-line'
import { trendSteps, trendUnit, type DayRange } from '@sojourn/domain/finance/report/periods'
import { formatMonth, formatMonthDay } from '../../../kit/text/format'

/** A day or month of the course with what was summed in it. */
export interface Step {
  from: string
  name: string
  now: Measures
}

/** All of them, also those in which nothing happened. */
export function stepsOf(report: Report, range: DayRange): Step[] {
  const unit = trendUnit(range)
  const known = new Map(report.trend.map((step) => [step.from, step.now]))
  return trendSteps(range).map((from) => ({
    from,
    name: unit === 'day' ? formatMonthDay(from) : formatMonth(from.slice(0, 7)),
    now: known.get(from) ?? nothing(),
  }))
}
