import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import type { ApprovalObject, SubjectKind } from '@sojourn/contract/booking/approval/approval.shapes'
import { approvalStates, approvalTaskStates, type ApprovalTaskState } from '@sojourn/contract/booking/codes'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import type { Envelope } from '@sojourn/domain/booking/approval/envelope'
import { currentLevel, pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { InCodes } from '../../../db/in-codes'
import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../columns/latin-column'

export interface ApprovalRow {
  approvalId: string
  subjectKind: SubjectKind
  object: ApprovalObject
  /** Number of the order or application. */
  subjectNo: string
  /** The version of the subject that is being decided. */
  version: number
  round: number
  flowId: string
  applicantId: string
  applicantName: string
  applicantLatin: LatinName
  progress: ApprovalProgress
  submittedAt: Date
  deadline: Date
  envelope: Envelope | null
  urgedAt: Date | null
  endedAt: Date | null
}
export interface TaskRow {
  approvalId: string
  level: number
  approverId: string
  approverName: string
  latin: LatinName
  state: ApprovalTaskState
  active: boolean
  part: 'before' | 'after' | null
  fromId: string | null
  actedByName: string | null
  decidedAt: Date | null
  reason: string | null
}

const columns = `approval_id AS "approvalId", subject_kind AS "subjectKind", object, order_no AS "subjectNo", order_version AS version, round,
  flow_id AS "flowId", applicant_id AS "applicantId", applicant_name AS "applicantName",
  ${latinOf('approval', 'anybody', 'applicant_id')} AS "applicantLatin", progress, submitted_at AS "submittedAt", deadline,
  envelope, urged_at AS "urgedAt", ended_at AS "endedAt"`

export type NewApproval = Omit<ApprovalRow, 'applicantLatin' | 'round' | 'envelope' | 'urgedAt' | 'endedAt'>

/** Of the tasks $3, as of the moment $4: one row for each person and level, with the person's name of today. */
const writtenTasks = `
  INSERT INTO approval_task (enterprise_id, approval_id, level, approver_id, approver_name, state, active, created_at, decided_at, reason,
    position, part, from_id, acted_by_id, acted_by_name)
  SELECT $1, $2, task.level, task."approverId", coalesce(approver.name, ''), task.state, task.active, $4::timestamptz, task."decidedAt", task.reason,
    task.position, task.part, task."from", task."actedBy", acting.name
  FROM jsonb_to_recordset($3::jsonb) AS task(level smallint, "approverId" text, state smallint, active boolean, "decidedAt" timestamptz,
    reason text, position smallint, part text, "from" text, "actedBy" text)
  LEFT JOIN employee approver ON approver.enterprise_id = $1 AND approver.employee_id = task."approverId"
  LEFT JOIN employee acting ON acting.enterprise_id = $1 AND acting.employee_id = task."actedBy"
  ON CONFLICT (enterprise_id, approval_id, level, approver_id) DO UPDATE
  SET state = excluded.state, active = excluded.active, decided_at = excluded.decided_at, reason = excluded.reason,
      position = excluded.position, part = excluded.part, from_id = excluded.from_id, acted_by_id = excluded.acted_by_id,
      acted_by_name = excluded.acted_by_name`

/** A new round of a subject with its tasks and whom it concerns. */
export const insertApproval = ({ sql, enterpriseId }: Tenant, approval: NewApproval): Promise<unknown> =>
  sql.query(
    `WITH round AS (
       INSERT INTO approval (enterprise_id, approval_id, subject_kind, object, order_no, order_version, round, flow_id, applicant_id,
         applicant_name, state, progress, submitted_at, deadline, ended_at)
       SELECT $1, $2, $6, $7, $8, $9, 1 + count(*), $10, $5, $11, $12::smallint, $13, $4::timestamptz, $14,
         CASE WHEN $12::smallint = 0 THEN NULL ELSE $4::timestamptz END
       FROM approval WHERE enterprise_id = $1 AND order_no = $8
     ), concerned AS (
       INSERT INTO approval_party (enterprise_id, employee_id, submitted_at, approval_id)
       SELECT $1, party, $4::timestamptz, $2 FROM (
         SELECT $5::text AS party UNION SELECT employee_id FROM order_traveller WHERE enterprise_id = $1 AND order_no = $8
         UNION SELECT employee_id FROM travel_application_traveller WHERE enterprise_id = $1 AND travel_apply_no = $8) AS parties
     )${writtenTasks}`,
    [
      enterpriseId,
      approval.approvalId,
      JSON.stringify(taskRecords(approval.progress)),
      approval.submittedAt,
      approval.applicantId,
      approval.subjectKind,
      approval.object,
      approval.subjectNo,
      approval.version,
      approval.flowId,
      approval.applicantName,
      approvalStates.code(approval.progress.state),
      JSON.stringify(approval.progress),
      approval.deadline,
    ],
  )

/** The approval after a decision or its end: the whole progress, and its tasks for the lists. */
export const saveProgress = (
  { sql, enterpriseId }: Tenant,
  approvalId: string,
  progress: ApprovalProgress,
  at: Date,
): Promise<unknown> =>
  sql.query(
    `WITH moved AS (
       UPDATE approval SET progress = $5, state = $6::smallint, deadline = $7,
         ended_at = CASE WHEN $6::smallint = 0 THEN NULL ELSE $4::timestamptz END
       WHERE enterprise_id = $1 AND approval_id = $2
     )${writtenTasks}`,
    [
      enterpriseId,
      approvalId,
      JSON.stringify(taskRecords(progress)),
      at,
      JSON.stringify(progress),
      approvalStates.code(progress.state),
      new Date(progress.deadline),
    ],
  )

function taskRecords(progress: ApprovalProgress) {
  const pending = new Set(pendingApprovers(progress))
  const asked = currentLevel(progress)?.level
  return progress.levels.flatMap(({ level, tasks }) =>
    tasks.map((task, position) => ({
      ...task,
      level,
      position,
      state: approvalTaskStates.code(task.state),
      active: level === asked && task.state === 'pending' && pending.has(task.approverId),
    })),
  )
}

export async function findApproval(
  { sql, enterpriseId }: Tenant,
  approvalId: string,
  lock = false,
): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND approval_id = $2${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, approvalId],
  )
  return row
}
/** Running ones in which somebody has a task that is not decided, on whatever level. */
export async function findApprovalsWaitingFor({ sql, enterpriseId }: Tenant, employeeId: string): Promise<string[]> {
  const rows = await sql.query<{ approvalId: string }>(
    `SELECT DISTINCT approval_id AS "approvalId" FROM approval JOIN approval_task USING (enterprise_id, approval_id)
     WHERE enterprise_id = $1 AND approver_id = $2 AND ended_at IS NULL AND approval_task.state = ${approvalTaskStates.code('pending')}
     ORDER BY approval_id`,
    [enterpriseId, employeeId],
  )
  return rows.map(({ approvalId }) => approvalId)
}

