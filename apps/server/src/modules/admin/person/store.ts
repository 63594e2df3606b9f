import type { LocalText } from '@sojourn/contract/kit/language'
import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

/** What the company keeps of a person, with the names of what it refers to. */
export interface PersonRow {
  employeeId: string
  name: string
  namePinyin: string
  number: string
  position: string
  office: string
  ownFields: PersonFieldValues
  departmentId: string
  departmentName: LocalText
  gradeId: string
  gradeName: LocalText
  costCentreId: string
  costCentreCode: string
  costCentreName: LocalText
  superiorId: string | null
  superiorName: string | null
  successorId: string | null
  successorName: string | null
  mail: string
  mobileCipher: string
  isVip: boolean
  language: string
  permissions: string[]
  active: boolean
  awaitingActivation: boolean
  joinedOn: string | null
  lastDay: string | null
  /** Why the account is locked; null where it is not. */
  lockReasonCipher: string | null
}

const columns = `employee.employee_id AS "employeeId", employee.name, employee.name_pinyin AS "namePinyin",
  employee.number, employee.position, employee.office, employee.own_fields AS "ownFields", employee.department_id AS "departmentId", department.name AS "departmentName", employee.grade_id AS "gradeId", grade.name AS "gradeName",
  employee.cost_centre_id AS "costCentreId", coalesce(cost_centre.code, '') AS "costCentreCode",
  coalesce(cost_centre.name, '{"zh-CN": "", "zh-TW": "", "en": ""}') AS "costCentreName",
  employee.manager_id AS "superiorId", superior.name AS "superiorName",
  employee.successor_id AS "successorId", successor.name AS "successorName",
  employee.email AS mail, employee.mobile_cipher AS "mobileCipher", coalesce(travel_preference.is_vip, false) AS "isVip",
  employee.language, employee.permissions, employee.active,
  employee.awaiting_activation AS "awaitingActivation", employee.joined_on AS "joinedOn", employee.last_day AS "lastDay",
  employee.lock_reason_cipher AS "lockReasonCipher"`
const joins = `JOIN department USING (enterprise_id, department_id)
  JOIN grade USING (enterprise_id, grade_id)
  LEFT JOIN cost_centre USING (enterprise_id, cost_centre_id)
  LEFT JOIN travel_preference USING (enterprise_id, employee_id)
  LEFT JOIN employee superior ON superior.enterprise_id = employee.enterprise_id AND superior.employee_id = employee.manager_id
  LEFT JOIN employee successor ON successor.enterprise_id = employee.enterprise_id AND successor.employee_id = employee.successor_id`

export async function findPerson({ sql, enterpriseId }: Tenant, employeeId: string): Promise<PersonRow | undefined> {
  const [row] = await sql.query<PersonRow>(
    `SELECT ${columns} FROM employee ${joins} WHERE employee.enterprise_id = $1 AND employee.employee_id = $2`,
    [enterpriseId, employeeId],
  )
  return row
}

