import { couponStates, orderStates, products, travelTypes, type CouponState, type Product } from '@sojourn/contract/booking/codes'
import { isKept } from '@sojourn/domain/booking/order/travel-status'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import { stateCodes } from '../../booking/columns/state-codes'

/** A time within which somebody is somewhere. */
export interface Period {
  from: Date
  to: Date
}

/** Somebody on a journey, in a car, in a hotel, or in a city between arriving and going on from there. */
export interface Presence {
  kind: 'journey' | 'stay' | 'between' | 'ride'
  employeeId: string
  departmentId: string
  orderNo: string
  product: Product
  segment: number
  serviceNo: string
  serviceKey: string
  departCity: string
  /** Where one arrives, or is. */
  arriveCity: string
  departPlace: string
  arrivePlace: string
  beginsAt: Date
  endsAt: Date
  /** Its carrier does not run it. */
  calledOff: boolean
}
export type NamedPresence = Presence & { traveller: ReadableName; guest: boolean }

/** No part of an order takes longer, and nobody is between two journeys for longer: how far the index is read beside a period. */
const longestStay = "interval '60 days'"
const longestBetween = "interval '30 days'"

const ticketed = stateCodes(orderStates.words.filter(isTicketed)).join(', ')
const gone = couponStates.words.filter((state: CouponState) => !isKept(state)).map((state) => couponStates.code(state))

/** What was issued and not given back, for business, of each traveller: `t`, `o` and `s` are the rows, `condition` narrows them. */
const parts = (columns: string, condition: string, states = ticketed): string => `
  SELECT ${columns}
  FROM order_segment s
  JOIN orders o ON o.enterprise_id = s.enterprise_id AND o.order_no = s.order_no
  JOIN order_traveller t ON t.enterprise_id = s.enterprise_id AND t.order_no = s.order_no
  WHERE s.enterprise_id = $1 AND o.state IN (${states}) AND o.kind <> 'refund' AND o.travel_type = ${travelTypes.code('business')}
    AND ${condition}`

const columns = `t.employee_id, t.department_id, o.order_no, o.product, s.position AS segment, s.flight_no AS service_no, s.service_key,
  s.depart_city, s.arrive_city, s.depart_place, s.arrive_place, s.depart_at AS begins_at`

/** The last word of a carrier about a journey. */
const calledOff = `coalesce((SELECT notice.kind = 'cancelled' FROM schedule_notice notice
  WHERE notice.enterprise_id = s.enterprise_id AND notice.order_no = s.order_no AND notice.segment = s.position
    AND notice.kind IN ('cancelled', 'restored') ORDER BY notice.announced_at DESC LIMIT 1), false)`

/** Journeys that one holds a coupon for, and of what comes next in the same order, trip or application where it begins. */
const legs = `
  SELECT leg.*, lead(leg.depart_city) OVER next AS next_city, lead(leg.begins_at) OVER next AS next_at
  FROM (${parts(
    `${columns}, s.arrive_at AS ends_at, ${calledOff} AS called_off, coalesce(o.travel_apply_no, o.travel_order_no, o.order_no) AS journey`,
    `s.kind = 'journey' AND s.arrive_at >= $2::timestamptz - ${longestBetween} AND s.arrive_at <= $3::timestamptz + ${longestBetween}
     AND (s.arrive_at >= $2 AND s.depart_at <= $3
       OR o.travel_apply_no IS NOT NULL OR o.travel_order_no IS NOT NULL OR t.depart_at <= $3 AND t.arrive_at >= $2)
     AND NOT coupon_gone(t.enterprise_id, t.order_no, t.position, s.position)`,
  )}) leg
  WINDOW next AS (PARTITION BY leg.employee_id, leg.journey ORDER BY leg.begins_at, leg.segment)`

/**
 * Nights of a stay that are left: a room is a ticket, a night its coupon, and nights are given up from the end. Who shares a room has no
 * ticket of one's own; without any ticket all nights are.
 */
