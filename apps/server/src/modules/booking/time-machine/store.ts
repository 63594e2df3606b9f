import { approvalTaskStates, type ApprovalTaskState } from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

/** Everything that the booker's searches of a draft have shown, the first first. */
export const findSearches = ({ sql, enterpriseId }: Tenant, tempOrderNos: readonly string[], searchIds: readonly string[]) =>
  sql.query<{ searchId: string; journey: number; searchedAt: Date; body: string }>(
    `SELECT search_id AS "searchId", journey, searched_at AS "searchedAt", body FROM choice_set
     WHERE enterprise_id = $1 AND (temp_order_no = ANY($2) OR search_id = ANY($3)) ORDER BY searched_at, journey`,
    [enterpriseId, tempOrderNos, searchIds],
  )

/** Notifications about these orders, applications and changes. */
export const findNotificationsAbout = ({ sql, enterpriseId }: Tenant, subjectNos: readonly string[]) =>
  sql.query<{ at: Date; employeeId: string; name: string; subject: string }>(
    `SELECT mail.created_at AS at, mail.employee_id AS "employeeId", employee.name, mail.subject
     FROM mail JOIN employee USING (enterprise_id, employee_id)
     WHERE mail.enterprise_id = $1 AND mail.subject_no = ANY($2) ORDER BY mail.created_at, mail.id`,
    [enterpriseId, subjectNos],
  )

export const findViews = ({ sql, enterpriseId }: Tenant, subjectNo: string) =>
  sql.query<{ at: Date; employeeId: string; name: string; version: number }>(
    `SELECT v.at, v.employee_id AS "employeeId", employee.name, v.version
     FROM subject_view v JOIN employee USING (enterprise_id, employee_id)
     WHERE v.enterprise_id = $1 AND v.subject_no = $2 ORDER BY v.at, v.version`,
    [enterpriseId, subjectNo],
  )

/** The first look of a person at a version; further looks change nothing, and nobody waits for the disk because of one. */
export const insertView = (
  { sql, enterpriseId }: Tenant,
  view: { subjectNo: string; version: number; employeeId: string; at: Date },
): Promise<unknown> =>
  sql.query(
    `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
     INSERT INTO subject_view (enterprise_id, subject_no, version, employee_id, at) SELECT $1, $2, $3, $4, $5 FROM hurried
     ON CONFLICT DO NOTHING`,
    [enterpriseId, view.subjectNo, view.version, view.employeeId, view.at],
  )

/** A task of a round with the moment at which it came to be. */
export interface TaskTimesRow {
  approvalId: string
  level: number
  approver: string
  approverId: string
  state: ApprovalTaskState
  createdAt: Date
  decidedAt: Date | null
  reason: string | null
}
export async function findTaskTimes({ sql, enterpriseId }: Tenant, approvalIds: readonly string[]): Promise<TaskTimesRow[]> {
  const rows = await sql.query<InCodes<TaskTimesRow, { state: typeof approvalTaskStates }>>(
    `SELECT approval_id AS "approvalId", level, approver_name AS approver, approver_id AS "approverId", state, created_at AS "createdAt",
            decided_at AS "decidedAt", reason
     FROM approval_task WHERE enterprise_id = $1 AND approval_id = ANY($2) ORDER BY level, position, approver_id`,
    [enterpriseId, approvalIds],
  )
  return rows.map((row) => ({ ...row, state: approvalTaskStates.word(row.state) }))
}
