import type { Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { isFrozenWay, releaseWays } from '../ledger/money'
import { findOrderTravellers, type OrderRow } from '../order/store'
import { repriceBudget } from '../application/order-budget'
import { placeMoney } from './payment-parts'

/** What the company and its budgets had set aside follows the new total; a problem where it does not reach. */
export async function followPrice(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  before: OrderRow,
  after: OrderRow,
): Promise<Problem | undefined> {
  if (before.total === after.total) return undefined
  const over = await repriceBudget(context, sql, enterpriseId, after)
  if (over) return over
  const at = context.clock.now()
  await releaseWays(sql, enterpriseId, before, isFrozenWay, at)
  const travellers = await findOrderTravellers(sql, enterpriseId, [after.orderNo])
  return placeMoney(sql, enterpriseId, { ...after, travellers, createdAt: at })
}
