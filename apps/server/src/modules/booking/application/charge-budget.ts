import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft } from '@sojourn/domain/booking/application/budget'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Tenant } from '../../../db/tenant'
import { findBudget, moveBudget } from './budget-store'

/** The one way in which a budget moves, for applications and for orders; a problem where it does not have what is set aside. */
export async function chargeBudget(
  tenant: Tenant,
  budgetId: string | null,
  move: { encumbered: number; spent: number },
): Promise<Problem | undefined> {
  if (budgetId === null || (move.encumbered === 0 && move.spent === 0)) return undefined
  if (await moveBudget(tenant, budgetId, move)) return undefined
  const account = await findBudget(tenant, budgetId)
  if (!account) throw new Error(`budget ${budgetId} is gone`)
  return problem('budgetInsufficient', {
    detail: {
      left: shortYuan(Math.max(0, budgetLeft(account))),
      needed: shortYuan(move.encumbered + move.spent),
    },
  })
}
