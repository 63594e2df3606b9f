import { couponStates, type CouponState } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../db/tenant'

interface FamilySegment {
  position: number
  employeeId: string
  /** As its product keeps it. */
  body: unknown
}

/** Of what is given up or has been exchanged nobody travels any more. */
const gone: readonly CouponState[] = ['refunded', 'exchanged', 'void']

/**
 * Segments that somebody of an order still travels or has travelled, of all orders that a chain of changes joins to it: a changed
 * segment stands in an order of its own.
 */
export const findSegmentsOfFamily = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<FamilySegment[]> =>
  sql.query<FamilySegment>(
    `WITH RECURSIVE family(order_no) AS (
       SELECT $2::text
       UNION
       SELECT CASE WHEN o.order_no = family.order_no THEN o.parent_order_no ELSE o.order_no END
       FROM family JOIN orders o ON o.enterprise_id = $1 AND o.kind = 'change'
         AND (o.order_no = family.order_no OR o.parent_order_no = family.order_no)
     )
     SELECT DISTINCT s.position, t.employee_id AS "employeeId", s.body
     FROM family
     JOIN order_segment s ON s.enterprise_id = $1 AND s.order_no = family.order_no
     JOIN ticket ON ticket.enterprise_id = $1 AND ticket.order_no = s.order_no
     JOIN order_traveller t ON t.enterprise_id = $1 AND t.order_no = ticket.order_no AND t.position = ticket.traveller
     CROSS JOIN jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
     WHERE coupon.segment = s.position AND NOT coupon.state = ANY($3)`,
    [enterpriseId, orderNo, gone.map((state) => couponStates.code(state))],
  )
