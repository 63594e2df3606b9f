import { noExtras, readIntlExtras, type KeptIntlExtras } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { readIntlPassengers, type KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import { readIntlSegment, readIntlTrip, type KeptIntlSegment, type KeptIntlTrip } from '@sojourn/domain/products/intl-flight/kept'
import { readIntlWishes, type KeptIntlWishes } from '@sojourn/domain/products/intl-flight/kept-wishes'
import type { Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments, type OrderRow, type OrderSegmentRow } from '../../../booking/order/store'

export type IntlSegmentRow = OrderSegmentRow<KeptIntlSegment>

/** The flights of these orders as they are kept, order by order. */
export const findIntlSegments = async (tenant: Tenant, orderNos: readonly string[]): Promise<IntlSegmentRow[]> =>
  readIntlSegments(await findOrderSegments(tenant, orderNos))

export const readIntlSegments = (segments: readonly OrderSegmentRow[]): IntlSegmentRow[] =>
  segments.map((row) => ({ ...row, body: readIntlSegment(row.body) }))

/** What is kept of an order beside its flights. */
export interface KeptIntlOrder {
  trip: KeptIntlTrip
  /** By position of the traveller. */
  passengers: KeptIntlPassenger[]
  wishes: KeptIntlWishes
  extras: KeptIntlExtras
}

export const insertIntlOrder = ({ context, sql, enterpriseId }: Work, orderNo: string, kept: KeptIntlOrder): Promise<unknown> =>
  sql.query(
    'INSERT INTO intl_flight_trip (enterprise_id, order_no, body, passengers_cipher, wishes, extras) VALUES ($1, $2, $3, $4, $5, $6)',
    [
      enterpriseId,
      orderNo,
      JSON.stringify(kept.trip),
      context.vault.seal(JSON.stringify(kept.passengers)),
      JSON.stringify(kept.wishes),
      JSON.stringify(kept.extras),
    ],
  )

/** The trip as it is held, once it is or once it is at another price. */
export const updateIntlTrip = ({ sql, enterpriseId }: Tenant, orderNo: string, trip: KeptIntlTrip): Promise<unknown> =>
  sql.query('UPDATE intl_flight_trip SET body = $3 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    JSON.stringify(trip),
  ])

/** Keys of the fares of these orders, direction by direction. */
export async function findFareKeys(
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql.query<{ orderNo: string; body: unknown }>(
    'SELECT order_no AS "orderNo", body FROM intl_flight_trip WHERE enterprise_id = $1 AND order_no = ANY($2)',
    [enterpriseId, orderNos],
  )
  return new Map(rows.map(({ orderNo, body }) => [orderNo, readIntlTrip(body).slices.map(({ fareKey }) => fareKey)]))
}

/** Which directions each ticket of an order carries; nothing where the order keeps no trip of its own. */
export async function findTicketSlices(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
): Promise<readonly { slices: readonly number[] }[]> {
  const [row] = await sql.query<{ body: unknown }>(
    'SELECT body FROM intl_flight_trip WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo],
  )
  return row ? readIntlTrip(row.body).tickets.map(({ slices }) => ({ slices })) : []
}

/** What carriers confirmed of what was bought beside the fares. */
export const updateIntlExtras = ({ sql, enterpriseId }: Tenant, orderNo: string, extras: KeptIntlExtras): Promise<unknown> =>
  sql.query('UPDATE intl_flight_trip SET extras = $3 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    JSON.stringify(extras),
  ])

/** What an order bought beside its fares. */
export async function findIntlExtras({ sql, enterpriseId }: Tenant, orderNo: string): Promise<KeptIntlExtras> {
  const [row] = await sql.query<{ extras: unknown }>(
    'SELECT extras FROM intl_flight_trip WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo],
  )
  return row ? readIntlExtras(row.extras) : noExtras
}

/** Which order keeps a trip: a refund gives back what its booking, or a change of it, keeps. */
export const keptIn = ({ kind, orderNo, parentOrderNo }: Pick<OrderRow, 'kind' | 'orderNo' | 'parentOrderNo'>): string =>
  kind === 'refund' ? (parentOrderNo ?? orderNo) : orderNo

/** What is kept of an order that is known to be of international flights. */
export async function findIntlOrder({ context, sql, enterpriseId }: Work, orderNo: string): Promise<KeptIntlOrder> {
  const [row] = await sql.query<{ body: unknown; passengersCipher: string; wishes: unknown; extras: unknown }>(
    `SELECT body, passengers_cipher AS "passengersCipher", wishes, extras FROM intl_flight_trip
     WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  if (!row) throw new Error(`order ${orderNo} is not of international flights`)
  return {
    trip: readIntlTrip(row.body),
    passengers: readIntlPassengers(JSON.parse(context.vault.open(row.passengersCipher)) as unknown[]),
    wishes: readIntlWishes(row.wishes),
    extras: readIntlExtras(row.extras),
  }
}
