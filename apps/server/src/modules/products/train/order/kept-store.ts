import { readRide, type KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments, type OrderSegmentRow } from '../../../booking/order/store'

export type RideRow = OrderSegmentRow<KeptRide>

/** The rides of these orders as they are kept, order by order. */
export const findRides = async (tenant: Tenant, orderNos: readonly string[]): Promise<RideRow[]> =>
  readRides(await findOrderSegments(tenant, orderNos))

export const readRides = (segments: readonly OrderSegmentRow[]): RideRow[] =>
  segments.map((row) => ({ ...row, body: readRide(row.body) }))
