import type { Sql } from '../../../db/sql'

export interface ApprovalRow {
  approvalId: string
  orderNo: string
  orderVersion: number
  applicantId: string
  applicantName: string
  state: number
  level: number
  chain: ChainLevel[]
  onSilence: 'reject' | 'approve'
  submittedAt: Date
  deadline: Date
}
export interface ChainLevel {
  level: number
  mode: 'any' | 'all'
  approvers: { employeeId: string; name: string }[]
}
export interface TaskRow {
  level: number
  approverId: string
  approverName: string
  state: number
  active: boolean
  decidedAt: Date | null
  reason: string | null
}

const columns = `approval_id AS "approvalId", order_no AS "orderNo", order_version AS "orderVersion", applicant_id AS "applicantId",
  applicant_name AS "applicantName", state, level, chain, on_silence AS "onSilence", submitted_at AS "submittedAt", deadline`

export const insertApproval = (sql: Sql, enterpriseId: number, approval: ApprovalRow): Promise<unknown> =>
  sql.query(
    `WITH written AS (
       INSERT INTO approval (enterprise_id, approval_id, order_no, order_version, applicant_id, applicant_name, state, level, chain,
         on_silence, submitted_at, deadline)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12)
     )
     INSERT INTO approval_task (enterprise_id, approval_id, level, approver_id, approver_name, state, active, created_at)
     SELECT $1, $2, (chain->>'level')::smallint, approver->>'employeeId', approver->>'name', 0, (chain->>'level')::smallint = $8, $11
     FROM jsonb_array_elements($9::jsonb) chain, jsonb_array_elements(chain->'approvers') approver`,
    [enterpriseId, approval.approvalId, approval.orderNo, approval.orderVersion, approval.applicantId, approval.applicantName, approval.state,
      approval.level, JSON.stringify(approval.chain), approval.onSilence, approval.submittedAt, approval.deadline],
  )

export async function lockApproval(sql: Sql, enterpriseId: number, approvalId: string): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND approval_id = $2 FOR UPDATE`, [enterpriseId, approvalId],
  )
  return row
}
export async function findApproval(sql: Sql, enterpriseId: number, approvalId: string): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(`SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND approval_id = $2`, [
    enterpriseId, approvalId,
  ])
  return row
}
/** The latest round of an order. */
export async function findApprovalOfOrder(sql: Sql, enterpriseId: number, orderNo: string): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND order_no = $2 ORDER BY submitted_at DESC LIMIT 1`, [enterpriseId, orderNo],
  )
  return row
}

export const findTasks = (sql: Sql, enterpriseId: number, approvalId: string): Promise<TaskRow[]> =>
  sql.query<TaskRow>(
    `SELECT level, approver_id AS "approverId", approver_name AS "approverName", state, active, decided_at AS "decidedAt", reason
     FROM approval_task WHERE enterprise_id = $1 AND approval_id = $2 ORDER BY level, approver_id`,
    [enterpriseId, approvalId],
  )

export const decideTask = (sql: Sql, enterpriseId: number, task: {
  approvalId: string; level: number; approverId: string; state: number; decidedAt: Date; reason: string | null
}): Promise<unknown> =>
  sql.query(
    `UPDATE approval_task SET state = $5, active = false, decided_at = $6, reason = $7
     WHERE enterprise_id = $1 AND approval_id = $2 AND level = $3 AND approver_id = $4`,
    [enterpriseId, task.approvalId, task.level, task.approverId, task.state, task.decidedAt, task.reason],
  )

/** Moves the approval on; open tasks of passed levels end, those of the new level become active. */
export const moveApproval = (sql: Sql, enterpriseId: number, approvalId: string, to: { state: number; level: number; endedTaskState: number }) =>
  sql.query(
    `WITH moved AS (
       UPDATE approval SET state = $3, level = $4 WHERE enterprise_id = $1 AND approval_id = $2
     )
     UPDATE approval_task SET
       active = ($3 = 0 AND level = $4),
       state = CASE WHEN state = 0 AND ($3 <> 0 OR level < $4) THEN $5 ELSE state END
     WHERE enterprise_id = $1 AND approval_id = $2 AND decided_at IS NULL`,
    [enterpriseId, approvalId, to.state, to.level, to.endedTaskState],
  )

export interface FlowRow {
  body: unknown
}
export const findFlows = (sql: Sql, enterpriseId: number): Promise<FlowRow[]> =>
  sql.query<FlowRow>('SELECT body FROM approval_flow WHERE enterprise_id = $1 ORDER BY position', [enterpriseId])