/** The latest round of a subject. */
export async function findApprovalOfOrder(
  { sql, enterpriseId }: Tenant,
  subjectNo: string,
  lock = false,
): Promise<ApprovalRow | undefined> {
  const [row] = await sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND order_no = $2 ORDER BY submitted_at DESC, round DESC LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    [enterpriseId, subjectNo],
  )
  return row
}
/** All rounds of a subject, the newest first. */
export const findRounds = ({ sql, enterpriseId }: Tenant, subjectNo: string): Promise<ApprovalRow[]> =>
  sql.query<ApprovalRow>(
    `SELECT ${columns} FROM approval WHERE enterprise_id = $1 AND order_no = $2 ORDER BY submitted_at DESC, round DESC`,
    [enterpriseId, subjectNo],
  )
/** Who is asked and who asks, in letters that readers of the language know. */
export const approverOf = ({ approverName: name, latin }: TaskRow, language: Language): string =>
  readableName({ name, latin }, language)
export const applicantOf = (
  { applicantName: name, applicantLatin: latin }: Pick<ApprovalRow, 'applicantName' | 'applicantLatin'>,
  language: Language,
): string => readableName({ name, latin }, language)

type StoredTask = InCodes<TaskRow, { state: typeof approvalTaskStates }>
const inWords = (row: StoredTask): TaskRow => ({ ...row, state: approvalTaskStates.word(row.state) })
const tasksFor = (reader: Reader): string =>
  `SELECT approval_id AS "approvalId", level, approver_id AS "approverId", approver_name AS "approverName", state, active, part,
          from_id AS "fromId", acted_by_name AS "actedByName", decided_at AS "decidedAt", reason, ${latinOf('approval_task', reader, 'approver_id')} AS latin
   FROM approval_task`

