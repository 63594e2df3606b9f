import { readStaySegment, type KeptStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments, type OrderSegmentRow } from '../../../booking/order/store'

export type StayRow = OrderSegmentRow<KeptStaySegment>

/** The stays of some orders as their segments, read from whatever version they are kept in. */
export const findStays = async (tenant: Tenant, orderNos: readonly string[]): Promise<StayRow[]> =>
  (await findOrderSegments(tenant, orderNos)).map((row) => ({ ...row, body: readStaySegment(row.body) }))
