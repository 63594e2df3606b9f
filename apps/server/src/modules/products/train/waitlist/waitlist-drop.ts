import type { Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../../context'
import { dropTraveller } from '../../../booking/lifecycle/drop-traveller'
import type { Mover } from '../../../booking/lifecycle/lifecycle'
import { findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { deletePlaces, findPlaces, trainOrder } from '../order/order-store'
import { leaveOf } from './waitlist-party'

/** Somebody is off the railway's list: the order is of those who stay, and what was paid for the one goes back. */
export async function dropFromWait(work: Work, order: OrderRow, employeeId: string, by: Mover): Promise<OrderRow | Problem> {
  const { orderNo } = order
  const [kept, places, travellers] = await Promise.all([
    trainOrder(work, orderNo),
    findPlaces(work, orderNo),
    findOrderTravellers(work, [orderNo]),
  ])
  const leaver = travellers.find((traveller) => traveller.employeeId === employeeId)
  if (!leaver) throw new Error(`${employeeId} does not wait on order ${orderNo}`)
  const { prices, fee } = leaveOf({ kept, places, travellers }, leaver)
  await deletePlaces(work, orderNo, leaver.position)
  return dropTraveller(work, order, { travellers, leaver, prices, fee, by })
}
