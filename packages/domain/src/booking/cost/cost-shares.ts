import { apportion, sum } from '../../kit/money'

/** So many cost centres may bear one traveller's part beside the traveller's own. */
export const otherCostCentresAtMost = 4

export interface CostShare {
  costCentreId: string
  /** Whole, of the traveller's part of the order. */
  percent: number
}

/** What the traveller's own cost centre bears: all that no other does, so that they are always 100. */
export const ownPercent = (others: readonly Pick<CostShare, 'percent'>[]): number =>
  100 - sum(others.map(({ percent }) => percent))

/** Why a traveller's part cannot be divided like this (handbook 10.1). */
export function costSharesFault(costCentreId: string, others: readonly CostShare[]): 'percent' | 'twice' | undefined {
  const ids = [costCentreId, ...others.map((share) => share.costCentreId)]
  if (new Set(ids).size < ids.length) return 'twice'
  return ownPercent(others) < 1 || others.some(({ percent }) => !Number.isInteger(percent) || percent < 1) ? 'percent' : undefined
}

export interface BudgetPart {
  budgetId: string
  /** Fen. */
  amount: number
}

/**
 * What each budget bears of an order: every traveller stands for an equal part, which is divided as the traveller's cost is. In the
 * order of the budgets' ids, in which they are moved; a share without a budget moves none.
 */
export function divideCost(
  total: number,
  travellers: readonly (readonly { budgetId: string | undefined; percent: number }[])[],
): BudgetPart[] {
  const shares = travellers.flat()
  const amounts = apportion(
    total,
    shares.map(({ percent }) => percent),
  )
  const ids = [...new Set(shares.flatMap(({ budgetId }) => budgetId ?? []))].sort()
  return ids.map((budgetId) => ({
    budgetId,
    amount: sum(amounts.filter((_, index) => shares[index]!.budgetId === budgetId)),
  }))
}
