import { travelTypes, type TravelType } from '@sojourn/contract/booking/codes'
import { readFlight, type KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { latinOf, type Reader } from '../../../booking/columns/latin-column'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../../db/tenant'
import type { Cursor } from '../../../../kit/cursor'
import { literal } from '../../../../db/like'

/** Segments of these days with a coupon that is still open, checked in or not. */
export const findTicketedFlights = ({ sql, enterpriseId }: Tenant, days: { from: string; to: string }) =>
  sql.query<{ orderNo: string; segment: number; flightKey: string; departAt: Date; arriveAt: Date }>(
    `SELECT s.order_no AS "orderNo", s.position AS segment, s.service_key AS "flightKey", s.depart_at AS "departAt", s.arrive_at AS "arriveAt"
     FROM order_segment s JOIN orders o USING (enterprise_id, order_no)
     WHERE s.enterprise_id = $1 AND s.depart_date BETWEEN $2 AND $3 AND o.fulfiller = 'flight'
       AND EXISTS (
         SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
         WHERE ticket.enterprise_id = s.enterprise_id AND ticket.order_no = s.order_no AND coupon.segment = s.position AND coupon.state IN (0, 1))`,
    [enterpriseId, days.from, days.to],
  )

const withFlight = <Row extends { body: unknown }>(row: Row) => ({ ...row, body: readFlight(row.body) })

export interface OpenTicketRow {
  orderNo: string
  ticketNo: string
  segment: number
  bookerId: string
  employeeId: string
  /** The traveller's position in the order. */
  position: number
  traveller: ReadableName
  title: LocalText
  issuedAt: Date
  departAt: Date
  body: KeptFlight
  /** A refund or change has the coupon. */
  taken: boolean
  couponsLeft: number
  /** Departure date of the first used coupon of the ticket. */
  firstTravelOn: string | null
}

/** First travel is within a year of the issue, so no ticket is valid for longer than two: older ones are not looked at. */
const openTickets = `
  FROM ticket
  CROSS JOIN LATERAL jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
  JOIN orders o ON o.enterprise_id = ticket.enterprise_id AND o.order_no = ticket.order_no
  JOIN order_segment s ON s.enterprise_id = ticket.enterprise_id AND s.order_no = ticket.order_no AND s.position = coupon.segment
  JOIN order_traveller t ON t.enterprise_id = ticket.enterprise_id AND t.order_no = ticket.order_no AND t.position = ticket.traveller
  CROSS JOIN LATERAL (
    SELECT min(flown.depart_date) AS first_travel_on
    FROM order_segment flown, jsonb_to_recordset(ticket.coupons) AS used(segment smallint, state smallint)
    WHERE flown.enterprise_id = ticket.enterprise_id AND flown.order_no = ticket.order_no AND flown.position = used.segment
      AND used.state = 3) AS travelled
  WHERE ticket.enterprise_id = $1 AND coupon.state = 0 AND o.travel_type = $6 AND o.product = 1 AND s.depart_at < $2
    AND ticket.issued_at > $3::date - interval '25 months'
    AND (coalesce(travelled.first_travel_on, (ticket.issued_at AT TIME ZONE 'Asia/Shanghai')::date) + interval '12 months')::date >= $3
    AND (o.booker_id = ANY($4) OR t.employee_id = ANY($4))
    AND ($5 = '' OR o.order_no ILIKE '%' || $5 || '%' OR ticket.ticket_no ILIKE '%' || $5 || '%' OR t.name ILIKE '%' || $5 || '%'
         OR s.flight_no ILIKE '%' || $5 || '%')`

export interface OpenTicketSearch {
  /** Departed before this. */
  before: Date
  /** Valid on this day: a year from issue, or from first travel (handbook 1.7). */
  validOn: string
  employeeIds: readonly string[]
  /** Company money, or the traveller's own. */
  travelType: TravelType
  keyword: string
}
const valuesOf = (enterpriseId: number, { before, validOn, employeeIds, travelType, keyword }: OpenTicketSearch): unknown[] => [
  enterpriseId,
  before,
  validOn,
  employeeIds,
  literal(keyword),
  travelTypes.code(travelType),
]

/** Tickets whose flight left without their passenger, those that expire first in front. */
export async function findOpenTickets(
  { sql, enterpriseId }: Tenant,
  search: OpenTicketSearch,
  page: { after: Cursor | undefined; limit: number; reader: Reader },
): Promise<OpenTicketRow[]> {
  const rows = await sql.query<Omit<OpenTicketRow, 'body'> & { body: unknown }>(
    `SELECT o.order_no AS "orderNo", ticket.ticket_no AS "ticketNo", coupon.segment, o.booker_id AS "bookerId", t.employee_id AS "employeeId",
            t.position, jsonb_build_object('name', t.name, 'latin', ${latinOf('t', page.reader)}) AS traveller, o.title, ticket.issued_at AS "issuedAt", s.depart_at AS "departAt", s.body,
            EXISTS (SELECT FROM after_sale_line line WHERE line.enterprise_id = ticket.enterprise_id AND line.ticket_no = ticket.ticket_no
                    AND line.segment = coupon.segment AND line.open) AS taken,
            (SELECT count(*)::integer FROM jsonb_to_recordset(ticket.coupons) AS other(state smallint) WHERE other.state = 0) AS "couponsLeft",
            travelled.first_travel_on::text AS "firstTravelOn"
     ${openTickets}
       AND ($7::timestamptz IS NULL OR (ticket.issued_at, ticket.ticket_no || coupon.segment::text) > ($7, $8))
     ORDER BY ticket.issued_at, ticket.ticket_no || coupon.segment::text LIMIT $9`,
    [...valuesOf(enterpriseId, search), page.after?.at ?? null, page.after?.id ?? null, page.limit],
  )
  return rows.map(withFlight)
}

/** How many there are and what was paid for them. */
export async function sumOpenTickets(
  { sql, enterpriseId }: Tenant,
  search: OpenTicketSearch,
): Promise<{ count: number; atRisk: number }> {
  const [row] = await sql.query<{ count: number; atRisk: number }>(
    `SELECT count(*)::integer AS count,
            coalesce(sum((s.worths ->> t.position::text)::bigint), 0)::bigint AS "atRisk" ${openTickets}`,
    valuesOf(enterpriseId, search),
  )
  return row!
}
