import { readFlight, type KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { Sql } from '../../../db/sql'
import { findOrderSegments, type OrderSegmentRow } from '../../booking/order/store'

export type FlightRow = OrderSegmentRow<KeptFlight>

/** The flights of these orders as they are kept, order by order. */
export async function findFlights(sql: Sql, enterpriseId: number, orderNos: readonly string[]): Promise<FlightRow[]> {
  const rows = await findOrderSegments(sql, enterpriseId, orderNos)
  return rows.map((row) => ({ ...row, body: readFlight(row.body) }))
}
