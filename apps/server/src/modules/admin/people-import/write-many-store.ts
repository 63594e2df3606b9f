import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Tenant } from '../../../db/tenant'

export interface ManyValues {
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
  mail: string
  mobileCipher: string
  language: string
  joinedOn: string | null
  permissions: readonly string[]
}

const columns = `person("employeeId" text, name text, "namePinyin" text, number text, position text, office text, "ownFields" jsonb, "departmentId" text, "gradeId" text,
  "costCentreId" text, "superiorId" text, mail text, "mobileCipher" text, language text, "joinedOn" date, permissions text[])`

/** People who have no password that anybody knows, and wait for their activation. */
export const insertMany = (
  { sql, enterpriseId }: Tenant,
  people: readonly ManyValues[],
  passwordHash: string,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, number, position, office, own_fields, department_id, grade_id, cost_centre_id,
       manager_id, email, mobile_cipher, language, joined_on, permissions, password_hash, awaiting_activation)
     SELECT $1, "employeeId", name, "namePinyin", number, position, office, "ownFields", "departmentId", "gradeId", "costCentreId", "superiorId", mail,
       "mobileCipher", language, "joinedOn", permissions, $3, true
     FROM jsonb_to_recordset($2::jsonb) AS ${columns}`,
    [enterpriseId, JSON.stringify(people), passwordHash],
  )

/** Permissions stay: a file says nothing of them. */
export const updateMany = ({ sql, enterpriseId }: Tenant, people: readonly ManyValues[]): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET name = person.name, name_pinyin = person."namePinyin", number = person.number, position = person.position,
       office = person.office, own_fields = person."ownFields",
       department_id = person."departmentId", grade_id = person."gradeId", cost_centre_id = person."costCentreId",
       manager_id = person."superiorId", email = person.mail, mobile_cipher = person."mobileCipher", language = person.language,
       joined_on = person."joinedOn"
     FROM jsonb_to_recordset($2::jsonb) AS ${columns}
     WHERE employee.enterprise_id = $1 AND employee.employee_id = person."employeeId"`,
    [enterpriseId, JSON.stringify(people)],
  )

/** Numbers that change hands within a file would meet halfway: those that become others are given up first. */
export const clearNumbers = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<unknown> =>
  sql.query("UPDATE employee SET number = '' WHERE enterprise_id = $1 AND employee_id = ANY($2)", [enterpriseId, employeeIds])

export interface Claim {
  loginHash: string
  employeeId: string
}
/** False where one of them is somebody's already. */
export async function claimMany({ sql, enterpriseId }: Tenant, claims: readonly Claim[]): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO login (login_hash, enterprise_id, employee_id)
     SELECT "loginHash", $1, "employeeId" FROM jsonb_to_recordset($2::jsonb) AS claim("loginHash" text, "employeeId" text)
     ON CONFLICT (login_hash) DO NOTHING RETURNING login_hash`,
    [enterpriseId, JSON.stringify(claims)],
  )
  return rows.length === claims.length
}

export const releaseMany = ({ sql, enterpriseId }: Tenant, claims: readonly Claim[]): Promise<unknown> =>
  sql.query(
    `DELETE FROM login USING jsonb_to_recordset($2::jsonb) AS former("loginHash" text, "employeeId" text)
     WHERE login_hash = former."loginHash" AND enterprise_id = $1 AND employee_id = former."employeeId"`,
    [enterpriseId, JSON.stringify(claims)],
  )
