import { readRide, type KeptRide } from '@sojourn/domain/products/train/kept'
import type { Tenant } from '../../../db/tenant'
import { findOrderSegments, type OrderSegmentRow } from '../../booking/order/store'

export type RideRow = OrderSegmentRow<KeptRide>

/** The rides of these orders as they are kept, order by order. */
export async function findRides(tenant: Tenant, orderNos: readonly string[]): Promise<RideRow[]> {
  const rows = await findOrderSegments(tenant, orderNos)
  return rows.map((row) => ({ ...row, body: readRide(row.body) }))
}
