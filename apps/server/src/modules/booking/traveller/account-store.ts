import type { PersonFieldValues } from '@sojourn/domain/booking/policy/person-field-id'
import type { Actor } from '../../../context'
import type { Sql } from '../../../db/sql'

/** Whose account it is. */
export type Account = Pick<Actor, 'enterpriseId' | 'employeeId'>

export interface NewEmployee extends Account {
  name: string
  namePinyin: string
  number: string
  position: string
  office: string
  ownFields: PersonFieldValues
  mobileCipher: string
  email: string
  language: string
  departmentId: string
  gradeId: string
  costCentreId: string
  managerId: string | null
  joinedOn: string | null
  permissions: readonly string[]
  passwordHash: string
  awaitingActivation: boolean
}
export const insertEmployee = (sql: Sql, person: NewEmployee): Promise<unknown> =>
  sql.query(
    `INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, language, department_id, grade_id,
                           manager_id, cost_centre_id, permissions, password_hash, awaiting_activation, number, position, joined_on, office, own_fields)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      person.enterpriseId,
      person.employeeId,
      person.name,
      person.namePinyin,
      person.mobileCipher,
      person.email,
      person.language,
      person.departmentId,
      person.gradeId,
      person.managerId,
      person.costCentreId,
      person.permissions,
      person.passwordHash,
      person.awaitingActivation,
      person.number,
      person.position,
      person.joinedOn,
      person.office,
      JSON.stringify(person.ownFields),
    ],
  )

/** False when the account is somebody's already. */
export async function claimLogin(sql: Sql, loginHash: string, login: Account): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO login (login_hash, enterprise_id, employee_id) VALUES ($1, $2, $3)
     ON CONFLICT (login_hash) DO NOTHING RETURNING login_hash`,
    [loginHash, login.enterpriseId, login.employeeId],
  )
  return rows.length > 0
}

/** A contact that somebody gave up no longer signs in. */
export const releaseLogin = (sql: Sql, loginHash: string, { enterpriseId, employeeId }: Account): Promise<unknown> =>
  sql.query('DELETE FROM login WHERE login_hash = $1 AND enterprise_id = $2 AND employee_id = $3', [
    loginHash,
    enterpriseId,
    employeeId,
  ])

export const updateContact = (
  sql: Sql,
  { enterpriseId, employeeId }: Account,
  { email, mobileCipher }: { email?: string; mobileCipher?: string },
): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET email = coalesce($3, email), mobile_cipher = coalesce($4, mobile_cipher)
     WHERE enterprise_id = $1 AND employee_id = $2`,
    [enterpriseId, employeeId, email ?? null, mobileCipher ?? null],
  )
