import type { ApprovalObject, SubjectKind } from '@sojourn/contract/booking/approval.shapes'
import type { ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { Sql } from '../../../db/sql'
import type { Cursor } from '../../../kit/cursor'

/** An approval in a list, with the task by which it is there. */
export interface ApprovalListRow {
  approvalId: string
  subjectKind: SubjectKind
  object: ApprovalObject
  subjectNo: string
  version: number
  round: number
  progress: ApprovalProgress
  applicantName: string
  submittedAt: Date
  deadline: Date
  level: number | null
  taskState: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** Whose task it is, where it is not the reader's. */
  actsFor: string | null
  waitsFor: string[]
  sortedBy: Date
}

const approvalColumns = `a.approval_id AS "approvalId", a.subject_kind AS "subjectKind", a.object, a.order_no AS "subjectNo",
  a.order_version AS version, a.round, a.progress, a.applicant_name AS "applicantName", a.submitted_at AS "submittedAt", a.deadline,
  ARRAY(SELECT waiting.approver_name FROM approval_task waiting WHERE waiting.enterprise_id = a.enterprise_id
        AND waiting.approval_id = a.approval_id AND waiting.active ORDER BY waiting.position) AS "waitsFor"`
const taskColumns = `${approvalColumns}, t.level, t.state AS "taskState",
  CASE WHEN t.approver_id = $2 THEN NULL ELSE t.approver_name END AS "actsFor"`

/** $3 keyword, $4 object, $5 and $6 where the page before ended, $7 how many. */
const filtered = (sortedBy: string): string => `
  AND ($3 = '' OR a.order_no ILIKE '%' || $3 || '%' OR a.applicant_name ILIKE '%' || $3 || '%'
       OR EXISTS (SELECT FROM order_traveller p WHERE p.enterprise_id = a.enterprise_id AND p.order_no = a.order_no
                  AND p.name ILIKE '%' || $3 || '%'))
  AND ($4::text IS NULL OR a.object = $4)
  AND ($5::timestamptz IS NULL OR (${sortedBy}, a.approval_id) < ($5, $6))
  ORDER BY ${sortedBy} DESC, a.approval_id DESC LIMIT $7`

export interface ListRequest {
  employeeId: string
  keyword: string
  object: ApprovalObject | undefined
  before: Cursor | undefined
  limit: number
}
const valuesOf = (enterpriseId: number, { employeeId, keyword, object, before, limit }: ListRequest): unknown[] => [
  enterpriseId,
  employeeId,
  keyword.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`),
  object ?? null,
  before?.at ?? null,
  before?.id ?? null,
  limit,
]

/** Tasks that wait for me or for somebody whose substitute I am today, newest first. */
export const listWaiting = (
  sql: Sql,
  enterpriseId: number,
  request: ListRequest,
  principalIds: readonly string[],
): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT ${taskColumns}, t.created_at AS "sortedBy" FROM approval_task t JOIN approval a USING (enterprise_id, approval_id)
     WHERE t.enterprise_id = $1 AND (t.approver_id = $2 OR t.approver_id = ANY($8)) AND t.active
       AND (t.approver_id = $2 OR NOT EXISTS (
         SELECT FROM approval_task own WHERE own.enterprise_id = t.enterprise_id AND own.approval_id = t.approval_id
           AND own.approver_id = $2 AND own.active))
     ${filtered('t.created_at')}`,
    [...valuesOf(enterpriseId, request), principalIds],
  )

export const listDecided = (sql: Sql, enterpriseId: number, request: ListRequest): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT ${taskColumns}, t.decided_at AS "sortedBy" FROM approval_task t JOIN approval a USING (enterprise_id, approval_id)
     WHERE t.enterprise_id = $1 AND t.approver_id = $2 AND t.decided_at IS NOT NULL ${filtered('t.decided_at')}`,
    valuesOf(enterpriseId, request),
  )

/** What waits for those whose substitute I am today, and what I decided for others. */
export const listDelegated = (
  sql: Sql,
  enterpriseId: number,
  request: ListRequest,
  principalIds: readonly string[],
): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT ${taskColumns}, coalesce(t.decided_at, t.created_at) AS "sortedBy"
     FROM approval_task t JOIN approval a USING (enterprise_id, approval_id)
     WHERE t.enterprise_id = $1 AND t.approver_id <> $2 AND (t.acted_by_id = $2 OR (t.active AND t.approver_id = ANY($8)))
     ${filtered('coalesce(t.decided_at, t.created_at)')}`,
    [...valuesOf(enterpriseId, request), principalIds],
  )

const withoutTask = `${approvalColumns}, NULL::smallint AS level, NULL::smallint AS "taskState", NULL AS "actsFor"`

export const listCopied = (sql: Sql, enterpriseId: number, request: ListRequest): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT ${withoutTask}, c.copied_at AS "sortedBy" FROM approval_copy c JOIN approval a USING (enterprise_id, approval_id)
     WHERE c.enterprise_id = $1 AND c.employee_id = $2 AND c.copied_at IS NOT NULL ${filtered('c.copied_at')}`,
    valuesOf(enterpriseId, request),
  )

/** What this person submitted or travels on, every round, newest first. */
export const listSubmitted = (
  sql: Sql,
  enterpriseId: number,
  request: ListRequest,
  state: number | undefined,
): Promise<ApprovalListRow[]> =>
  sql.query<ApprovalListRow>(
    `SELECT ${withoutTask}, a.submitted_at AS "sortedBy"
     FROM (
       SELECT enterprise_id, approval_id FROM approval WHERE enterprise_id = $1 AND applicant_id = $2
       UNION
       SELECT concerned.enterprise_id, concerned.approval_id FROM order_traveller p
       JOIN approval concerned USING (enterprise_id, order_no) WHERE p.enterprise_id = $1 AND p.employee_id = $2
     ) mine
     JOIN approval a USING (enterprise_id, approval_id)
     WHERE ($8::smallint IS NULL OR a.state = $8) ${filtered('a.submitted_at')}`,
    [...valuesOf(enterpriseId, request), state ?? null],
  )

/** One approval in the shape of the lists, whatever the reader's part in it. */
export async function findListRow(
  sql: Sql,
  enterpriseId: number,
  employeeId: string,
  approvalId: string,
): Promise<ApprovalListRow | undefined> {
  const [row] = await sql.query<ApprovalListRow>(
    `SELECT ${approvalColumns}, t.level, t.state AS "taskState", NULL AS "actsFor", a.submitted_at AS "sortedBy"
     FROM approval a LEFT JOIN approval_task t
       ON t.enterprise_id = a.enterprise_id AND t.approval_id = a.approval_id AND t.approver_id = $2
     WHERE a.enterprise_id = $1 AND a.approval_id = $3 ORDER BY t.active DESC NULLS LAST, t.level LIMIT 1`,
    [enterpriseId, employeeId, approvalId],
  )
  return row
}

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

export const findCopied = (sql: Sql, enterpriseId: number, approvalIds: readonly string[]) =>
  sql.query<{ approvalId: string; name: string }>(
    `SELECT c.approval_id AS "approvalId", e.name FROM approval_copy c JOIN employee e USING (enterprise_id, employee_id)
     WHERE c.enterprise_id = $1 AND c.approval_id = ANY($2) ORDER BY e.name_pinyin`,
    [enterpriseId, approvalIds],
  )
