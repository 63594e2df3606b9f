import type { BudgetBalance, Budget } from '@sojourn/contract/admin/company/budget.shapes'
import type { BudgetSplit } from '@sojourn/contract/booking/budget-words'
import { budgetPeriodsOf } from '@sojourn/domain/admin/company/budget-periods'
import { equalParts, leftToSplit } from '@sojourn/domain/admin/company/budget-split'
import { fenOf } from '../../../kit/forms/typed-amount'

/** A department or a month, with what it is to have as it is typed. */
export interface Part {
  of: string
  name: string
  amount: string
}

const typedFen = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))

/** Equal parts, to the fen. */
export const equally = (parts: readonly Omit<Part, 'amount'>[], amount: number): Part[] => {
  const fen = equalParts(amount, parts.length)
  return parts.map((part, index) => ({ ...part, amount: typedFen(fen[index]!) }))
}

/** The months of a period, by their first days. */
export const monthsOf = ({ from, to }: Pick<BudgetBalance, 'from' | 'to'>): Omit<Part, 'amount'>[] =>
  budgetPeriodsOf({ period: 'month', yearStarts: 1, from, to }).map((month) => ({ of: month.from, name: month.from.slice(0, 7) }))

/** What can be split of a budget: what has a limit, a department's over those below it, a long period over its months. */
export const splitsOf = ({ amount, object, period, current }: Budget): BudgetSplit[] => [
  ...(amount >= 0 && object.kind === 'department' ? (['departments'] as const) : []),
  ...(amount >= 0 && period !== 'month' && monthsOf(current).length > 1 ? (['months'] as const) : []),
]

/** What is typed in fen, undefined where it is no amount; nothing is none. */
export const fenOfPart = ({ amount }: Pick<Part, 'amount'>): number | undefined => (amount.trim() === '' ? 0 : fenOf(amount))

/** What is left to split; undefined as long as something typed is no amount. */
export function leftOf(amount: number, parts: readonly Part[]): number | undefined {
  const fen = parts.map(fenOfPart)
  return fen.every((each) => each !== undefined) ? leftToSplit(amount, fen) : undefined
}
