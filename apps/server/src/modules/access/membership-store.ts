import type { Sql } from '../../db/sql'
import type { LoginRow } from './store'

export interface MembershipRow {
  offered: boolean
  joinedAt: Date | null
  leftAt: Date | null
}
export async function findMembership(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<MembershipRow> {
  const [row] = await sql.query<MembershipRow>(
    `SELECT coalesce((config->>'membership')::boolean, false) AS offered, joined_at AS "joinedAt", left_at AS "leftAt"
     FROM enterprise LEFT JOIN membership ON membership.enterprise_id = enterprise.enterprise_id AND employee_id = $2
     WHERE enterprise.enterprise_id = $1`,
    [enterpriseId, employeeId],
  )
  return row ?? { offered: false, joinedAt: null, leftAt: null }
}

export const joinMembership = (sql: Sql, { enterpriseId, employeeId }: LoginRow, at: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO membership (enterprise_id, employee_id, joined_at) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET left_at = NULL`,
    [enterpriseId, employeeId, at],
  )

export const leaveMembership = (sql: Sql, { enterpriseId, employeeId }: LoginRow, at: Date): Promise<unknown> =>
  sql.query('UPDATE membership SET left_at = $3 WHERE enterprise_id = $1 AND employee_id = $2 AND left_at IS NULL', [
    enterpriseId,
    employeeId,
    at,
  ])