export const findPeople = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<PersonRow[]> =>
  sql.query<PersonRow>(
    `SELECT ${columns} FROM employee ${joins} WHERE employee.enterprise_id = $1 AND employee.employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )

/** The department somebody stands in, also after the last day. */
export async function findPlaceOf({ sql, enterpriseId }: Tenant, employeeId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ departmentId: string }>(
    'SELECT department_id AS "departmentId" FROM employee WHERE enterprise_id = $1 AND employee_id = $2',
    [enterpriseId, employeeId],
  )
  return row?.departmentId
}

export interface ColleagueRow {
  employeeId: string
  name: string
  latin: LatinName | null
  number: string
  departmentName: LocalText
}
const colleague = (reader: Reader): string => `SELECT employee.employee_id AS "employeeId", employee.name,
  ${latinOf('employee', reader)} AS latin, employee.number, department.name AS "departmentName"
  FROM employee JOIN department USING (enterprise_id, department_id)`

export const findColleaguesBy = (
  { sql, enterpriseId }: Tenant,
  {
    pattern,
    departments,
    limit,
    reader,
  }: { pattern: string; departments: readonly string[] | null; limit: number; reader: Reader },
): Promise<ColleagueRow[]> =>
  sql.query<ColleagueRow>(
    `${colleague(reader)} WHERE employee.enterprise_id = $1 AND employee.active
       AND ($3::text[] IS NULL OR employee.department_id = ANY($3))
       AND (employee.name ILIKE $2 OR replace(employee.name_pinyin, ' ', '') ILIKE replace($2, ' ', '') OR employee.number ILIKE $2)
     ORDER BY employee.name_pinyin, employee.employee_id LIMIT $4`,
    [enterpriseId, pattern, departments, limit],
  )

export const findColleague = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
  reader: Reader,
): Promise<ColleagueRow[]> =>
  sql.query<ColleagueRow>(`${colleague(reader)} WHERE employee.enterprise_id = $1 AND employee.employee_id = ANY($2)`, [
    enterpriseId,
    employeeIds,
  ])

export interface ChoiceRow {
  id: string
  name: LocalText
}
export const findGrades = ({ sql, enterpriseId }: Tenant): Promise<ChoiceRow[]> =>
  sql.query<ChoiceRow>(
    'SELECT grade_id AS id, name FROM grade WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY position, grade_id',
    [enterpriseId],
  )

/** Where people in office work, as it is written. */
export const findOffices = async ({ sql, enterpriseId }: Tenant): Promise<string[]> => {
  const rows = await sql.query<{ office: string }>(
    `SELECT DISTINCT office FROM employee WHERE enterprise_id = $1 AND active AND office <> '' ORDER BY office LIMIT ${officesAtMost}`,
    [enterpriseId],
  )
  return rows.map(({ office }) => office)
}
const officesAtMost = 500

/** Whether the company has this grade and this cost centre, which do not end until the transaction does; what is not asked is there. */
export async function findKnown(
  { sql, enterpriseId }: Tenant,
  { gradeId, costCentreId }: { gradeId: string | undefined; costCentreId: string | undefined },
): Promise<{ grade: boolean; costCentre: boolean }> {
  const [grades, costCentres] = await Promise.all([
    gradeId === undefined
      ? undefined
      : sql.query('SELECT FROM grade WHERE enterprise_id = $1 AND grade_id = $2 AND ended_on IS NULL FOR SHARE', [
          enterpriseId,
          gradeId,
        ]),
    costCentreId === undefined
      ? undefined
      : sql.query('SELECT FROM cost_centre WHERE enterprise_id = $1 AND cost_centre_id = $2 AND ended_on IS NULL FOR SHARE', [
          enterpriseId,
          costCentreId,
        ]),
  ])
  return { grade: grades?.length !== 0, costCentre: costCentres?.length !== 0 }
}

/** Who has this number, besides one; nobody else gets it until the transaction ends. */
export async function findHolderOfNumber(
  { sql, enterpriseId }: Tenant,
  number: string,
  exceptId: string,
): Promise<string | undefined> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [`employee number ${number}`, enterpriseId])
  const [row] = await sql.query<{ name: string }>(
    'SELECT name FROM employee WHERE enterprise_id = $1 AND number = $2 AND employee_id <> $3',
    [enterpriseId, number, exceptId],
  )
  return row?.name
}

/** Whether somebody is in office, may approve and stands within these departments; null is all of them. */
export async function isLeader(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  departments: readonly string[] | null,
): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM employee WHERE enterprise_id = $1 AND employee_id = $2 AND active AND last_day IS NULL AND 'approve' = ANY(permissions)
       AND ($3::text[] IS NULL OR department_id = ANY($3))`,
    [enterpriseId, employeeId, departments],
  )
  return rows.length > 0
}

/** Whether one of these people stands above somebody, or is the same; nobody gets another superior until the transaction ends. */
export async function isAmongSuperiorsOf(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  wanted: readonly string[],
): Promise<boolean> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', ['superiors', enterpriseId])
  const rows = await sql.query(
    `WITH RECURSIVE above AS (
       SELECT employee_id, manager_id FROM employee WHERE enterprise_id = $1 AND employee_id = $2
       UNION SELECT employee.employee_id, employee.manager_id FROM employee JOIN above ON employee.employee_id = above.manager_id
             WHERE employee.enterprise_id = $1)
     SELECT FROM above WHERE employee_id = ANY($3) LIMIT 1`,
    [enterpriseId, employeeId, wanted],
  )
  return rows.length > 0
}

export async function isInOffice({ sql, enterpriseId }: Tenant, employeeId: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM employee WHERE enterprise_id = $1 AND employee_id = $2 AND active', [
    enterpriseId,
    employeeId,
  ])
  return rows.length > 0
}
