import type { Tenant } from '../../../../db/tenant'

/** A flight of these days with a coupon that is still open. */
export interface TicketedFlight {
  orderNo: string
  segment: number
  flightNo: string
  departAirport: string
  departDate: string
}

export const findTicketedIntl = ({ sql, enterpriseId }: Tenant, days: { from: string; to: string }): Promise<TicketedFlight[]> =>
  sql.query<TicketedFlight>(
    `SELECT s.order_no AS "orderNo", s.position AS segment, s.flight_no AS "flightNo", s.depart_place AS "departAirport",
            s.depart_date::text AS "departDate"
     FROM order_segment s JOIN orders o USING (enterprise_id, order_no)
     WHERE s.enterprise_id = $1 AND s.depart_date BETWEEN $2 AND $3 AND o.fulfiller = 'intl-flight'
       AND EXISTS (
         SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
         WHERE ticket.enterprise_id = s.enterprise_id AND ticket.order_no = s.order_no AND coupon.segment = s.position AND coupon.state = 0)`,
    [enterpriseId, days.from, days.to],
  )
