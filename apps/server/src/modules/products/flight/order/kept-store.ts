import { readFlight, type KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { AirHeld } from '@sojourn/supply/ports/air'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments, type OrderSegmentRow } from '../../../booking/order/store'

export type FlightRow = OrderSegmentRow<KeptFlight>

/** The flights of these orders as they are kept, order by order. */
export const findFlights = async (tenant: Tenant, orderNos: readonly string[]): Promise<FlightRow[]> =>
  readFlights(await findOrderSegments(tenant, orderNos))

export const readFlights = (segments: readonly OrderSegmentRow[]): FlightRow[] =>
  segments.map((row) => ({ ...row, body: readFlight(row.body) }))

/** The carrier's number for a purchase of government fares, beside its buyer; nothing where none were sold. */
export async function keepVerification(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  { verificationNo }: Pick<AirHeld, 'verificationNo'>,
): Promise<void> {
  if (verificationNo === undefined) return
  await sql.query(
    `UPDATE order_segment SET body = jsonb_set(body, '{government,verificationNo}', to_jsonb($3::text))
     WHERE enterprise_id = $1 AND order_no = $2 AND body ? 'government'`,
    [enterpriseId, orderNo, verificationNo],
  )
}
