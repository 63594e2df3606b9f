import { couponStates, orderStates, products } from '@sojourn/contract/booking/codes'
import { isKept } from '@sojourn/domain/booking/order/travel-status'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { Tenant } from '../../../../db/tenant'

/** A flight that somebody has taken, or has a ticket for. */
export interface FlownRow {
  employeeId: string
  orderNo: string
  departPlace: string
  arrivePlace: string
  departAt: Date
  arriveAt: Date
  departDate: string
}

const kept = couponStates.words.filter(isKept).map((state) => couponStates.code(state))
const ticketed = orderStates.words.filter(isTicketed).map((state) => orderStates.code(state))

/** Flights abroad of these people since a day, person by person in order of time; of those that are over only what was flown. */
export const findFlownAbroad = (
  { sql, enterpriseId }: Tenant,
  { employeeIds, since, now }: { employeeIds: readonly string[]; since: string; now: Date },
): Promise<FlownRow[]> =>
  sql.query<FlownRow>(
    `SELECT t.employee_id AS "employeeId", o.order_no AS "orderNo", s.depart_place AS "departPlace", s.arrive_place AS "arrivePlace",
       s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.depart_date AS "departDate"
     FROM order_traveller t
     JOIN orders o ON o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no
     JOIN order_segment s ON s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no
     WHERE t.enterprise_id = $1 AND t.employee_id = ANY($2) AND t.arrive_at >= $3::date AND o.product = $4 AND o.kind <> 'refund'
       AND o.state = ANY($5) AND s.kind = 'journey' AND EXISTS (
         SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
         WHERE ticket.enterprise_id = $1 AND ticket.order_no = o.order_no AND ticket.traveller = t.position AND coupon.segment = s.position
           AND coupon.state = ANY($6) AND (coupon.state = $7 OR s.arrive_at > $8::timestamptz - interval '1 day'))
     ORDER BY t.employee_id, s.depart_at`,
    [enterpriseId, employeeIds, since, products.code('intlFlight'), ticketed, kept, couponStates.code('used'), now],
  )

/** An order with the changes of it, and the changes of those. */
export async function findChangesOf({ sql, enterpriseId }: Tenant, orderNo: string): Promise<string[]> {
  const rows = await sql.query<{ orderNo: string }>(
    `WITH RECURSIVE own (order_no) AS (
       SELECT $2::text UNION
       SELECT o.order_no FROM orders o JOIN own ON o.parent_order_no = own.order_no WHERE o.enterprise_id = $1 AND o.kind = 'change')
     SELECT order_no AS "orderNo" FROM own ORDER BY order_no`,
    [enterpriseId, orderNo],
  )
  return rows.map((row) => row.orderNo)
}
