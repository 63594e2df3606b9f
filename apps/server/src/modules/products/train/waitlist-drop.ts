import type { Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { dropTraveller } from '../../booking/lifecycle/drop-traveller'
import type { Mover } from '../../booking/lifecycle/lifecycle'
import { findOrderTravellers, type OrderRow } from '../../booking/order/store'
import { deletePlaces, findPlaces, trainOrder } from './order-store'
import { leaveOf } from './waitlist-party'

/** Somebody is off the railway's list: the order is of those who stay, and what was paid for the one goes back. */
export async function dropFromWait(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  employeeId: string,
  by: Mover,
): Promise<OrderRow | Problem> {
  const { orderNo } = order
  const [kept, places, travellers] = await Promise.all([
    trainOrder(sql, enterpriseId, orderNo),
    findPlaces(sql, enterpriseId, orderNo),
    findOrderTravellers(sql, enterpriseId, [orderNo]),
  ])
  const leaver = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (!leaver) throw new Error(`${employeeId} does not wait on order ${orderNo}`)
  const { prices, fee } = leaveOf(kept, places, travellers, leaver)
  await deletePlaces(sql, enterpriseId, orderNo, leaver.position)
  return dropTraveller(context, sql, enterpriseId, order, { travellers, leaver, prices, fee, by })
}
