import type { BudgetEntry } from '@sojourn/contract/admin/company/budget.shapes'

type Movement = 'occupied' | 'spent' | 'returned' | 'adjusted' | 'opening'

/** What an entry did: set aside or spent something, gave it back, or changed what there is. */
export function movementOf({ pending, spent, adjusted, orderNo, travelApplyNo }: BudgetEntry): Movement {
  if (adjusted !== 0) return 'adjusted'
  if (orderNo === undefined && travelApplyNo === undefined) return 'opening'
  if (spent > 0) return 'spent'
  return pending > 0 ? 'occupied' : 'returned'
}
