import type { LocalText } from '@sojourn/contract/kit/language'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import type { LatinName, ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, namedLike, type Reader } from '../../booking/columns/latin-column'

export interface FlowsVersionRow {
  version: number
  flows: ApprovalFlow[]
  publishedAt: Date | null
  publisher: string | null
  publisherLatin: LatinName | null
  proposer: string | null
  proposerLatin: LatinName | null
  note: string
  aloneReason: string | null
  takenBackTo: number | null
}

const versionsAtMost = 30

/** The newest first. */
export const findFlowsVersions = ({ sql, enterpriseId }: Tenant, reader: Reader): Promise<FlowsVersionRow[]> =>
  sql.query<FlowsVersionRow>(
    `SELECT version, flows, published_at AS "publishedAt", publisher.name AS publisher,
            ${latinOf('approval_flows_version', reader, 'published_by')} AS "publisherLatin", proposer.name AS proposer,
            ${latinOf('approval_flows_version', reader, 'proposed_by')} AS "proposerLatin", note, alone_reason AS "aloneReason",
            taken_back_to AS "takenBackTo"
     FROM approval_flows_version
     LEFT JOIN employee publisher ON publisher.enterprise_id = approval_flows_version.enterprise_id AND publisher.employee_id = published_by
     LEFT JOIN employee proposer ON proposer.enterprise_id = approval_flows_version.enterprise_id AND proposer.employee_id = proposed_by
     WHERE approval_flows_version.enterprise_id = $1 ORDER BY version DESC LIMIT ${versionsAtMost}`,
    [enterpriseId],
  )

export async function findFlowsOf({ sql, enterpriseId }: Tenant, version: number): Promise<ApprovalFlow[] | undefined> {
  const [row] = await sql.query<{ flows: ApprovalFlow[] }>(
    'SELECT flows FROM approval_flows_version WHERE enterprise_id = $1 AND version = $2',
    [enterpriseId, version],
  )
  return row?.flows
}

export async function findNewestFlows({ sql, enterpriseId }: Tenant): Promise<{ version: number; flows: ApprovalFlow[] }> {
  const [row] = await sql.query<{ version: number; flows: ApprovalFlow[] }>(
    'SELECT version, flows FROM approval_flows_version WHERE enterprise_id = $1 ORDER BY version DESC LIMIT 1',
    [enterpriseId],
  )
  return row ?? { version: 0, flows: [] }
}

/** Whether the company has published flows of its own. */
export async function hasOwnFlows({ sql, enterpriseId }: Tenant): Promise<boolean> {
  const rows = await sql.query('SELECT FROM approval_flows_version WHERE enterprise_id = $1 AND version > 0 LIMIT 1', [
    enterpriseId,
  ])
  return rows.length > 0
}

export interface NewFlowsVersion {
  version: number
  flows: readonly ApprovalFlow[]
  publishedAt: Date
  publishedBy: string
  proposedBy: string | null
  note: string
  aloneReason: string | null
  takenBackTo: number | null
}
export const insertFlowsVersion = ({ sql, enterpriseId }: Tenant, row: NewFlowsVersion): Promise<unknown> =>
  sql.query(
    `INSERT INTO approval_flows_version (enterprise_id, version, flows, published_at, published_by, proposed_by, note, alone_reason, taken_back_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      enterpriseId,
      row.version,
      JSON.stringify(row.flows),
      row.publishedAt,
      row.publishedBy,
      row.proposedBy,
      row.note,
      row.aloneReason,
      row.takenBackTo,
    ],
  )

export interface AlikeRow {
  departmentId: string
  gradeId: string
  costCentreId: string
  managerId: string | null
  count: number
  ids: string[]
}
/** Everybody in office, together with whom flows cannot tell apart; three of each are named. */
export const findPeopleAlike = ({ sql, enterpriseId }: Tenant): Promise<AlikeRow[]> =>
  sql.query<AlikeRow>(
    `SELECT department_id AS "departmentId", grade_id AS "gradeId", cost_centre_id AS "costCentreId", manager_id AS "managerId",
            count(*)::integer AS count, (array_agg(employee_id ORDER BY name_pinyin, employee_id))[1:3] AS ids
     FROM employee WHERE enterprise_id = $1 AND active GROUP BY department_id, grade_id, cost_centre_id, manager_id ORDER BY 1, 2, 3, 4`,
    [enterpriseId],
  )

/** The superiors of superiors. */
export const findSuperiors = ({ sql, enterpriseId }: Tenant) =>
  sql.query<{ employeeId: string; managerId: string }>(
    `SELECT employee_id AS "employeeId", manager_id AS "managerId" FROM employee
     WHERE enterprise_id = $1 AND active AND manager_id IS NOT NULL
       AND employee_id IN (SELECT manager_id FROM employee WHERE enterprise_id = $1 AND active) ORDER BY employee_id`,
    [enterpriseId],
  )

/** Colleagues in office of this name or number; those alone who may approve, where that is asked. */
export const findFlowPeople = (
  { sql, enterpriseId }: Tenant,
  { pattern, approvers, limit, reader }: { pattern: string; approvers: boolean; limit: number; reader: Reader },
) =>
  sql.query<ReadableName & { employeeId: string; department: LocalText }>(
    `SELECT e.employee_id AS "employeeId", e.name, ${latinOf('e', reader)} AS latin, d.name AS department
     FROM employee e JOIN department d USING (enterprise_id, department_id)
     WHERE e.enterprise_id = $1 AND e.active AND (NOT $3 OR 'approve' = ANY(e.permissions))
       AND (${namedLike('e', '$2')} OR e.number ILIKE $2) ORDER BY e.name_pinyin, e.employee_id LIMIT ${pageLimit(limit)}`,
    [enterpriseId, pattern, approvers],
  )
