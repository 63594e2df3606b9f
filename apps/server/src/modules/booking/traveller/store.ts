import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'

export interface PersonRow {
  employeeId: string
  name: string
  departmentId: string
  departmentName: LocalText
  gradeName: LocalText
  managerId: string | null
  mobileCipher: string
  email: string
  language: string
  costCentreId: string
  permissions: string[]
  policy: { version: number; body: TravelPolicy } | null
}

const person = `
  SELECT employee.employee_id AS "employeeId", employee.name, employee.department_id AS "departmentId",
         department.name AS "departmentName", grade.name AS "gradeName", employee.manager_id AS "managerId",
         employee.mobile_cipher AS "mobileCipher", employee.email, employee.language,
         employee.cost_centre_id AS "costCentreId", employee.permissions,
         (SELECT jsonb_build_object('version', travel_policy.version, 'body', travel_policy.body) FROM travel_policy
          WHERE travel_policy.enterprise_id = employee.enterprise_id AND travel_policy.policy_id = grade.policy_id
            AND travel_policy.effective_from <= $3
          ORDER BY travel_policy.version DESC LIMIT 1) AS policy
  FROM employee
  JOIN department USING (enterprise_id, department_id)
  JOIN grade USING (enterprise_id, grade_id)
  WHERE employee.enterprise_id = $1 AND employee.active`

/** People with the policy that binds them on `today`, in the order of `employeeIds`. */
export const findPeople = async (
  sql: Sql,
  enterpriseId: number,
  employeeIds: readonly string[],
  today: string,
): Promise<PersonRow[]> => {
  const rows = await sql.query<PersonRow>(`${person} AND employee.employee_id = ANY($2)`, [enterpriseId, employeeIds, today])
  return employeeIds.flatMap((id) => rows.filter((row) => row.employeeId === id))
}

export const searchPeople = (
  sql: Sql,
  enterpriseId: number,
  search: { keyword: string; loginHash: string; today: string; limit: number },
): Promise<PersonRow[]> =>
  sql.query<PersonRow>(
    `${person} AND ($2 = '' OR employee.name ILIKE '%' || $2 || '%' OR employee.name_pinyin ILIKE '%' || $2 || '%'
       OR EXISTS (SELECT FROM jsonb_each_text(department.name) WHERE value ILIKE '%' || $2 || '%')
       OR EXISTS (SELECT FROM login WHERE login.login_hash = $5 AND login.enterprise_id = employee.enterprise_id
                  AND login.employee_id = employee.employee_id))
     ORDER BY employee.name_pinyin LIMIT $4`,
    [enterpriseId, search.keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`), search.today, search.limit, search.loginHash],
  )

/** Until the transaction ends nobody else books for these people; always in order of id, so that two parties cannot wait for each other. */
export const claimTravellers = (sql: Sql, enterpriseId: number, employeeIds: readonly string[]): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended(id, $1)) FROM unnest($2::text[]) AS id', [
    enterpriseId,
    employeeIds.toSorted(),
  ])

export interface CredentialRow {
  credentialId: string
  employeeId: string
  type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  nameOnCredential: string
  numberCipher: string
  numberHash: string
  numberMasked: string
  expiresOn: string | null
}

export const findCredentials = (sql: Sql, enterpriseId: number, employeeIds: readonly string[]): Promise<CredentialRow[]> =>
  sql.query<CredentialRow>(
    `SELECT credential_id AS "credentialId", employee_id AS "employeeId", type, name_on_credential AS "nameOnCredential",
            number_cipher AS "numberCipher", number_hash AS "numberHash", number_masked AS "numberMasked", expires_on AS "expiresOn"
     FROM credential WHERE enterprise_id = $1 AND employee_id = ANY($2) ORDER BY type, credential_id`,
    [enterpriseId, employeeIds],
  )

export interface CostCentreRow {
  id: string
  code: string
  name: LocalText
}
export const findCostCentres = (sql: Sql, enterpriseId: number): Promise<CostCentreRow[]> =>
  sql.query<CostCentreRow>('SELECT cost_centre_id AS id, code, name FROM cost_centre WHERE enterprise_id = $1 ORDER BY code', [
    enterpriseId,
  ])

/** Everybody whom an approval chain may name: managers, heads of departments and holders of permissions. */
export interface ApproverRow {
  employeeId: string
  name: string
  email: string
  language: string
  managerId: string | null
  departmentId: string
  headsDepartments: string[]
  permissions: string[]
}
export const findApprovers = (sql: Sql, enterpriseId: number): Promise<ApproverRow[]> =>
  sql.query<ApproverRow>(
    `SELECT employee_id AS "employeeId", name, email, language, manager_id AS "managerId", department_id AS "departmentId", permissions,
            ARRAY(SELECT department.department_id FROM department
                  WHERE department.enterprise_id = employee.enterprise_id AND head_id = employee.employee_id) AS "headsDepartments"
     FROM employee WHERE enterprise_id = $1 AND active AND 'approve' = ANY(permissions)`,
    [enterpriseId],
  )

/** Who read personal data in clear, of what and what for. */
export const logAccess = (
  sql: Sql,
  enterpriseId: number,
  reading: { at: Date; employeeId: string; subjects: readonly { id: string; subject: string }[]; purpose: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO access_log (enterprise_id, id, at, employee_id, subject, purpose)
     SELECT $1, read.id, $2, $3, read.subject, $4 FROM jsonb_to_recordset($5::jsonb) AS read(id uuid, subject text)`,
    [enterpriseId, reading.at, reading.employeeId, reading.purpose, JSON.stringify(reading.subjects)],
  )
