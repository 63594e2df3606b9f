import type { Tenant } from '../../../db/tenant'

export interface DelegateRow {
  delegateId: string
  principalId: string
  principalName: string
  substituteId: string
  substituteName: string
  fromDate: string
  toDate: string
  revoked: boolean
}
const columns = `d.delegate_id AS "delegateId", d.principal_id AS "principalId", principal.name AS "principalName",
  d.substitute_id AS "substituteId", substitute.name AS "substituteName", d.from_date AS "fromDate", d.to_date AS "toDate",
  d.revoked_at IS NOT NULL AS revoked
  FROM approval_delegate d
  JOIN employee principal ON principal.enterprise_id = d.enterprise_id AND principal.employee_id = d.principal_id
  JOIN employee substitute ON substitute.enterprise_id = d.enterprise_id AND substitute.employee_id = d.substitute_id`

/** All in which this person has a part, whatever their dates. */
export const findDelegates = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<DelegateRow[]> =>
  sql.query<DelegateRow>(
    `SELECT ${columns} WHERE d.enterprise_id = $1 AND (d.principal_id = $2 OR d.substitute_id = $2)
     ORDER BY d.from_date DESC, d.delegate_id DESC LIMIT 50`,
    [enterpriseId, employeeId],
  )

/** Who stands in for these people today; whoever travels or applied does not decide about it in anybody's place. */
export const findSubstitutes = (
  { sql, enterpriseId }: Tenant,
  { approvalId, principalIds, today }: { approvalId: string; principalIds: readonly string[]; today: string },
) =>
  sql.query<{ principalId: string; substituteId: string }>(
    `SELECT principal_id AS "principalId", substitute_id AS "substituteId" FROM approval_delegate
     WHERE enterprise_id = $1 AND principal_id = ANY($2) AND revoked_at IS NULL AND $4 BETWEEN from_date AND to_date
       AND NOT EXISTS (SELECT FROM approval_party p WHERE p.enterprise_id = $1 AND p.approval_id = $3 AND p.employee_id = substitute_id)`,
    [enterpriseId, principalIds, approvalId, today],
  )

export const insertDelegate = (
  { sql, enterpriseId }: Tenant,
  row: Pick<DelegateRow, 'delegateId' | 'principalId' | 'substituteId' | 'fromDate' | 'toDate'> & { at: Date; setBy?: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO approval_delegate (enterprise_id, delegate_id, principal_id, substitute_id, from_date, to_date, created_at, set_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [enterpriseId, row.delegateId, row.principalId, row.substituteId, row.fromDate, row.toDate, row.at, row.setBy ?? null],
  )

/** False where this person has no such delegation in force. */
export async function revokeDelegate(
  { sql, enterpriseId }: Tenant,
  principalId: string,
  delegateId: string,
  at: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE approval_delegate SET revoked_at = $4
     WHERE enterprise_id = $1 AND principal_id = $2 AND delegate_id = $3 AND revoked_at IS NULL RETURNING delegate_id`,
    [enterpriseId, principalId, delegateId, at],
  )
  return rows.length === 1
}

/** Nobody who left stands in for somebody, or is stood in for. */
export const revokeDelegatesOf = ({ sql, enterpriseId }: Tenant, employeeId: string, at: Date): Promise<unknown> =>
  sql.query(
    `UPDATE approval_delegate SET revoked_at = $3
     WHERE enterprise_id = $1 AND (principal_id = $2 OR substitute_id = $2) AND revoked_at IS NULL`,
    [enterpriseId, employeeId, at],
  )
