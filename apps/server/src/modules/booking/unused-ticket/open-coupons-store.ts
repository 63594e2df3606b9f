import { products, travelTypes, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../columns/latin-column'

/** A coupon that is open, with whose it is. */
export interface OpenCouponRow {
  ticketNo: string
  segment: number
  orderNo: string
  product: Product
  title: LocalText
  traveller: ReadableName
  number: string
  employeeId: string
  bookerId: string
  departmentId: string
  booker: ReadableName
  issuedAt: Date
  departAt: Date
  /** Fen. */
  value: number
  /** The traveller is no longer with the company. */
  left: boolean
  /** A refund or change has it. */
  taken: boolean
  /** Coupons of the same ticket that are open, this one too. */
  couponsLeft: number
  /** Day of the first journey that was made on the ticket. */
  firstTravelOn: string | null
  body: unknown
}

export interface OpenCouponSearch {
  /** Whose unused tickets are worth something. */
  products: readonly Product[]
  /** Departed before this. */
  before: Date
  /** Issued after this; older ones are no longer valid. */
  issuedAfter: Date
  /** Company money, or the traveller's own. */
  travelType: TravelType
  /** In whose name; null: anybody's. */
  travellers: readonly string[] | null
  /** Null: all. */
  departments: readonly string[] | null
  keyword: string
  /** At most. */
  limit: number
  reader: Reader
}

/**
 * Coupons that nobody used, and those of who has left, those that were issued first in front. Open coupons have an index of their own: what
 * is flown leaves it, so that it stays short however many tickets there were.
 */
export async function findOpenCoupons({ sql, enterpriseId }: Tenant, search: OpenCouponSearch): Promise<OpenCouponRow[]> {
  const { departments, keyword, reader } = search
  const values: unknown[] = [
    enterpriseId,
    search.issuedAfter,
    search.before,
    search.products.map((product) => products.code(product)),
    search.limit,
    travelTypes.code(search.travelType),
    search.travellers,
  ]
  const put = (value: unknown): string => `$${values.push(value)}`
  const conditions: string[] = []
  if (departments) {
    const ids = put(departments)
    conditions.push(`(t.department_id = ANY(${ids}) OR t.booked_from = ANY(${ids}))`)
  }
  if (keyword !== '') {
    const like = put(containing(keyword))
    conditions.push(`(ticket.order_no ILIKE ${like} OR ticket.ticket_no ILIKE ${like} OR t.name ILIKE ${like} OR e.number ILIKE ${like}
      OR replace(e.name_pinyin, ' ', '') ILIKE ${like} OR s.flight_no ILIKE ${like})`)
  }
  const rows = await sql.query<InCodes<OpenCouponRow, { product: typeof products }>>(
    `SELECT ticket.ticket_no AS "ticketNo", coupon.segment, o.order_no AS "orderNo", o.product, o.title,
       jsonb_build_object('name', t.name, 'latin', ${latinOf('t', reader)}) AS traveller, coalesce(e.number, '') AS number, t.employee_id AS "employeeId", o.booker_id AS "bookerId",
       t.department_id AS "departmentId", jsonb_build_object('name', coalesce(booker.name, ''), 'latin', ${latinOf('o', reader, 'booker_id')}) AS booker,
       ticket.issued_at AS "issuedAt", s.depart_at AS "departAt", coalesce((s.worths ->> t.position::text)::bigint, 0) AS value,
       coalesce(NOT e.active, false) AS left,
       EXISTS (SELECT FROM after_sale_line line WHERE line.enterprise_id = ticket.enterprise_id AND line.ticket_no = ticket.ticket_no
               AND line.segment = coupon.segment AND line.open) AS taken,
       (SELECT count(*)::integer FROM jsonb_to_recordset(ticket.coupons) AS other(state smallint) WHERE other.state = 0) AS "couponsLeft",
       (SELECT min(flown.depart_date)::text FROM order_segment flown, jsonb_to_recordset(ticket.coupons) AS used(segment smallint, state smallint)
        WHERE flown.enterprise_id = ticket.enterprise_id AND flown.order_no = ticket.order_no AND flown.position = used.segment
          AND used.state = 3) AS "firstTravelOn", s.body
     FROM ticket
     CROSS JOIN LATERAL jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
     JOIN orders o ON o.enterprise_id = ticket.enterprise_id AND o.order_no = ticket.order_no
     JOIN order_segment s ON s.enterprise_id = ticket.enterprise_id AND s.order_no = ticket.order_no AND s.position = coupon.segment
     JOIN order_traveller t ON t.enterprise_id = ticket.enterprise_id AND t.order_no = ticket.order_no AND t.position = ticket.traveller
     LEFT JOIN employee e ON e.enterprise_id = t.enterprise_id AND e.employee_id = t.employee_id
     LEFT JOIN employee booker ON booker.enterprise_id = o.enterprise_id AND booker.employee_id = o.booker_id
     WHERE ticket.enterprise_id = $1 AND ticket.coupons @> '[{"state": 0}]' AND ticket.issued_at > $2 AND coupon.state = 0
       AND o.travel_type = $6 AND ($7::text[] IS NULL OR t.employee_id = ANY($7)) AND o.product = ANY($4)
       AND (s.depart_at < $3 OR NOT e.active)
       ${conditions.map((condition) => `AND ${condition}`).join(' ')}
     ORDER BY ticket.issued_at, ticket.ticket_no, coupon.segment LIMIT $5`,
    values,
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
