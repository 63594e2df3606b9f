import type { Tenant } from '../../../../db/tenant'
import { findOrderTravellers, type OrderRow } from '../../../booking/order/store'

/** Whose ride it is: who booked it, and who is driven. */
export async function peopleOfRide(tenant: Tenant, { orderNo, bookerId }: OrderRow): Promise<string[]> {
  const travellers = await findOrderTravellers(tenant, [orderNo])
  return [...new Set([bookerId, ...travellers.map(({ employeeId }) => employeeId)])]
}
