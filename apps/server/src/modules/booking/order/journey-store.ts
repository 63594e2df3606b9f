import type { Fulfiller, OrderState } from '@sojourn/contract/booking/codes'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { Tenant } from '../../../db/tenant'
import { stateCodes } from '../columns/state-codes'
import { segmentRecord } from './store'

/** No order of ours is under way for longer, and no wait reaches further than its first ride: how far an index is read beside a period. */
const longestJourney = "interval '60 days'"

/** A journey that somebody is booked on. */
export interface BookedRow {
  employeeId: string
  orderNo: string
  fulfiller: Fulfiller
  position: number
  serviceNo: string
  departDate: string
  departAt: Date
  arriveAt: Date
  departCity: string
  arriveCity: string
}
/** With the code of the airport or station where it ends. */
export type JourneyRow = BookedRow & { arrivePlace: string }
const bookedColumns = `t.employee_id AS "employeeId", o.order_no AS "orderNo", o.fulfiller, s.position, s.flight_no AS "serviceNo",
  s.depart_date AS "departDate", s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.depart_city AS "departCity", s.arrive_city AS "arriveCity"`

interface Period {
  employeeIds: readonly string[]
  from: Date
  to: Date
  endedStates: readonly OrderState[]
}
/**
 * What travellers are part of at a time, read in its order from the index of their times. OFFSET 0 keeps each part of these statements by its
 * key, whatever the tables held when they were planned.
 */
const travellersNear = (from: string, more = ''): string => `FROM unnest($2::text[]) AS asked(id)
     CROSS JOIN LATERAL (SELECT * FROM order_traveller
       WHERE enterprise_id = $1 AND employee_id = asked.id AND arrive_at >= ${from} AND arrive_at <= $4::timestamptz + ${longestJourney}${more}
       ORDER BY arrive_at OFFSET 0) t`
const journeysNear = `${travellersNear('$3', ' AND depart_at <= $4')}
     CROSS JOIN LATERAL (SELECT order_no, fulfiller FROM orders
       WHERE enterprise_id = $1 AND order_no = t.order_no AND state <> ALL($5) AND kind <> 'refund' OFFSET 0) o
     CROSS JOIN LATERAL (SELECT * FROM order_segment
       WHERE enterprise_id = $1 AND order_no = t.order_no AND kind = 'journey' AND arrive_at >= $3 AND depart_at <= $4 OFFSET 0) s
     WHERE NOT coupon_gone(t.enterprise_id, t.order_no, t.position, s.position)`

/** Journeys of these people's live orders near a period, for same-passenger and conflict checks (handbook 1.8); stays are none. */
export const findJourneysOfPeople = ({ sql, enterpriseId }: Tenant, request: Period): Promise<JourneyRow[]> =>
  sql.query<JourneyRow>(`SELECT ${bookedColumns}, s.arrive_place AS "arrivePlace" ${journeysNear}`, [
    enterpriseId,
    request.employeeIds,
    request.from,
    request.to,
    stateCodes(request.endedStates),
  ])

/** What may take the place of an order's first segment, beside the order. */
export const insertAlternatives = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  segments: readonly NewOrderSegment[],
): Promise<unknown> =>
  sql.query(
    `INSERT INTO alternative_segment (enterprise_id, order_no, position, flight_no, depart_date, depart_at, arrive_at, depart_city, arrive_city)
     SELECT $1, $2, s.position, s."serviceNo", s."departDate", s."departAt", s."arriveAt", s."departCity", s."arriveCity"
     FROM jsonb_to_recordset($3::jsonb) AS s(${segmentRecord})`,
    [enterpriseId, orderNo, JSON.stringify(segments)],
  )

/**
 * What these people's time is taken by near a period, in one statement: journeys of their live orders, and those that open orders may still
 * become beside the one that they show, so that no second journey is booked at the time of any of them (handbook 1.8, 3.6).
 */
export const findTakenTimes = (
  { sql, enterpriseId }: Tenant,
  request: Period & { openStates: readonly OrderState[] },
): Promise<BookedRow[]> =>
  sql.query<BookedRow>(
    `SELECT ${bookedColumns} ${journeysNear}
     UNION ALL
     SELECT ${bookedColumns}
     ${travellersNear(`$3::timestamptz - ${longestJourney}`)}
     CROSS JOIN LATERAL (SELECT order_no, fulfiller FROM orders
       WHERE enterprise_id = $1 AND order_no = t.order_no AND state = ANY($6) OFFSET 0) o
     CROSS JOIN LATERAL (SELECT * FROM alternative_segment
       WHERE enterprise_id = $1 AND order_no = t.order_no AND arrive_at >= $3 AND depart_at <= $4 OFFSET 0) s`,
    [
      enterpriseId,
      request.employeeIds,
      request.from,
      request.to,
      stateCodes(request.endedStates),
      stateCodes(request.openStates),
    ],
  )
