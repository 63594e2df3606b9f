import type { Sql } from '../../../db/sql'
import type { Cursor } from '../../../kit/cursor'

export interface ApprovalListRow {
  approvalId: string
  orderNo: string
  level: number
  levels: number
  taskState: 0 | 1 | 2 | 3 | 4 | 5
  applicant: string
  submittedAt: Date
  deadline: Date
  sortedBy: Date
}

/** Tasks that wait for me, newest first, or those that I decided. */
export const listTasks = (
  sql: Sql,
  enterpriseId: number,
  request: {
    approverId: string
    waiting: boolean
    before: Cursor | undefined
    limit: number
  },
): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT a.approval_id AS "approvalId", a.order_no AS "orderNo", t.level, jsonb_array_length(a.progress->'levels') AS levels,
            t.state AS "taskState", a.applicant_name AS applicant, a.submitted_at AS "submittedAt", a.deadline,
            CASE WHEN $3 THEN t.created_at ELSE t.decided_at END AS "sortedBy"
     FROM approval_task t JOIN approval a USING (enterprise_id, approval_id)
     WHERE t.enterprise_id = $1 AND t.approver_id = $2
       AND CASE WHEN $3 THEN t.active ELSE t.decided_at IS NOT NULL END
       AND ($4::timestamptz IS NULL OR (CASE WHEN $3 THEN t.created_at ELSE t.decided_at END, a.approval_id) < ($4, $5))
     ORDER BY "sortedBy" DESC, a.approval_id DESC LIMIT $6`,
    [enterpriseId, request.approverId, request.waiting, request.before?.at ?? null, request.before?.id ?? null, request.limit],
  )

/** What a department's orders of this month cost that were not given up, in fen. */
export async function departmentSpend(
  sql: Sql,
  enterpriseId: number,
  departmentId: string,
  from: Date,
  states: readonly number[],
): Promise<number> {
  const [row] = await sql.query<{ spend: number }>(
    `SELECT coalesce(sum(o.total), 0)::bigint AS spend FROM orders o
     WHERE o.enterprise_id = $1 AND o.created_at >= $3 AND o.travel_type = 1 AND o.state = ANY($4)
       AND EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no AND t.department_id = $2)`,
    [enterpriseId, departmentId, from, states],
  )
  return row!.spend
}
