import { couponStates, type CouponState } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../db/tenant'
import type { InCodes } from '../../../db/in-codes'

export interface Coupon {
  segment: number
  state: CouponState
}
export interface TicketRow {
  ticketNo: string
  traveller: number
  coupons: Coupon[]
  issuedAt: Date
}

type StoredCoupon = InCodes<Coupon, { state: typeof couponStates }>
type Stored<Row extends { coupons: unknown }> = Omit<Row, 'coupons'> & { coupons: StoredCoupon[] }
const inWords = <Row extends { coupons: StoredCoupon[] }>(row: Row) => ({
  ...row,
  coupons: row.coupons.map((coupon) => ({ ...coupon, state: couponStates.word(coupon.state) })),
})
const inCodes = <Row extends { coupons: readonly Coupon[] }>(row: Row) => ({
  ...row,
  coupons: row.coupons.map((coupon) => ({ ...coupon, state: couponStates.code(coupon.state) })),
})

export const insertTickets = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  tickets: readonly Omit<TicketRow, 'issuedAt'>[],
  issuedAt: Date,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO ticket (enterprise_id, order_no, ticket_no, traveller, coupons, issued_at)
     SELECT $1, $2, t."ticketNo", t.traveller, t.coupons, $4
     FROM jsonb_to_recordset($3::jsonb) AS t("ticketNo" text, traveller smallint, coupons jsonb)`,
    [enterpriseId, orderNo, JSON.stringify(tickets.map(inCodes)), issuedAt],
  )
/** Coupons as they are now; the number stays. */
export const updateCoupons = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  tickets: readonly Pick<TicketRow, 'ticketNo' | 'coupons'>[],
): Promise<unknown> =>
  sql.query(
    `UPDATE ticket SET coupons = t.coupons FROM jsonb_to_recordset($3::jsonb) AS t("ticketNo" text, coupons jsonb)
     WHERE enterprise_id = $1 AND order_no = $2 AND ticket_no = t."ticketNo"`,
    [enterpriseId, orderNo, JSON.stringify(tickets.map(inCodes))],
  )

/** A ticket with the order whose it is. */
export type OwnedTicketRow = Omit<TicketRow, 'issuedAt'> & { orderNo: string }
export async function findTicketsOf({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<OwnedTicketRow[]> {
  const rows = await sql.query<Stored<OwnedTicketRow>>(
    `SELECT order_no AS "orderNo", ticket_no AS "ticketNo", traveller, coupons FROM ticket
     WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no, traveller, ticket_no`,
    [enterpriseId, orderNos],
  )
  return rows.map(inWords)
}
export async function findTickets({ sql, enterpriseId }: Tenant, orderNo: string): Promise<TicketRow[]> {
  const rows = await sql.query<Stored<TicketRow>>(
    'SELECT ticket_no AS "ticketNo", traveller, coupons, issued_at AS "issuedAt" FROM ticket WHERE enterprise_id = $1 AND order_no = $2 ORDER BY traveller, ticket_no',
    [enterpriseId, orderNo],
  )
  return rows.map(inWords)
}

/** Which of these numbers tickets of the company have already. */
export async function findKnownTicketNos({ sql, enterpriseId }: Tenant, ticketNos: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ ticketNo: string }>(
    'SELECT DISTINCT ticket_no AS "ticketNo" FROM ticket WHERE enterprise_id = $1 AND ticket_no = ANY($2)',
    [enterpriseId, ticketNos],
  )
  return rows.map(({ ticketNo }) => ticketNo)
}
