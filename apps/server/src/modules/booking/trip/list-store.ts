import { orderStates, travelTypes, type TravelType } from '@sojourn/contract/booking/codes'
import type { tripStages } from '@sojourn/contract/booking/trip.calls'
import { isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { namedLike } from '../columns/latin-column'
import { placedStates } from '../columns/placed-states'
import { stateCodes } from '../columns/state-codes'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'

export interface TripListSearch {
  employeeId: string
  /** To come, the soonest first; over or given up, the latest first. */
  stage: (typeof tripStages)[number]
  /** The local day: what ends on it is still to come. */
  today: string
  keyword: string
  /** Days of which the trip has at least one. */
  from: string | null
  to: string | null
  travelType: TravelType | null
  after: Cursor | undefined
  limit: number
}
/** Its number and the moment by which it stands in the list. */
export interface TripPlace {
  travelOrderNo: string
  at: Date
}

const gone = stateCodes(orderStates.words.filter((state) => isNeverTicketed(state) || state === 'refunded'))
/** When the last of what is travelled ends; a trip of which nothing is left has ended. */
const ends = `coalesce(max(o.arrive_at) FILTER (WHERE o.kind <> 'refund' AND o.state NOT IN (${gone.join(', ')})), '-infinity')`

const startOf = (day: string, plus = 0): string => `((${day}::date + ${plus})::timestamp AT TIME ZONE 'Asia/Shanghai')`

/** What narrows the list; of a trip's words those of the trip itself and of all its orders count. */
function narrowing({ keyword, from, to, travelType }: TripListSearch, parameter: (value: unknown) => string): string {
  const conditions: string[] = []
  if (keyword !== '') {
    const pattern = parameter(containing(keyword))
    conditions.push(`(coalesce(min(trip.name), '') ILIKE ${pattern}
      OR bool_or(o.order_no ILIKE ${pattern} OR o.title::text ILIKE ${pattern} OR EXISTS (SELECT FROM order_traveller named
           WHERE named.enterprise_id = $1 AND named.order_no = o.order_no AND ${namedLike('named', pattern)})))`)
  }
  if (from !== null) conditions.push(`max(o.arrive_at) >= ${startOf(parameter(from))}`)
  if (to !== null) conditions.push(`min(o.depart_at) < ${startOf(parameter(to), 1)}`)
  if (travelType !== null)
    conditions.push(`min(coalesce(trip.travel_type, o.travel_type)) = ${parameter(travelTypes.code(travelType))}`)
  return conditions.map((condition) => ` AND ${condition}`).join('')
}

/** Trips that this person made, booked for or travels on, by key. */
export function listTrips({ sql, enterpriseId }: Tenant, search: TripListSearch): Promise<TripPlace[]> {
  const { stage, employeeId, today, after, limit } = search
  const upcoming = stage === 'upcoming'
  const values: unknown[] = [enterpriseId, employeeId, today, after?.at ?? (upcoming ? '-infinity' : 'infinity'), after?.id ?? '']
  const narrowed = narrowing(search, (value) => `$${values.push(value)}`)
  const at = upcoming ? 'min(o.depart_at)' : 'max(o.arrive_at)'
  const order = upcoming ? '' : ' DESC'
  return sql.query<TripPlace>(
    `SELECT o.travel_order_no AS "travelOrderNo", ${at} AS at
     FROM orders o LEFT JOIN trip USING (enterprise_id, travel_order_no)
     WHERE o.enterprise_id = $1 AND o.travel_order_no IS NOT NULL AND o.state ${placedStates}
       AND (o.booker_id = $2 OR o.order_no IN (SELECT order_no FROM order_traveller WHERE enterprise_id = $1 AND employee_id = $2))
     GROUP BY o.travel_order_no
     HAVING ${ends} ${upcoming ? '>=' : '<'} ${startOf('$3')}
       AND (${at}, o.travel_order_no) ${upcoming ? '>' : '<'} ($4::timestamptz, $5::text)${narrowed}
     ORDER BY ${at}${order}, o.travel_order_no${order} LIMIT ${pageLimit(limit)}`,
    values,
  )
}
