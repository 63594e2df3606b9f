import type { BudgetBalance } from '@sojourn/contract/admin/company/budget.shapes'
import { budgetLeft, budgetLevel, budgetUsedPercent, unlimited } from '@sojourn/domain/booking/application/budget'
import type { BalanceRow } from './store'

/** A period as it is told. */
export function balanceOf({ from, to, amount, adjusted, encumbered, spent, warnFirst, warnSecond }: BalanceRow): BudgetBalance {
  const account = { amount: amount === unlimited ? unlimited : amount + adjusted, encumbered, spent }
  return {
    from,
    to,
    amount,
    adjusted,
    pending: encumbered,
    spent,
    available: budgetLeft(account),
    percent: budgetUsedPercent(account),
    level: budgetLevel({ ...account, warnAt: [warnFirst, warnSecond] }),
  }
}
