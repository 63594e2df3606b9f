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
