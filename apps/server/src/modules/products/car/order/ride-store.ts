import { orderStates, travelTypes } from '@sojourn/contract/booking/codes'
import { readCar, type KeptCar } from '@sojourn/domain/products/car/kept'
import { readCourse, type KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { Tenant } from '../../../../db/tenant'
import { findOrderSegments, type OrderSegmentRow } from '../../../booking/order/store'

export interface RideRow {
  orderNo: string
  rideNo: string | null
  course: KeptCourse
  emergencyCipher: string | null
}
export type CarRow = OrderSegmentRow<KeptCar>

export const insertRide = ({ sql, enterpriseId }: Tenant, ride: RideRow): Promise<unknown> =>
  sql.query(`INSERT INTO car_ride (enterprise_id, order_no, ride_no, course, emergency_cipher) VALUES ($1, $2, $3, $4, $5)`, [
    enterpriseId,
    ride.orderNo,
    ride.rideNo,
    JSON.stringify(ride.course),
    ride.emergencyCipher,
  ])

export async function findRide({ sql, enterpriseId }: Tenant, orderNo: string): Promise<RideRow | undefined> {
  const [row] = await sql.query<RideRow>(
    `SELECT order_no AS "orderNo", ride_no AS "rideNo", course, emergency_cipher AS "emergencyCipher"
     FROM car_ride WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  return row && { ...row, course: readCourse(row.course) }
}

/** Rides of orders that are paid and not settled. */
export async function findRidesUnderWay({ sql, enterpriseId }: Tenant): Promise<RideRow[]> {
  const rows = await sql.query<RideRow>(
    `SELECT order_no AS "orderNo", ride_no AS "rideNo", course, emergency_cipher AS "emergencyCipher"
     FROM car_ride JOIN orders o USING (enterprise_id, order_no)
     WHERE enterprise_id = $1 AND o.state = $2 ORDER BY o.depart_at LIMIT 100`,
    [enterpriseId, orderStates.code('issuing')],
  )
  return rows.map((row) => ({ ...row, course: readCourse(row.course) }))
}

export const updateRide = (
  { sql, enterpriseId }: Tenant,
  { orderNo, rideNo, course }: Pick<RideRow, 'orderNo' | 'rideNo' | 'course'>,
): Promise<unknown> =>
  sql.query(`UPDATE car_ride SET ride_no = $3, course = $4 WHERE enterprise_id = $1 AND order_no = $2`, [
    enterpriseId,
    orderNo,
    rideNo,
    JSON.stringify(course),
  ])

export const updateEmergency = ({ sql, enterpriseId }: Tenant, orderNo: string, cipher: string | null): Promise<unknown> =>
  sql.query(`UPDATE car_ride SET emergency_cipher = $3 WHERE enterprise_id = $1 AND order_no = $2`, [
    enterpriseId,
    orderNo,
    cipher,
  ])

/** A ride with what was ordered; an order that is known to be of a car. */
export async function rideOfOrder(tenant: Tenant, orderNo: string): Promise<{ ride: RideRow; car: KeptCar; row: CarRow }> {
  const [ride, [row]] = await Promise.all([findRide(tenant, orderNo), findOrderSegments(tenant, [orderNo])])
  if (!ride || !row) throw new Error(`order ${orderNo} is not of a car`)
  const car = readCar(row.body)
  return { ride, car, row: { ...row, body: car } }
}

/** Rides of a person in a calendar month of China that were ordered for the company and not given up. */
export async function findRidesOfMonth(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  month: { from: Date; to: Date },
  over: readonly number[],
): Promise<{ car: KeptCar; course: KeptCourse }[]> {
  const rows = await sql.query<{ car: unknown; course: unknown }>(
    `SELECT s.body AS car, r.course FROM order_traveller t
     JOIN orders o USING (enterprise_id, order_no)
     JOIN order_segment s USING (enterprise_id, order_no)
     JOIN car_ride r USING (enterprise_id, order_no)
     WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND o.fulfiller = 'car' AND o.depart_at >= $3 AND o.depart_at < $4
       AND o.state <> ALL($5) AND o.travel_type = $6`,
    [enterpriseId, employeeId, month.from, month.to, over, travelTypes.code('business')],
  )
  return rows.map(({ car, course }) => ({ car: readCar(car), course: readCourse(course) }))
}

/** Rides of a person that ended within a span. */
export async function countRidesEnded(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM order_traveller t
     JOIN orders o USING (enterprise_id, order_no)
     JOIN car_ride r USING (enterprise_id, order_no)
     WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND o.fulfiller = 'car' AND o.depart_at >= $3 AND o.depart_at < $4 AND r.course ? 'fare'`,
    [enterpriseId, employeeId, from, to],
  )
  return row!.count
}

/** A journey that a pick-up waits for. */
export interface AwaitedService {
  orderNo: string
  arriveAt: Date
  arrivePlace: string
  /** The traveller gave its ticket back, or changed it. */
  gone: boolean
  /** As its carrier last announced it: another arrival, or that it does not go. */
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored' | null
  announced: { arriveAt?: string } | null
}

/** The traveller's own journey that was ticketed, by a flight or train that arrives around a moment, with what was last announced of it. */
export async function findAwaited(
  { sql, enterpriseId }: Tenant,
  { employeeId, serviceNo, near }: { employeeId: string; serviceNo: string; near: { from: Date; to: Date } },
  everTicketed: readonly number[],
): Promise<AwaitedService | undefined> {
  const [row] = await sql.query<AwaitedService>(
    `SELECT s.order_no AS "orderNo", s.arrive_at AS "arriveAt", s.arrive_place AS "arrivePlace",
       coupon_gone(s.enterprise_id, s.order_no, t.position, s.position) AS gone, n.kind, n.now AS announced
     FROM order_traveller t
     JOIN orders o USING (enterprise_id, order_no)
     JOIN order_segment s USING (enterprise_id, order_no)
     LEFT JOIN LATERAL (
       SELECT kind, now FROM schedule_notice n
       WHERE n.enterprise_id = s.enterprise_id AND n.order_no = s.order_no AND n.segment = s.position
       ORDER BY announced_at DESC LIMIT 1
     ) AS n ON true
     WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND s.flight_no = $3 AND s.kind = 'journey' AND o.kind <> 'refund' AND o.state = ANY($6)
       AND s.arrive_at BETWEEN $4 AND $5
     ORDER BY gone, s.arrive_at LIMIT 1`,
    [enterpriseId, employeeId, serviceNo, near.from, near.to, everTicketed],
  )
  return row
}

/** The journey to the same place for which somebody changed a ticket of an order. */
export async function findChangedTo(
  { sql, enterpriseId }: Tenant,
  { employeeId, orderNo, arrivePlace }: { employeeId: string } & Pick<AwaitedService, 'orderNo' | 'arrivePlace'>,
  ticketed: readonly number[],
): Promise<{ serviceNo: string; arriveAt: Date } | undefined> {
  const [row] = await sql.query<{ serviceNo: string; arriveAt: Date }>(
    `SELECT s.flight_no AS "serviceNo", s.arrive_at AS "arriveAt"
     FROM orders o
     JOIN order_traveller t USING (enterprise_id, order_no)
     JOIN order_segment s USING (enterprise_id, order_no)
     WHERE o.enterprise_id = $1 AND o.parent_order_no = $2 AND o.kind = 'change' AND o.state = ANY($5) AND t.employee_id = $3
       AND s.kind = 'journey' AND s.arrive_place = $4 AND NOT coupon_gone(s.enterprise_id, s.order_no, t.position, s.position)
     ORDER BY s.arrive_at LIMIT 1`,
    [enterpriseId, orderNo, employeeId, arrivePlace, ticketed],
  )
  return row
}
