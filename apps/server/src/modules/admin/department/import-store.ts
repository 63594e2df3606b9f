import type { KnownDepartment } from '@sojourn/domain/admin/people/department-import'
import type { Tenant } from '../../../db/tenant'

/** Those that have not ended, as files know them. */
export const findKnownDepartments = ({ sql, enterpriseId }: Tenant): Promise<KnownDepartment[]> =>
  sql.query<KnownDepartment>(
    `SELECT department_id AS "departmentId", number, name, parent_id AS "parentId", head_id AS "headId" FROM department
     WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY department_id`,
    [enterpriseId],
  )

export interface HeadRow {
  id: string
  name: string
  number: string
  mail: string
  /** In office to stay, and may approve. */
  leads: boolean
}
export const findHeads = ({ sql, enterpriseId }: Tenant): Promise<HeadRow[]> =>
  sql.query<HeadRow>(
    `SELECT employee_id AS id, name, number, email AS mail, last_day IS NULL AND 'approve' = ANY(permissions) AS leads
     FROM employee WHERE enterprise_id = $1 AND active`,
    [enterpriseId],
  )

/** Numbers that many of them are to change hands are given up first: none stands with two at any moment. */
export const forgetNumbers = ({ sql, enterpriseId }: Tenant, departmentIds: readonly string[]): Promise<unknown> =>
  sql.query("UPDATE department SET number = '' WHERE enterprise_id = $1 AND department_id = ANY($2::text[])", [
    enterpriseId,
    departmentIds,
  ])

/** Many at once, new ones and others. */
export const upsertDepartments = ({ sql, enterpriseId }: Tenant, departments: readonly KnownDepartment[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO department (enterprise_id, department_id, number, name, parent_id, head_id)
     SELECT $1, each."departmentId", each.number, each.name, each."parentId", each."headId"
     FROM jsonb_to_recordset($2::jsonb) AS each("departmentId" text, number text, name jsonb, "parentId" text, "headId" text)
     ON CONFLICT (enterprise_id, department_id) DO UPDATE
     SET number = excluded.number, name = excluded.name, parent_id = excluded.parent_id, head_id = excluded.head_id`,
    [enterpriseId, JSON.stringify(departments)],
  )
