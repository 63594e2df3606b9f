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
