import { travelTypes } from '@sojourn/contract/booking/codes'
import { containing } from '../../../db/like'
import type { Tenant } from '../../../db/tenant'
import { placedStates } from '../../booking/columns/placed-states'
import type { OrderPlace } from './arms-store'

export interface TripSearch {
  keyword: string
  /** Of a traveller or of the booker; null: all. */
  departments: readonly string[] | null
  from: Date | null
  to: Date | null
  after: OrderPlace | undefined
  /** Orders that one look goes through. */
  rows: number
  limit: number
}
export interface LookedTrips {
  found: (OrderPlace & { travelOrderNo: string })[]
  looked: number
  last: OrderPlace | null
}

const place = `'value', to_char(value AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'orderNo', order_no`
const business = travelTypes.code('business')

/** Trips by the order that joined them last, the newest first: each stands where its newest order does. */
export async function lookOnTrips({ sql, enterpriseId }: Tenant, search: TripSearch): Promise<LookedTrips> {
  const values: unknown[] = [enterpriseId]
  const put = (value: unknown): string => `$${values.push(value)}`
  const { after } = search
  const from = after ? `AND (o.created_at, o.order_no) < (${put(after.value)}::timestamptz, ${put(after.orderNo)}::text)` : ''
  const conditions = conditionsOf(search, put)
  const [row] = await sql.query<LookedTrips>(
    `WITH looked AS MATERIALIZED (
       SELECT o.created_at AS value, o.order_no, o.travel_order_no FROM orders o
       WHERE o.enterprise_id = $1 AND o.travel_order_no IS NOT NULL ${from}
       ORDER BY o.created_at DESC, o.order_no DESC LIMIT ${search.rows}),
     found AS (SELECT looked.value, looked.order_no, looked.travel_order_no FROM looked
       JOIN orders own ON own.enterprise_id = $1 AND own.order_no = looked.order_no
       WHERE own.travel_type = ${business} AND own.state ${placedStates}
         AND NOT EXISTS (SELECT FROM orders newer WHERE newer.enterprise_id = $1 AND newer.travel_order_no = looked.travel_order_no
           AND newer.state ${placedStates} AND (newer.created_at, newer.order_no) > (looked.value, looked.order_no))
         ${conditions.map((condition) => `AND ${condition}`).join(' ')}
       ORDER BY looked.value DESC, looked.order_no DESC LIMIT ${search.limit})
     SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(${place}, 'travelOrderNo', travel_order_no) ORDER BY value DESC, order_no DESC), '[]') FROM found) AS found,
       (SELECT count(*)::integer FROM looked) AS looked,
       (SELECT jsonb_build_object(${place}) FROM looked ORDER BY value, order_no LIMIT 1) AS last`,
    values,
  )
  return row!
}

function conditionsOf({ keyword, departments, from, to }: TripSearch, put: (value: unknown) => string): string[] {
  const ofOrders = (condition: string): string =>
    `EXISTS (SELECT FROM orders o WHERE o.enterprise_id = $1 AND o.travel_order_no = looked.travel_order_no AND o.state ${placedStates} AND (${condition}))`
  const ofTravellers = (condition: string): string =>
    ofOrders(`EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no AND (${condition}))`)
  const conditions: string[] = []
  if (departments) {
    const ids = put(departments)
    conditions.push(ofTravellers(`t.department_id = ANY(${ids}) OR t.booked_from = ANY(${ids})`))
  }
  if (keyword !== '') {
    const like = put(containing(keyword))
    conditions.push(`(looked.travel_order_no = ${put(keyword)} OR ${ofTravellers(`t.name ILIKE ${like}`)} OR ${ofOrders(`o.title::text ILIKE ${like}`)}
      OR EXISTS (SELECT FROM trip WHERE trip.enterprise_id = $1 AND trip.travel_order_no = looked.travel_order_no AND trip.name ILIKE ${like}))`)
  }
  if (from) conditions.push(ofOrders(`o.arrive_at >= ${put(from)}`))
  if (to) conditions.push(ofOrders(`o.depart_at < ${put(to)}`))
  return conditions
}

/** A trip's orders that somebody may see, in order of departure. */
export const findTripOrders = async (
  { sql, enterpriseId }: Tenant,
  travelOrderNo: string,
  departments: readonly string[] | null,
): Promise<string[]> =>
  (
    await sql.query<{ orderNo: string }>(
      `SELECT o.order_no AS "orderNo" FROM orders o
       WHERE o.enterprise_id = $1 AND o.travel_order_no = $2 AND o.state ${placedStates} AND o.travel_type = ${business}
         AND ($3::text[] IS NULL OR EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no
           AND (t.department_id = ANY($3) OR t.booked_from = ANY($3))))
       ORDER BY o.depart_at, o.order_no`,
      [enterpriseId, travelOrderNo, departments],
    )
  ).map(({ orderNo }) => orderNo)