const nightsLeft = `(SELECT CASE WHEN count(*) = 0 THEN s.nights ELSE max(coupon.segment) FILTER (WHERE coupon.state NOT IN (${gone.join(', ')})) + 1 END
  FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
  WHERE ticket.enterprise_id = s.enterprise_id AND ticket.order_no = s.order_no AND (ticket.traveller = t.position
    OR NOT EXISTS (SELECT FROM ticket own WHERE own.enterprise_id = s.enterprise_id AND own.order_no = s.order_no AND own.traveller = t.position)))`

const stays = `
  SELECT stay.*, s_ends - (nights - nights_left) * interval '1 day' AS ends_at
  FROM (${parts(
    `${columns}, s.arrive_at AS s_ends, s.nights, ${nightsLeft} AS nights_left`,
    `s.kind = 'stay' AND s.arrive_at >= $2 AND s.arrive_at <= $3::timestamptz + ${longestStay} AND s.depart_at <= $3`,
  )}) stay
  WHERE nights_left IS NOT NULL`

/** A ride is issued once its fare is settled: it is driven before. */
const driven = `${ticketed}, ${orderStates.code('issuing')}`
const rides = parts(
  `${columns}, s.arrive_at AS ends_at`,
  `s.kind = 'ride' AND s.arrive_at >= $2 AND s.arrive_at <= $3::timestamptz + interval '2 days' AND s.depart_at <= $3`,
  driven,
)

const told = `employee_id, department_id, order_no, product, segment, service_no, service_key, depart_city, arrive_city, depart_place, arrive_place`

/** A statement's WITH of who is where from $2 to $3; its table is `presence`. */
export const presences = `
  leg AS (${legs}),
  stay AS (${stays}),
  ride AS (${rides}),
  presence AS (
    SELECT 'journey' AS kind, ${told}, begins_at, ends_at, called_off FROM leg WHERE ends_at >= $2 AND begins_at <= $3
    UNION ALL
    SELECT 'between', ${told}, ends_at, next_at, false FROM leg
    WHERE NOT called_off AND arrive_city = next_city AND ends_at <= $3 AND next_at >= $2 AND next_at > ends_at
    UNION ALL
    SELECT 'stay', ${told}, begins_at, ends_at, false FROM stay WHERE ends_at >= $2
    UNION ALL
    SELECT 'ride', ${told}, begins_at, ends_at, false FROM ride)`

/** As rows tell it, without names. */
export const presenceColumns = `p.kind, p.employee_id AS "employeeId", p.department_id AS "departmentId", p.order_no AS "orderNo", p.product,
  p.segment, p.service_no AS "serviceNo", p.service_key AS "serviceKey", p.depart_city AS "departCity", p.arrive_city AS "arriveCity",
  p.depart_place AS "departPlace", p.arrive_place AS "arrivePlace", p.begins_at AS "beginsAt", p.ends_at AS "endsAt", p.called_off AS "calledOff"`

export type StoredPresence<Row extends Presence = Presence> = InCodes<Row, { product: typeof products }>
export const inWords = <Row extends Presence>(row: StoredPresence<Row>): Row =>
  ({ ...row, product: products.word(row.product) }) as Row

/** Who is where at any time of a period, by department, also in a car; null is all of them. A journey that does not run takes nobody anywhere. */
export async function findPresences(
  { sql, enterpriseId }: Tenant,
  { from, to, departments }: Period & { departments: readonly string[] | null },
  reader: Reader,
): Promise<NamedPresence[]> {
  const rows = await sql.query<StoredPresence<NamedPresence>>(
    `WITH ${presences}
     SELECT ${presenceColumns}, jsonb_build_object('name', coalesce(e.name, g.name, ''), 'latin', ${latinOf('p', reader)}) AS traveller, e.employee_id IS NULL AS guest
     FROM (SELECT $1::integer AS enterprise_id, here.* FROM presence here WHERE NOT called_off) p
     LEFT JOIN employee e ON e.enterprise_id = $1 AND e.employee_id = p.employee_id
     LEFT JOIN guest g ON g.enterprise_id = $1 AND g.guest_id = p.employee_id
     WHERE $4::text[] IS NULL OR p.department_id = ANY($4)`,
    [enterpriseId, from, to, departments],
  )
  return rows.map((row) => inWords<NamedPresence>(row))
}
