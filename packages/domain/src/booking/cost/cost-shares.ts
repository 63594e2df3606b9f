import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
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

/** A budget that is about a share of an order: for whom it is, and which. */
export interface ShareBudget {
  budgetId: string
  kind: BudgetObject
}

/**
 * What a share counts on: the budgets of its project, of its cost centre only where its project has none, and in any case those of its
 * traveller, of the traveller's departments and of the legal entity.
 */
export function budgetsOfShare(found: readonly ShareBudget[]): string[] {
  const hasProject = found.some(({ kind }) => kind === 'project')
  return found.filter(({ kind }) => kind !== 'costCentre' || !hasProject).map(({ budgetId }) => budgetId)
}

/**
 * What each budget bears of an order: every traveller stands for an equal part, which is divided as the traveller's cost is. In the
 * order of the budgets' ids, in which they are moved; a share without a budget moves none, and one of several moves each.
 */
export function divideCost(
  total: number,
  travellers: readonly (readonly { budgetIds: readonly string[]; percent: number }[])[],
): BudgetPart[] {
  const shares = travellers.flat()
  const amounts = apportion(
    total,
    shares.map(({ percent }) => percent),
  )
  const ids = [...new Set(shares.flatMap(({ budgetIds }) => budgetIds))].sort()
  return ids.map((budgetId) => ({
    budgetId,
    amount: sum(amounts.filter((_, index) => shares[index]!.budgetIds.includes(budgetId))),
  }))
}

/** What a budget took over of an order's price, and what it still has of it. */
interface BorneShare {
  share: number
  /** The price that was divided. */
  ofTotal: number
  spent: number
}

/**
 * What comes back to each of the budgets of an order of which so much is returned, and how much of that the order itself had: each gets its
 * part as it bore its part of the price. Budgets that divide the price between them do so to the fen; those that all bear the
 * same part each get their own.
 */
export function returnShares(
  shares: readonly BorneShare[],
  groups: readonly string[],
  amount: number,
): { own: number; back: number[] } {
  const back = shares.map(() => 0)
  let own = 0
  for (const members of membersOf(shares, groups)) {
    const borne = sum(members.map((index) => shares[index]!.share))
    const { ofTotal } = shares[members[0]!]!
    if (borne === 0) continue
    const left = Math.round((sum(members.map((index) => shares[index]!.spent)) * ofTotal) / borne)
    const returned = Math.min(amount, left)
    own = Math.max(own, returned)
    const parts = apportion(returned, [...members.map((index) => shares[index]!.share), Math.max(0, ofTotal - borne)])
    members.forEach((index, place) => {
      back[index] = Math.min(shares[index]!.spent, parts[place]!)
    })
  }
  return { own, back }
}

/** Those that share a price stand together; where they bear more than it, each stands alone. */
function membersOf(shares: readonly BorneShare[], groups: readonly string[]): number[][] {
  return [...new Set(groups)].flatMap((group) => {
    const members = shares.flatMap((_, index) => (groups[index] === group ? [index] : []))
    const borne = sum(members.map((index) => shares[index]!.share))
    return borne > shares[members[0]!]!.ofTotal ? members.map((index) => [index]) : [members]
  })
}
