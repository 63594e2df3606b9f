import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Tenant } from '../../../db/tenant'

export interface PersonValues {
  employeeId: string
  name: string
  namePinyin: string
  number: string
  position: string
  office: string
  ownFields: PersonFieldValues
  departmentId: string
  gradeId: string
  costCentreId: string
  superiorId: string | null
  language: string
  joinedOn: string | null
  permissions: readonly string[]
}
export const updatePerson = ({ sql, enterpriseId }: Tenant, person: PersonValues): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET name = $3, name_pinyin = $4, number = $5, position = $6, department_id = $7, grade_id = $8, cost_centre_id = $9,
       manager_id = $10, language = $11, joined_on = $12, permissions = $13,
       office = $14, own_fields = $15
     WHERE enterprise_id = $1 AND employee_id = $2`,
    [
      enterpriseId,
      person.employeeId,
      person.name,
      person.namePinyin,
      person.number,
      person.position,
      person.departmentId,
      person.gradeId,
      person.costCentreId,
      person.superiorId,
      person.language,
      person.joinedOn,
      person.permissions,
      person.office,
      JSON.stringify(person.ownFields),
    ],
  )

export interface Move {
  departmentId: string | undefined
  gradeId: string | undefined
  costCentreId: string | undefined
  superiorId: string | undefined
}
/** What is undefined stays as it is. */
export const movePeople = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
  { departmentId, gradeId, costCentreId, superiorId }: Move,
): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET department_id = coalesce($3, department_id), grade_id = coalesce($4, grade_id),
       cost_centre_id = coalesce($5, cost_centre_id), manager_id = coalesce($6, manager_id)
     WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds, departmentId ?? null, gradeId ?? null, costCentreId ?? null, superiorId ?? null],
  )

export const updateLastDay = (
  { sql, enterpriseId }: Tenant,
  { employeeId, lastDay, successorId }: { employeeId: string; lastDay: string | null; successorId: string | null },
): Promise<unknown> =>
  sql.query('UPDATE employee SET last_day = $3, successor_id = $4 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    lastDay,
    successorId,
  ])

/** Where it becomes false, the person's sessions end with it. */
export const updateActive = ({ sql, enterpriseId }: Tenant, employeeId: string, active: boolean): Promise<unknown> =>
  sql.query('UPDATE employee SET active = $3 WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, employeeId, active])

export const updateSuperior = ({ sql, enterpriseId }: Tenant, employeeId: string, superiorId: string | null): Promise<unknown> =>
  sql.query('UPDATE employee SET manager_id = $3 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    superiorId,
  ])

/** Leaves what the person likes as it is. */
export const updateVip = (
  { sql, enterpriseId }: Tenant,
  { employeeId, isVip, at }: { employeeId: string; isVip: boolean; at: Date },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_preference (enterprise_id, employee_id, is_vip, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET is_vip = $3`,
    [enterpriseId, employeeId, isVip, at],
  )

/** In office, of whom the person is the superior. */
export async function findReports({ sql, enterpriseId }: Tenant, employeeId: string): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    'SELECT employee_id AS "employeeId" FROM employee WHERE enterprise_id = $1 AND manager_id = $2 AND active ORDER BY employee_id',
    [enterpriseId, employeeId],
  )
  return rows.map((row) => row.employeeId)
}
