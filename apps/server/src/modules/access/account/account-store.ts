import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import type { LoginRow } from '../store'

export interface Person extends LoginRow {
  name: string
  namePinyin: string
  email: string
  mobileCipher: string
  active: boolean
  awaitingActivation: boolean
}
export async function findPerson(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<Person | undefined> {
  const [row] = await sql.query<Person>(
    `SELECT enterprise_id AS "enterpriseId", employee_id AS "employeeId", name, name_pinyin AS "namePinyin", email, mobile_cipher AS "mobileCipher", active,
            awaiting_activation AS "awaitingActivation"
     FROM employee WHERE enterprise_id = $1 AND employee_id = $2`,
    [enterpriseId, employeeId],
  )
  return row
}

/** Sets the password of somebody who has not left; a first one also activates the account. */
export async function updatePassword(sql: Sql, { enterpriseId, employeeId }: LoginRow, passwordHash: string): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE employee SET password_hash = $3, awaiting_activation = false
     WHERE enterprise_id = $1 AND employee_id = $2 AND active RETURNING employee_id`,
    [enterpriseId, employeeId, passwordHash],
  )
  return rows.length > 0
}

export async function findLanguage(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<string | undefined> {
  const [row] = await sql.query<{ language: string }>(
    'SELECT language FROM employee WHERE enterprise_id = $1 AND employee_id = $2',
    [enterpriseId, employeeId],
  )
  return row?.language
}

export const updateLanguage = (sql: Sql, { enterpriseId, employeeId }: LoginRow, language: string): Promise<unknown> =>
  sql.query('UPDATE employee SET language = $3 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    language,
  ])

export interface NewEmployee extends LoginRow {
  name: string
  mobileCipher: string
  email: string
  language: string
  departmentId: string
  gradeId: string
  costCentreId: string
  managerId: string | null
  permissions: readonly string[]
  passwordHash: string
}
export const insertEmployee = (sql: Sql, person: NewEmployee): Promise<unknown> =>
  sql.query(
    `INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, language, department_id, grade_id,
                           manager_id, cost_centre_id, permissions, password_hash)
     VALUES ($1, $2, $3, lower($3), $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      person.enterpriseId,
      person.employeeId,
      person.name,
      person.mobileCipher,
      person.email,
      person.language,
      person.departmentId,
      person.gradeId,
      person.managerId,
      person.costCentreId,
      person.permissions,
      person.passwordHash,
    ],
  )

/** False when the account is somebody's already. */
export async function claimLogin(sql: Sql, loginHash: string, login: LoginRow): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO login (login_hash, enterprise_id, employee_id) VALUES ($1, $2, $3)
     ON CONFLICT (login_hash) DO NOTHING RETURNING login_hash`,
    [loginHash, login.enterpriseId, login.employeeId],
  )
  return rows.length > 0
}

/** A contact that somebody gave up no longer signs in. */
export const releaseLogin = (sql: Sql, loginHash: string, { enterpriseId, employeeId }: LoginRow): Promise<unknown> =>
  sql.query('DELETE FROM login WHERE login_hash = $1 AND enterprise_id = $2 AND employee_id = $3', [
    loginHash,
    enterpriseId,
    employeeId,
  ])

export const updateContact = (
  sql: Sql,
  { enterpriseId, employeeId }: LoginRow,
  { email, mobileCipher }: { email?: string; mobileCipher?: string },
): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET email = coalesce($3, email), mobile_cipher = coalesce($4, mobile_cipher)
     WHERE enterprise_id = $1 AND employee_id = $2`,
    [enterpriseId, employeeId, email ?? null, mobileCipher ?? null],
  )

/** What a company says about passwords and about people who join by themselves. */
export interface AccountSettings {
  strictPassword: boolean
  membership: boolean
  joining: { departmentId: string; gradeId: string; costCentreId: string; managerId: string | null } | null
}
export async function findAccountSettings({ sql, enterpriseId }: Tenant): Promise<AccountSettings> {
  const [row] = await sql.query<AccountSettings>(
    `SELECT coalesce((config->>'strictPassword')::boolean, false) AS "strictPassword",
            coalesce((config->>'membership')::boolean, false) AS membership, config->'joining' AS joining
     FROM enterprise WHERE enterprise_id = $1`,
    [enterpriseId],
  )
  if (!row) throw new Error(`enterprise ${enterpriseId} is unknown`)
  return row
}

/** In each of its languages. */
export async function findCompanyNames({ sql, enterpriseId }: Tenant): Promise<string[]> {
  const [row] = await sql.query<{ name: LocalText }>('SELECT name FROM enterprise WHERE enterprise_id = $1', [enterpriseId])
  return Object.values(row?.name ?? {})
}
