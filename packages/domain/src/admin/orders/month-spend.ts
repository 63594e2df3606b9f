import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import { addDays, addMonths, daysBetween } from '../../kit/local-date'
import { sum } from '../../kit/money'

export interface Days {
  from: string
  to: string
}

/** The month so far, and the same days of the year before; what ends on 29 February ends there on the 28th. */
export function monthSoFar(today: string): { now: Days; before: Days } {
  const from = `${today.slice(0, 7)}-01`
  return { now: { from, to: today }, before: { from: addMonths(from, -12), to: addMonths(today, -12) } }
}

/** All days of the month of a day. */
export function wholeMonth(today: string): Days {
  const from = `${today.slice(0, 7)}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

const daysOf = ({ from, to }: Days): number => daysBetween(from, to) + 1

/** Fen of a budget that fall to some days: its part by days, all of it where its period lies within them. */
export function partOfBudget({ amount, ...period }: Days & { amount: number }, days: Days): number {
  const common = {
    from: period.from > days.from ? period.from : days.from,
    to: period.to < days.to ? period.to : days.to,
  }
  return common.from > common.to ? 0 : Math.round((amount * daysOf(common)) / daysOf(period))
}

const widestFirst = ['legalEntity', 'department', 'costCentre', 'project', 'person'] as const satisfies readonly BudgetObject[]

/** A journey moves a budget of each kind that is about it: added up are those of one kind, which bear the most, of as much the wider. */
export function ofOneKind<Budget extends { kind: BudgetObject; amount: number }>(budgets: readonly Budget[]): Budget[] {
  const kinds = widestFirst.map((kind) => budgets.filter((budget) => budget.kind === kind))
  const amountOf = (some: readonly Budget[]): number => sum(some.map(({ amount }) => amount))
  return kinds.reduce((most, some) => (amountOf(some) > amountOf(most) ? some : most))
}