export async function findTasks(
  { sql, enterpriseId }: Tenant,
  approvalId: string,
  reader: Reader = 'anybody',
): Promise<TaskRow[]> {
  const rows = await sql.query<StoredTask>(
    `${tasksFor(reader)} WHERE enterprise_id = $1 AND approval_id = $2 ORDER BY level, position, approver_id`,
    [enterpriseId, approvalId],
  )
  return rows.map(inWords)
}

/** Those of the latest round of a subject. */
export async function findLatestTasks({ sql, enterpriseId }: Tenant, subjectNo: string, reader: Reader): Promise<TaskRow[]> {
  const rows = await sql.query<StoredTask>(
    `${tasksFor(reader)} WHERE enterprise_id = $1 AND approval_id = (
       SELECT approval_id FROM approval WHERE enterprise_id = $1 AND order_no = $2 ORDER BY submitted_at DESC, round DESC LIMIT 1)
     ORDER BY level, position, approver_id`,
    [enterpriseId, subjectNo],
  )
  return rows.map(inWords)
}

export const saveEnvelope = ({ sql, enterpriseId }: Tenant, approvalId: string, envelope: Envelope | null): Promise<unknown> =>
  sql.query('UPDATE approval SET envelope = $3 WHERE enterprise_id = $1 AND approval_id = $2', [
    enterpriseId,
    approvalId,
    envelope && JSON.stringify(envelope),
  ])
export const markUrged = ({ sql, enterpriseId }: Tenant, approvalId: string, at: Date): Promise<unknown> =>
  sql.query('UPDATE approval SET urged_at = $3 WHERE enterprise_id = $1 AND approval_id = $2', [enterpriseId, approvalId, at])

/** The flows in force, in their order. */
export const findFlows = remembered('flows', async ({ sql, enterpriseId }: Tenant): Promise<ApprovalFlow[]> => {
  const [row] = await sql.query<{ flows: ApprovalFlow[] }>(
    'SELECT flows FROM approval_flows_version WHERE enterprise_id = $1 ORDER BY version DESC LIMIT 1',
    [enterpriseId],
  )
  return row?.flows ?? []
})

/** When the company works, as it said; undefined as long as it said nothing. */
export const findOfficeHours = remembered(
  'officeHours',
  async ({ sql, enterpriseId }: Tenant): Promise<OfficeHours | undefined> => {
    const [row] = await sql.query<{ hours: OfficeHours }>('SELECT hours FROM office_hours WHERE enterprise_id = $1', [
      enterpriseId,
    ])
    return row?.hours
  },
)

/** How flows are called, or were when they were last in force: what was asked for keeps its flow. */
export const findFlowNames = async (
  { sql, enterpriseId }: Tenant,
  flowIds: readonly string[],
): Promise<ReadonlyMap<string, LocalText>> => {
  const rows = await sql.query<{ flowId: string; name: LocalText }>(
    `SELECT DISTINCT ON (flow->>'flowId') flow->>'flowId' AS "flowId", flow->'name' AS name
     FROM approval_flows_version, jsonb_array_elements(flows) AS flow
     WHERE enterprise_id = $1 AND flow->>'flowId' = ANY($2) ORDER BY flow->>'flowId', version DESC`,
    [enterpriseId, flowIds],
  )
  return new Map(rows.map(({ flowId, name }) => [flowId, name]))
}
