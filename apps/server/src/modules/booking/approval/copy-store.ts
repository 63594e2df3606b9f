import type { CopyMoment } from '@sojourn/domain/booking/approval/approval-flow'
import type { Tenant } from '../../../db/tenant'

export const insertCopies = (
  { sql, enterpriseId }: Tenant,
  approvalId: string,
  copies: readonly { employeeId: string; when: CopyMoment }[],
  at: Date,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO approval_copy (enterprise_id, approval_id, employee_id, moment, copied_at)
     SELECT $1, $2, copy."employeeId", copy.when, CASE WHEN copy.when = 'finish' THEN NULL ELSE $4::timestamptz END
     FROM jsonb_to_recordset($3::jsonb) AS copy("employeeId" text, "when" text)
     ON CONFLICT DO NOTHING`,
    [enterpriseId, approvalId, JSON.stringify(copies), at],
  )

/** Copies that are due at the end become visible now; answers everybody who is told of the end. */
export const finishCopies = ({ sql, enterpriseId }: Tenant, approvalId: string, at: Date) =>
  sql.query<{ employeeId: string }>(
    `UPDATE approval_copy SET copied_at = $3 WHERE enterprise_id = $1 AND approval_id = $2 AND moment IN ('finish', 'both')
     RETURNING employee_id AS "employeeId"`,
    [enterpriseId, approvalId, at],
  )

export async function isCopied({ sql, enterpriseId }: Tenant, approvalId: string, employeeId: string): Promise<boolean> {
  const rows = await sql.query(
    'SELECT FROM approval_copy WHERE enterprise_id = $1 AND approval_id = $2 AND employee_id = $3 AND copied_at IS NOT NULL',
    [enterpriseId, approvalId, employeeId],
  )
  return rows.length > 0
}
