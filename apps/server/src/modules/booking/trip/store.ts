import { placedStates } from '../columns/placed-states'
import { stateCodes } from '../columns/state-codes'
import { travelTypes, type OrderState, type TravelType } from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

/** Whose trip it is and what it is called; an empty name is that of its first order. */
export interface TripRow {
  travelOrderNo: string
  ownerId: string
  travelType: TravelType
  name: string
}
const columns = `travel_order_no AS "travelOrderNo", owner_id AS "ownerId", travel_type AS "travelType", name`

export async function findTrip({ sql, enterpriseId }: Tenant, travelOrderNo: string, lock = false): Promise<TripRow | undefined> {
  const [row] = await sql.query<InCodes<TripRow, { travelType: typeof travelTypes }>>(
    `SELECT ${columns} FROM trip WHERE enterprise_id = $1 AND travel_order_no = $2${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, travelOrderNo],
  )
  return row && { ...row, travelType: travelTypes.word(row.travelType) }
}

export const insertTrip = ({ sql, enterpriseId }: Tenant, trip: TripRow, at: Date): Promise<unknown> =>
  sql.query(
    'INSERT INTO trip (enterprise_id, travel_order_no, owner_id, travel_type, name, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [enterpriseId, trip.travelOrderNo, trip.ownerId, travelTypes.code(trip.travelType), trip.name, at],
  )
export const renameTrip = ({ sql, enterpriseId }: Tenant, travelOrderNo: string, name: string): Promise<unknown> =>
  sql.query('UPDATE trip SET name = $3 WHERE enterprise_id = $1 AND travel_order_no = $2', [enterpriseId, travelOrderNo, name])
export const deleteTrip = ({ sql, enterpriseId }: Tenant, travelOrderNo: string): Promise<unknown> =>
  sql.query('DELETE FROM trip WHERE enterprise_id = $1 AND travel_order_no = $2', [enterpriseId, travelOrderNo])

const familyOf = `WITH RECURSIVE family (order_no) AS (
  SELECT unnest($2::text[]) UNION
  SELECT child.order_no FROM family JOIN orders child ON child.enterprise_id = $1 AND child.parent_order_no = family.order_no)`

/** Puts orders with their changes and refunds, and the refunds of changes, into a trip, or out of any. */
export async function placeOrders(
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  travelOrderNo: string | null,
): Promise<void> {
  // Held first: a refund that is being written under a change is seen once that has ended.
  await sql.query(
    `${familyOf} SELECT FROM orders WHERE enterprise_id = $1 AND order_no IN (SELECT order_no FROM family) ORDER BY order_no FOR UPDATE`,
    [enterpriseId, orderNos],
  )
  await sql.query(
    `${familyOf} UPDATE orders SET travel_order_no = $3 WHERE enterprise_id = $1 AND order_no IN (SELECT order_no FROM family)`,
    [enterpriseId, orderNos, travelOrderNo],
  )
}

export const countOrders = async ({ sql, enterpriseId }: Tenant, travelOrderNo: string): Promise<number> => {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM orders WHERE enterprise_id = $1 AND travel_order_no = $2',
    [enterpriseId, travelOrderNo],
  )
  return row!.count
}

/** Numbers of the trip's orders that this person booked or travels on, in order of departure. */
export const findTripOrderNos = (tenant: Tenant, travelOrderNo: string, employeeId: string): Promise<string[]> =>
  findTripsOrderNos(tenant, [{ travelOrderNo, employeeId }])

interface TripOf {
  travelOrderNo: string
  employeeId: string
}

/** The same of several trips, each with whose it is. */
export async function findTripsOrderNos({ sql, enterpriseId }: Tenant, trips: readonly TripOf[]): Promise<string[]> {
  const rows = await sql.query<{ orderNo: string }>(
    `SELECT order_no AS "orderNo" FROM orders o JOIN unnest($2::text[], $3::text[]) AS trip(no, employee) ON o.travel_order_no = trip.no
     WHERE enterprise_id = $1 AND state ${placedStates}
       AND (booker_id = trip.employee OR EXISTS (SELECT FROM order_traveller t
            WHERE t.enterprise_id = $1 AND t.order_no = o.order_no AND t.employee_id = trip.employee))
     ORDER BY depart_at, order_no`,
    [enterpriseId, trips.map(({ travelOrderNo }) => travelOrderNo), trips.map(({ employeeId }) => employeeId)],
  )
  return rows.map(({ orderNo }) => orderNo)
}

/** An order as far as trips are made of it. */
export interface TripOrderRow {
  orderNo: string
  travelOrderNo: string | null
  travelType: TravelType
  departAt: Date
  arriveAt: Date
  travellerIds: string[]
}
const orderColumns = `o.order_no AS "orderNo", o.travel_order_no AS "travelOrderNo", o.travel_type AS "travelType",
  o.depart_at AS "departAt", o.arrive_at AS "arriveAt",
  ARRAY(SELECT t.employee_id FROM order_traveller t WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no
        ORDER BY t.position) AS "travellerIds"`

/** Bookings of this person that stand and have not ended before `since`, the soonest first. */
export const findCandidates = async (
  { sql, enterpriseId }: Tenant,
  request: { bookerId: string; states: readonly OrderState[]; since: Date; limit: number },
): Promise<TripOrderRow[]> => {
  const rows = await sql.query<InCodes<TripOrderRow, { travelType: typeof travelTypes }>>(
    `SELECT ${orderColumns} FROM orders o
     WHERE enterprise_id = $1 AND booker_id = $2 AND kind = 'booking' AND parent_order_no IS NULL AND state = ANY($3) AND arrive_at >= $4
     ORDER BY depart_at LIMIT $5`,
    [enterpriseId, request.bookerId, stateCodes(request.states), request.since, request.limit],
  )
  return rows.map((row) => ({ ...row, travelType: travelTypes.word(row.travelType) }))
}
