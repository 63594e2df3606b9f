import type { ApprovalObject, SubjectKind } from '@sojourn/contract/booking/approval/approval.shapes'
import {
  approvalStates,
  approvalTaskStates,
  orderStates,
  type ApprovalState,
  type ApprovalTaskState,
} from '@sojourn/contract/booking/codes'
import type { ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import { pageLimit } from '../../../db/page-limit'
import type { LatinName, ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { stateCodes } from '../columns/state-codes'
import { submittedVersion } from '../columns/submitted-version'
import { latinOf, namedLike, type Reader } from '../columns/latin-column'
import type { Cursor } from '../../../kit/cursor'
import { containing } from '../../../db/like'

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
  applicantLatin: LatinName
  submittedAt: Date
  deadline: Date
  level: number | null
  taskState: ApprovalTaskState | null
  /** Whose task it is, where it is not the reader's. */
  actsFor: ReadableName | null
  waitsFor: ReadableName[]
  sortedBy: Date
}

type StoredRow = InCodes<ApprovalListRow, { taskState: typeof approvalTaskStates }>
const inWords = (row: StoredRow): ApprovalListRow => ({
  ...row,
  taskState: row.taskState === null ? null : approvalTaskStates.word(row.taskState),
})

const approver = (table: string, reader: Reader): string =>
  `jsonb_build_object('name', ${table}.approver_name, 'latin', ${latinOf(table, reader, 'approver_id')})`
const approvalColumns = (
  reader: Reader,
): string => `a.approval_id AS "approvalId", a.subject_kind AS "subjectKind", a.object, a.order_no AS "subjectNo",
  a.order_version AS version, a.round, a.progress, a.applicant_name AS "applicantName",
  ${latinOf('a', reader, 'applicant_id')} AS "applicantLatin", a.submitted_at AS "submittedAt", a.deadline,
  (SELECT coalesce(jsonb_agg(${approver('waiting', reader)} ORDER BY waiting.position), '[]') FROM approval_task waiting
   WHERE waiting.enterprise_id = a.enterprise_id AND waiting.approval_id = a.approval_id AND waiting.active) AS "waitsFor"`
/** Of the task that brings an approval into the list; another's task is named. */
const taskColumns = (reader: Reader): string =>
  `t.level, t.state AS "taskState", CASE WHEN t.approver_id = $2 THEN NULL ELSE ${approver('t', reader)} END AS "actsFor"`
const noTaskColumns = (): string => `NULL::smallint AS level, NULL::smallint AS "taskState", NULL::jsonb AS "actsFor"`

export interface ListRequest {
  employeeId: string
  reader: Reader
  keyword: string
  object: ApprovalObject | undefined
  before: Cursor | undefined
  /** At least so many, where there are. */
  limit: number
}

/** Where a list finds its approvals `a`; $1 is the company, $2 the reader, $5 the list's own value. */
interface ListSource {
  columns: (reader: Reader) => string
  from: string
  where: string
  /** The moment and the number by which the list goes, both of the table whose index has this order. */
  order: readonly [sortedBy: string, approvalId: string]
}
const tasks = (where: string, sortedBy: string): ListSource => ({
  columns: taskColumns,
  from: 'approval_task t JOIN approval a USING (enterprise_id, approval_id)',
  where: `t.enterprise_id = $1 AND ${where}`,
  order: [sortedBy, 't.approval_id'],
})

/**
 * A page, newest first: a page of each source in the order of its index, then all together. Without a cursor everything is
 * before infinity, and only what was asked stands in the statement, so that its plan is made once per connection.
 */
async function list(
  { sql, enterpriseId }: Tenant,
  sources: readonly ListSource[],
  { employeeId, reader, keyword, object, before, limit }: ListRequest,
  ...own: unknown[]
): Promise<ApprovalListRow[]> {
  const values: unknown[] = [enterpriseId, employeeId, before?.at ?? 'infinity', before?.id ?? '', ...own]
  const words = keyword.trim()
  const named = words === '' ? '' : `AND ${matches(`$${values.push(containing(words))}`)}`
  const about = object === undefined ? '' : `AND a.object = $${values.push(object)}`
  const most = pageLimit(limit)
  const pages = sources.map(
    ({ columns, from, where, order: [sortedBy, approvalId] }) =>
      `(SELECT ${approvalColumns(reader)}, ${columns(reader)}, ${sortedBy} AS "sortedBy" FROM ${from}
        WHERE ${where} ${named} ${about}
          AND (${sortedBy}, ${approvalId}) < ($3::timestamptz, $4::text)
        ORDER BY ${sortedBy} DESC, ${approvalId} DESC LIMIT ${most})`,
  )
  const rows = await sql.query<StoredRow>(
    `SELECT * FROM (${pages.join(' UNION ALL ')}) found ORDER BY "sortedBy" DESC, "approvalId" DESC LIMIT ${most}`,
    values,
  )
  return rows.map(inWords)
}
/** Numbers as people know them, the applicant, the travellers, and what an application is called. */
const matches = (pattern: string): string => `(a.order_no ILIKE ${pattern} OR a.applicant_name ILIKE ${pattern}
  OR EXISTS (SELECT FROM order_traveller named WHERE named.enterprise_id = a.enterprise_id AND named.order_no = a.order_no AND ${namedLike('named', pattern)})
  OR EXISTS (SELECT FROM travel_application named JOIN travel_application_content told USING (enterprise_id, travel_apply_no)
             WHERE named.enterprise_id = a.enterprise_id AND named.travel_apply_no = a.order_no
             AND told.content_version = ${submittedVersion('named')}
             AND concat_ws(' ', named.display_no, told.content->>'title', jsonb_path_query_array(told.people, '$[*].name')) ILIKE ${pattern}))`

const waiting = tasks('t.approver_id = $2 AND t.active', 't.created_at')
/** Nobody decides in another's place about the own trip. */
const notOwn = `NOT EXISTS (SELECT FROM approval_party own WHERE own.enterprise_id = a.enterprise_id AND own.employee_id = $2
  AND own.submitted_at = a.submitted_at AND own.approval_id = a.approval_id)`
const waitingForMany = tasks(
  `t.approver_id = ANY($5) AND t.active AND (t.approver_id = $2 OR ${notOwn} AND NOT EXISTS (
     SELECT FROM approval_task mine WHERE mine.enterprise_id = t.enterprise_id AND mine.approval_id = t.approval_id
       AND mine.approver_id = $2 AND mine.active))`,
  't.created_at',
)
/** Tasks that wait for me or for somebody whose substitute I am today, newest first. */
export const listWaiting = (tenant: Tenant, request: ListRequest, principalIds: readonly string[]): Promise<ApprovalListRow[]> =>
  principalIds.length === 0
    ? list(tenant, [waiting], request)
    : list(tenant, [waitingForMany], request, [request.employeeId, ...principalIds])

const decided = tasks('t.approver_id = $2 AND t.decided_at IS NOT NULL', 't.decided_at')
export const listDecided = (tenant: Tenant, request: ListRequest): Promise<ApprovalListRow[]> => list(tenant, [decided], request)

const delegated = [
  tasks(`t.approver_id <> $2 AND t.active AND t.approver_id = ANY($5) AND ${notOwn}`, 't.created_at'),
  tasks('t.approver_id <> $2 AND t.acted_by_id = $2', 't.decided_at'),
]
/** What waits for those whose substitute I am today, and what I decided for others. */
export const listDelegated = (
  tenant: Tenant,
  request: ListRequest,
  principalIds: readonly string[],
): Promise<ApprovalListRow[]> => list(tenant, delegated, request, principalIds)

const copied: ListSource = {
  columns: noTaskColumns,
  from: 'approval_copy c JOIN approval a USING (enterprise_id, approval_id)',
  where: 'c.enterprise_id = $1 AND c.employee_id = $2 AND c.copied_at IS NOT NULL',
  order: ['c.copied_at', 'c.approval_id'],
}
export const listCopied = (tenant: Tenant, request: ListRequest): Promise<ApprovalListRow[]> => list(tenant, [copied], request)

const submitted: ListSource = {
  columns: noTaskColumns,
  from: 'approval_party p JOIN approval a USING (enterprise_id, approval_id)',
  where: 'p.enterprise_id = $1 AND p.employee_id = $2',
  order: ['p.submitted_at', 'p.approval_id'],
}
/** What this person submitted or travels on, every round, newest first. */
export const listSubmitted = (
  tenant: Tenant,
  request: ListRequest,
  state: ApprovalState | undefined,
): Promise<ApprovalListRow[]> =>
  state === undefined
    ? list(tenant, [submitted], request)
    : list(tenant, [{ ...submitted, where: `${submitted.where} AND a.state = $5` }], request, approvalStates.code(state))

/** One approval in the shape of the lists, whatever the reader's part in it. */
export async function findListRow(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  approvalId: string,
  reader: Reader,
): Promise<ApprovalListRow | undefined> {
  const [row] = await sql.query<StoredRow>(
    `SELECT ${approvalColumns(reader)}, t.level, t.state AS "taskState", NULL::jsonb AS "actsFor", a.submitted_at AS "sortedBy"
     FROM approval a LEFT JOIN approval_task t
       ON t.enterprise_id = a.enterprise_id AND t.approval_id = a.approval_id AND t.approver_id = $2
     WHERE a.enterprise_id = $1 AND a.approval_id = $3 ORDER BY t.active DESC NULLS LAST, t.level LIMIT 1`,
    [enterpriseId, employeeId, approvalId],
  )
  return row && inWords(row)
}

/** States in which an order has cost something, or will if nothing comes in between; a refund takes its part out again. */
const costingStates = stateCodes([
  'approving',
  'awaitingPayment',
  'issuing',
  'issued',
  'changing',
  'changed',
  'altered',
  'refunded',
  'completed',
])

/**
 * What a department's travel ordered since `from` costs, in fen: bookings and changes that stand at what they came to (decisions 90 and 103),
 * less what was refunded of them. An order of several departments counts for each with its share of the travellers.
 */
export async function departmentSpend({ sql, enterpriseId }: Tenant, departmentId: string, from: Date): Promise<number> {
  const [row] = await sql.query<{ spend: number }>(
    `SELECT coalesce(sum(round(
         CASE o.kind WHEN 'refund' THEN -o.total ELSE o.total - coalesce(moved.back, 0) END * people.own::numeric / people.everybody)), 0)::bigint AS spend
     FROM orders o
     JOIN LATERAL (
       SELECT count(*) AS everybody, count(*) FILTER (WHERE t.department_id = $2) AS own
       FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no
     ) people ON people.own > 0
     LEFT JOIN LATERAL (
       SELECT sum(l.amount) AS back FROM ledger_entry l WHERE l.enterprise_id = $1 AND l.order_no = o.order_no AND l.kind IN ('refund', 'capture')
         AND l.account IN ('supplier.payable', 'revenue.returnedFees')
     ) moved ON o.kind <> 'refund'
     LEFT JOIN orders parent ON parent.enterprise_id = $1 AND parent.order_no = o.parent_order_no
     WHERE o.enterprise_id = $1 AND o.travel_type = 1 AND o.created_at >= $3
       AND CASE o.kind WHEN 'refund' THEN o.state = $5 AND parent.created_at >= $3 ELSE o.state = ANY($4) END`,
    [enterpriseId, departmentId, from, costingStates, orderStates.code('refunded')],
  )
  return row!.spend
}

export const findCopied = ({ sql, enterpriseId }: Tenant, approvalIds: readonly string[], reader: Reader) =>
  sql.query<ReadableName & { approvalId: string }>(
    `SELECT c.approval_id AS "approvalId", e.name, ${latinOf('e', reader)} AS latin FROM approval_copy c JOIN employee e USING (enterprise_id, employee_id)
     WHERE c.enterprise_id = $1 AND c.approval_id = ANY($2) ORDER BY e.name_pinyin`,
    [enterpriseId, approvalIds],
  )
