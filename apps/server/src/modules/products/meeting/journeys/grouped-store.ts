import type { Tenant } from '../../../../db/tenant'

/** Travel applications that are grouped under a meeting, by the order of its deposit; the first that was comes first. */
export async function findGrouped({ sql, enterpriseId }: Tenant, orderNo: string): Promise<string[]> {
  const rows = await sql.query<{ travelApplyNo: string }>(
    `SELECT travel_apply_no AS "travelApplyNo" FROM meeting_application
     WHERE enterprise_id = $1 AND order_no = $2 ORDER BY grouped_at, travel_apply_no`,
    [enterpriseId, orderNo],
  )
  return rows.map(({ travelApplyNo }) => travelApplyNo)
}

/** Of these applications, those that some meeting has. */
export async function findTaken({ sql, enterpriseId }: Tenant, travelApplyNos: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ travelApplyNo: string }>(
    `SELECT travel_apply_no AS "travelApplyNo" FROM meeting_application WHERE enterprise_id = $1 AND travel_apply_no = ANY($2)`,
    [enterpriseId, travelApplyNos],
  )
  return rows.map(({ travelApplyNo }) => travelApplyNo)
}

interface Grouping {
  orderNo: string
  travelApplyNo: string
}

/** Whether it is under this meeting now: it is not where another has it. */
export async function insertGrouped(
  { sql, enterpriseId }: Tenant,
  { orderNo, travelApplyNo }: Grouping,
  at: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO meeting_application (enterprise_id, travel_apply_no, order_no, grouped_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (enterprise_id, travel_apply_no) DO UPDATE SET order_no = excluded.order_no
     WHERE meeting_application.order_no = excluded.order_no RETURNING order_no`,
    [enterpriseId, travelApplyNo, orderNo, at],
  )
  return rows.length > 0
}

/** Whether it was under this meeting. */
export async function deleteGrouped({ sql, enterpriseId }: Tenant, { orderNo, travelApplyNo }: Grouping): Promise<boolean> {
  const rows = await sql.query(
    `DELETE FROM meeting_application WHERE enterprise_id = $1 AND order_no = $2 AND travel_apply_no = $3 RETURNING order_no`,
    [enterpriseId, orderNo, travelApplyNo],
  )
  return rows.length > 0
}

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
