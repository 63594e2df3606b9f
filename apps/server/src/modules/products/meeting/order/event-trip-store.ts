import type { Tenant } from '../../../../db/tenant'

interface EventTripOf {
  orderNo: string
  employeeId: string
}

/** The trip that somebody has for a meeting, where they have one. */
export async function findEventTrip(
  { sql, enterpriseId }: Tenant,
  { orderNo, employeeId }: EventTripOf,
): Promise<string | undefined> {
  const [row] = await sql.query<{ travelOrderNo: string }>(
    `SELECT travel_order_no AS "travelOrderNo" FROM meeting_trip
     WHERE enterprise_id = $1 AND order_no = $2 AND employee_id = $3`,
    [enterpriseId, orderNo, employeeId],
  )
  return row?.travelOrderNo
}

/** All trips of a meeting with whose they are. */
export const findEventTrips = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
): Promise<{ travelOrderNo: string; employeeId: string }[]> =>
  sql.query<{ travelOrderNo: string; employeeId: string }>(
    `SELECT travel_order_no AS "travelOrderNo", employee_id AS "employeeId" FROM meeting_trip
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY travel_order_no`,
    [enterpriseId, orderNo],
  )

/** The meeting to which a trip belongs. */
export async function findEventOfTrip({ sql, enterpriseId }: Tenant, travelOrderNo: string): Promise<string | undefined> {
  const [row] = await sql.query<{ orderNo: string }>(
    'SELECT order_no AS "orderNo" FROM meeting_trip WHERE enterprise_id = $1 AND travel_order_no = $2',
    [enterpriseId, travelOrderNo],
  )
  return row?.orderNo
}

export const insertEventTrip = (
  { sql, enterpriseId }: Tenant,
  { orderNo, employeeId, travelOrderNo }: EventTripOf & { travelOrderNo: string },
): Promise<unknown> =>
  sql.query('INSERT INTO meeting_trip (enterprise_id, order_no, employee_id, travel_order_no) VALUES ($1, $2, $3, $4)', [
    enterpriseId,
    orderNo,
    employeeId,
    travelOrderNo,
  ])
