import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../db/tenant'

export interface ProfileRow {
  name: string
  namePinyin: string
  mobileCipher: string
  email: string
  language: string
  enterpriseName: LocalText
  departmentName: LocalText
  gradeName: LocalText
  managerName: string | null
  costCentreId: string
  isVip: boolean
  unwantedNotifications: string[]
}

/** The caller's own row; a session always has its employee. */
export async function findProfile({ sql, enterpriseId }: Tenant, employeeId: string): Promise<ProfileRow> {
  const [row] = await sql.query<ProfileRow>(
    `SELECT employee.name, employee.name_pinyin AS "namePinyin", employee.mobile_cipher AS "mobileCipher", employee.email,
            employee.language, enterprise.name AS "enterpriseName", department.name AS "departmentName", grade.name AS "gradeName",
            manager.name AS "managerName", employee.cost_centre_id AS "costCentreId", coalesce(is_vip, false) AS "isVip",
            employee.unwanted_letters AS "unwantedNotifications"
     FROM employee
     JOIN enterprise USING (enterprise_id)
     JOIN department USING (enterprise_id, department_id)
     JOIN grade USING (enterprise_id, grade_id)
     LEFT JOIN employee manager ON manager.enterprise_id = employee.enterprise_id AND manager.employee_id = employee.manager_id
     LEFT JOIN travel_preference ON travel_preference.enterprise_id = employee.enterprise_id
       AND travel_preference.employee_id = employee.employee_id
     WHERE employee.enterprise_id = $1 AND employee.employee_id = $2`,
    [enterpriseId, employeeId],
  )
  if (!row) throw new Error('a session without its employee')
  return row
}

export const updateCostCentre = ({ sql, enterpriseId }: Tenant, employeeId: string, costCentreId: string): Promise<unknown> =>
  sql.query('UPDATE employee SET cost_centre_id = $3 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    costCentreId,
  ])

export const updateNotifications = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  { unwanted, language }: { unwanted: readonly string[]; language: string },
): Promise<unknown> =>
  sql.query('UPDATE employee SET unwanted_letters = $3, language = $4 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    unwanted,
    language,
  ])
