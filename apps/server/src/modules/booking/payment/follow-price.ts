import type { Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { isFrozenMethod, releaseMethods } from '../ledger/money'
import { findOrderTravellers, type OrderRow } from '../order/store'
import { repriceBudget } from '../application/order-budget'
import { placeMoney } from './payment-parts'

/** What the company and its budgets had set aside follows the new total; a problem where it does not reach. */
export async function followPrice(work: Work, before: OrderRow, after: OrderRow): Promise<Problem | undefined> {
  if (before.total === after.total) return undefined
  const over = await repriceBudget(work, after)
  if (over) return over
  const at = work.context.clock.now()
  await releaseMethods(work, before, isFrozenMethod, at)
  const travellers = await findOrderTravellers(work, [after.orderNo])
  return placeMoney(work, { ...after, travellers, createdAt: at })
}
