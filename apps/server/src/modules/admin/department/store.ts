import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

export interface DepartmentRow {
  departmentId: string
  parentId: string | null
  name: LocalText
  number: string
  headId: string | null
  headName: string | null
  headLatin: LatinName | null
  /** In office, in the department itself. */
  people: number
}

/** Those that have not ended, by name. */
export const findDepartments = ({ sql, enterpriseId }: Tenant, reader: Reader): Promise<DepartmentRow[]> =>
  sql.query<DepartmentRow>(
    `SELECT department.department_id AS "departmentId", parent_id AS "parentId", department.name, department.number, head_id AS "headId",
            head.name AS "headName", ${latinOf('department', reader, 'head_id')} AS "headLatin",
            (SELECT count(*)::integer FROM employee WHERE employee.enterprise_id = $1
               AND employee.department_id = department.department_id AND employee.active) AS people
     FROM department LEFT JOIN employee head ON head.enterprise_id = department.enterprise_id AND head.employee_id = head_id
     WHERE department.enterprise_id = $1 AND ended_on IS NULL
     ORDER BY department.name->>'zh-CN', department.department_id`,
    [enterpriseId],
  )

/** As they stand in the tree; with `lock` nobody else changes where one of them stands until the transaction ends. */
export async function findTree(
  { sql, enterpriseId }: Tenant,
  lock = false,
): Promise<Pick<DepartmentRow, 'departmentId' | 'parentId' | 'headId' | 'number'>[]> {
  if (lock) await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', ['department tree', enterpriseId])
  return sql.query(
    'SELECT department_id AS "departmentId", parent_id AS "parentId", head_id AS "headId", number FROM department WHERE enterprise_id = $1 AND ended_on IS NULL',
    [enterpriseId],
  )
}

/** Those of them that the company has and that have not ended, which they do not until the transaction ends. */
export async function findDepartmentIds({ sql, enterpriseId }: Tenant, departmentIds: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ departmentId: string }>(
    `SELECT department_id AS "departmentId" FROM department
     WHERE enterprise_id = $1 AND department_id = ANY($2) AND ended_on IS NULL FOR SHARE`,
    [enterpriseId, departmentIds],
  )
  return rows.map(({ departmentId }) => departmentId)
}

export interface DepartmentRecordRow {
  number: string
  name: LocalText
  parentName: LocalText | null
  headName: string | null
  endedOn: string | null
}
export async function findDepartmentRecord(
  { sql, enterpriseId }: Tenant,
  departmentId: string,
): Promise<DepartmentRecordRow | undefined> {
  const [row] = await sql.query<DepartmentRecordRow>(
    `SELECT department.number, department.name, parent.name AS "parentName", head.name AS "headName", department.ended_on AS "endedOn"
     FROM department
     LEFT JOIN department parent ON parent.enterprise_id = department.enterprise_id AND parent.department_id = department.parent_id
     LEFT JOIN employee head ON head.enterprise_id = department.enterprise_id AND head.employee_id = department.head_id
     WHERE department.enterprise_id = $1 AND department.department_id = $2`,
    [enterpriseId, departmentId],
  )
  return row
}

interface DepartmentValues {
  departmentId: string
  name: LocalText
  number: string
  parentId: string | null
  headId: string | null
}
export const upsertDepartment = (
  { sql, enterpriseId }: Tenant,
  { departmentId, name, number, parentId, headId }: DepartmentValues,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO department (enterprise_id, department_id, name, number, parent_id, head_id) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (enterprise_id, department_id) DO UPDATE
     SET name = excluded.name, number = excluded.number, parent_id = excluded.parent_id, head_id = excluded.head_id`,
    [enterpriseId, departmentId, JSON.stringify(name), number, parentId, headId],
  )

export const updateHead = ({ sql, enterpriseId }: Tenant, departmentId: string, headId: string | null): Promise<unknown> =>
  sql.query('UPDATE department SET head_id = $3 WHERE enterprise_id = $1 AND department_id = $2', [
    enterpriseId,
    departmentId,
    headId,
  ])

export const updateEnd = ({ sql, enterpriseId }: Tenant, departmentId: string, endedOn: string): Promise<unknown> =>
  sql.query('UPDATE department SET ended_on = $3 WHERE enterprise_id = $1 AND department_id = $2', [
    enterpriseId,
    departmentId,
    endedOn,
  ])

/** Until the transaction ends nobody comes into the department. */
export const lockDepartment = ({ sql, enterpriseId }: Tenant, departmentId: string): Promise<unknown> =>
  sql.query('SELECT FROM department WHERE enterprise_id = $1 AND department_id = $2 FOR UPDATE', [enterpriseId, departmentId])

/** Whether people in office or departments stand in it. */
export async function isInUse({ sql, enterpriseId }: Tenant, departmentId: string): Promise<boolean> {
  const [row] = await sql.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM employee WHERE enterprise_id = $1 AND department_id = $2 AND active)
         OR EXISTS (SELECT FROM department WHERE enterprise_id = $1 AND parent_id = $2 AND ended_on IS NULL)
         OR EXISTS (SELECT FROM enterprise WHERE enterprise_id = $1 AND config #>> '{joining,departmentId}' = $2) AS used`,
    [enterpriseId, departmentId],
  )
  return row!.used
}

/** Departments that somebody heads. */
export const findHeaded = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
): Promise<{ departmentId: string; name: LocalText }[]> =>
  sql.query(
    'SELECT department_id AS "departmentId", name FROM department WHERE enterprise_id = $1 AND head_id = $2 AND ended_on IS NULL',
    [enterpriseId, employeeId],
  )
