import type { BudgetPeriod } from '@sojourn/contract/booking/budget-words'
import { addDays, addMonths } from '../../kit/local-date'

/** Of a budget with its periods: five years of months. */
export const budgetPeriodsAtMost = 60

export interface BudgetTerms {
  period: BudgetPeriod
  /** The month in which the company's year begins, from 1. */
  yearStarts: number
  from: string
  to: string
}

interface PeriodDays {
  from: string
  to: string
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

/** The first day of the period of the company's year in which a day lies. */
function beginOf(date: string, months: number, yearStarts: number): string {
  const month = Number(date.slice(5, 7))
  const into = (((month - yearStarts) % 12) + 12) % 12
  return addMonths(`${date.slice(0, 7)}-01`, -(into % months))
}

/**
 * The periods of a budget from its first day to its last, each with its days; a budget that begins or ends within a period has a part of it.
 * One more than there may be tells that there are too many.
 */
export function budgetPeriodsOf({ period, yearStarts, from, to }: BudgetTerms): PeriodDays[] {
  if (to < from) return []
  if (period === 'whole') return [{ from, to }]
  const months = monthsOf[period]
  const periods: PeriodDays[] = []
  for (
    let begin = beginOf(from, months, yearStarts);
    begin <= to && periods.length <= budgetPeriodsAtMost;
    begin = addMonths(begin, months)
  ) {
    const last = addDays(addMonths(begin, months), -1)
    periods.push({ from: begin < from ? from : begin, to: last > to ? to : last })
  }
  return periods
}
