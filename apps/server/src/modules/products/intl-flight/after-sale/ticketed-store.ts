import type { Tenant } from '../../../../db/tenant'

/** A flight of these days with a coupon that is still open, checked in or not. */
export interface TicketedFlight {
  orderNo: string
  segment: number
  flightNo: string
  departAirport: string
  /** The day under which its carrier announces: that of the timetable, whatever it was moved to since. */
  departDate: string
  departAt: Date
  arriveAt: Date
  body: unknown
}

export const findTicketedIntl = ({ sql, enterpriseId }: Tenant, days: { from: string; to: string }): Promise<TicketedFlight[]> =>
  sql.query<TicketedFlight>(
    `SELECT s.order_no AS "orderNo", s.position AS segment, s.flight_no AS "flightNo", s.depart_place AS "departAirport",
            coalesce((SELECT n.was ->> 'departDate' FROM schedule_notice n
              WHERE n.enterprise_id = s.enterprise_id AND n.order_no = s.order_no AND n.segment = s.position
              ORDER BY n.announced_at LIMIT 1), s.depart_date::text) AS "departDate", s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.body
     FROM order_segment s JOIN orders o USING (enterprise_id, order_no)
     WHERE s.enterprise_id = $1 AND s.depart_date BETWEEN $2 AND $3 AND o.fulfiller = 'intl-flight'
       AND EXISTS (
         SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
         WHERE ticket.enterprise_id = s.enterprise_id AND ticket.order_no = s.order_no AND coupon.segment = s.position AND coupon.state IN (0, 1))`,
    [enterpriseId, days.from, days.to],
  )
