import { approvalStates, approvalTaskStates } from '@sojourn/contract/booking/codes'
import { currentLevel, pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/decide'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import type { Sql } from '../../../db/sql'

export interface ApprovalRow {
  approvalId: string
  orderNo: string
  orderVersion: number
  applicantId: string
  applicantName: string
  progress: ApprovalProgress
  submittedAt: Date
  deadline: Date
}
export interface TaskRow {
  approvalId: string
  level: number
  approverId: string
  approverName: string
  state: 0 | 1 | 2 | 3 | 4 | 5
  decidedAt: Date | null
  reason: string | null
}

const columns = `approval_id AS "approvalId", order_no AS "orderNo", order_version AS "orderVersion", applicant_id AS "applicantId",
  applicant_name AS "applicantName", progress, submitted_at AS "submittedAt", deadline`

export const insertApproval = (
  sql: Sql,
  enterpriseId: number,
  approval: ApprovalRow,
  names: ReadonlyMap<string, string>,
): Promise<unknown> =>
  sql.query(
    `WITH written AS (
       INSERT INTO approval (enterprise_id, approval_id, order_no, order_version, applicant_id, applicant_name, state, progress, submitted_at,
         deadline)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     )
     INSERT INTO approval_task (enterprise_id, approval_id, level, approver_id, approver_name, state, active, created_at)
     SELECT $1, $2, task.level, task."approverId", task.name, task.state, task.active, $9
     FROM jsonb_to_recordset($11::jsonb) AS task(level smallint, "approverId" text, name text, state smallint, active boolean)`,
    [
      enterpriseId,
      approval.approvalId,
      approval.orderNo,
      approval.orderVersion,
      approval.applicantId,
      approval.applicantName,
      approvalStates.code(approval.progress.state),
      JSON.stringify(approval.progress),
      approval.submittedAt,
      approval.deadline,
      JSON.stringify(taskRecords(approval.progress, names)),
    ],
  )

/** The approval after a decision or its end: the whole progress, and its tasks for the lists. */
export const saveProgress = (
  sql: Sql,
  enterpriseId: number,
  approvalId: string,
  orderVersion: number,
  progress: ApprovalProgress,
): Promise<unknown> =>
  sql.query(
    `WITH moved AS (
       UPDATE approval SET progress = $3, state = $4, order_version = $5 WHERE enterprise_id = $1 AND approval_id = $2
     )
     UPDATE approval_task SET state = task.state, active = task.active, decided_at = task."decidedAt", reason = task.reason
     FROM jsonb_to_recordset($6::jsonb) AS task(level smallint, "approverId" text, state smallint, active boolean, "decidedAt" timestamptz,
       reason text)
     WHERE enterprise_id = $1 AND approval_id = $2 AND approval_task.level = task.level AND approver_id = task."approverId"`,
    [
      enterpriseId,
      approvalId,
      JSON.stringify(progress),
      approvalStates.code(progress.state),
      orderVersion,
      JSON.stringify(taskRecords(progress, new Map())),
    ],
  )

function taskRecords(progress: ApprovalProgress, names: ReadonlyMap<string, string>) {
  const pending = new Set(pendingApprovers(progress))
  const asked = currentLevel(progress)?.level
  return progress.levels.flatMap(({ level, tasks }) =>
    tasks.map(({ approverId, state, decidedAt, reason }) => ({
      level,
      approverId,
      name: names.get(approverId) ?? '',
      state: approvalTaskStates.code(state),
      active: level === asked && pending.has(approverId),
      decidedAt: decidedAt ?? null,
      reason: reason ?? null,
    })),
  )
}

export async function findApproval(
  sql: Sql,
  enterpriseId: number,
  approvalId: string,
  lock = false,
): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND approval_id = $2${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, approvalId],
  )
  return row
}
/** The latest round of an order. */
export async function findApprovalOfOrder(
  sql: Sql,
  enterpriseId: number,
  orderNo: string,
  lock = false,
): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND order_no = $2 ORDER BY submitted_at DESC LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, orderNo],
  )
  return row
}
export const findTasks = (sql: Sql, enterpriseId: number, approvalId: string): Promise<TaskRow[]> =>
  sql.query<TaskRow>(
    `SELECT approval_id AS "approvalId", level, approver_id AS "approverId", approver_name AS "approverName", state, decided_at AS "decidedAt", reason
     FROM approval_task WHERE enterprise_id = $1 AND approval_id = $2 ORDER BY level, approver_id`,
    [enterpriseId, approvalId],
  )
export const findFlows = async (sql: Sql, enterpriseId: number): Promise<ApprovalFlow[]> => {
  const rows = await sql.query<{ body: ApprovalFlow }>(
    'SELECT body FROM approval_flow WHERE enterprise_id = $1 ORDER BY position',
    [enterpriseId],
  )
  return rows.map(({ body }) => body)
}
