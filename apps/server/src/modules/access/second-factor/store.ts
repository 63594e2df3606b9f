import type { Factor, FactorEventKind } from '@sojourn/contract/access/second-factor.shapes'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import type { LoginRow } from '../store'

/** What a person has beside the password, and whether it is asked of such a person. */
export interface SecondFactor {
  secretCipher: string | null
  confirmedAt: Date | null
  passkeys: number
  codesLeft: number
  companyRequires: boolean
  permissions: string[]
  /** The company lets the person in no more. */
  locked: boolean
}
export async function findSecondFactor(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<SecondFactor | undefined> {
  const [row] = await sql.query<SecondFactor>(
    `SELECT app.secret_cipher AS "secretCipher", app.confirmed_at AS "confirmedAt", enterprise.second_factor_required AS "companyRequires",
            employee.permissions, employee.locked_at IS NOT NULL AS locked,
            (SELECT count(*)::integer FROM passkey WHERE passkey.enterprise_id = $1 AND passkey.employee_id = $2) AS passkeys,
            (SELECT count(*)::integer FROM recovery_code code WHERE code.enterprise_id = $1 AND code.employee_id = $2 AND used_at IS NULL) AS "codesLeft"
     FROM employee JOIN enterprise USING (enterprise_id)
     LEFT JOIN authenticator_app app ON app.enterprise_id = $1 AND app.employee_id = $2
     WHERE employee.enterprise_id = $1 AND employee.employee_id = $2`,
    [enterpriseId, employeeId],
  )
  return row
}

/** A secret that is not confirmed yet gives way to a new one; one that is stays. */
export async function insertApp(sql: Sql, login: LoginRow, secretCipher: string): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO authenticator_app AS kept (enterprise_id, employee_id, secret_cipher) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET secret_cipher = $3
     WHERE kept.confirmed_at IS NULL RETURNING employee_id`,
    [login.enterpriseId, login.employeeId, secretCipher],
  )
  return rows.length > 0
}

export async function confirmApp(sql: Sql, { enterpriseId, employeeId }: LoginRow, step: number, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE authenticator_app SET confirmed_at = $4, last_step = $3
     WHERE enterprise_id = $1 AND employee_id = $2 AND confirmed_at IS NULL RETURNING employee_id`,
    [enterpriseId, employeeId, step, now],
  )
  return rows.length > 0
}

/** The code of a half minute works once, and none that is older works after it. */
export async function spendStep(sql: Sql, { enterpriseId, employeeId }: LoginRow, step: number): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE authenticator_app SET last_step = $3
     WHERE enterprise_id = $1 AND employee_id = $2 AND confirmed_at IS NOT NULL AND last_step < $3 RETURNING employee_id`,
    [enterpriseId, employeeId, step],
  )
  return rows.length > 0
}

export async function spendRecoveryCode(sql: Sql, login: LoginRow, codeHash: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE recovery_code SET used_at = $4
     WHERE enterprise_id = $1 AND employee_id = $2 AND code_hash = $3 AND used_at IS NULL RETURNING code_hash`,
    [login.enterpriseId, login.employeeId, codeHash, now],
  )
  return rows.length > 0
}

export async function replaceRecoveryCodes(sql: Sql, login: LoginRow, hashes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(sql, login)
  await sql.query('INSERT INTO recovery_code (enterprise_id, employee_id, code_hash) SELECT $1, $2, unnest($3::text[])', [
    login.enterpriseId,
    login.employeeId,
    hashes,
  ])
}

export const deleteRecoveryCodes = (sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<unknown> =>
  sql.query('DELETE FROM recovery_code WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, employeeId])

/** False where there was none. */
export async function deleteApp(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<boolean> {
  const gone = await sql.query(
    'DELETE FROM authenticator_app WHERE enterprise_id = $1 AND employee_id = $2 AND confirmed_at IS NOT NULL RETURNING employee_id',
    [enterpriseId, employeeId],
  )
  return gone.length > 0
}

export interface EventRow {
  id: string
  at: Date
  kind: FactorEventKind
  factor: Factor
  actorId: string
  actorName: string
  address: string
}
export const insertEvent = (sql: Sql, { enterpriseId, employeeId }: LoginRow, event: EventRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO second_factor_event (enterprise_id, id, at, employee_id, kind, factor, actor_id, actor_name, address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [enterpriseId, event.id, event.at, employeeId, event.kind, event.factor, event.actorId, event.actorName, event.address],
  )
export const findEvents = (sql: Sql, { enterpriseId, employeeId }: LoginRow, limit: number): Promise<EventRow[]> =>
  sql.query<EventRow>(
    `SELECT id, at, kind, factor, actor_id AS "actorId", actor_name AS "actorName", address FROM second_factor_event
     WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY id DESC LIMIT $3`,
    [enterpriseId, employeeId, limit],
  )

export const updateRule = ({ sql, enterpriseId }: Tenant, required: boolean): Promise<unknown> =>
  sql.query('UPDATE enterprise SET second_factor_required = $2 WHERE enterprise_id = $1', [enterpriseId, required])

export const findEnrolled = ({ sql, enterpriseId }: Tenant): Promise<{ employeeId: string; name: string; since: Date }[]> =>
  sql.query(
    `SELECT employee_id AS "employeeId", employee.name, min(factor.since) AS since
     FROM (SELECT enterprise_id, employee_id, confirmed_at AS since FROM authenticator_app WHERE confirmed_at IS NOT NULL
           UNION ALL SELECT enterprise_id, employee_id, created_at FROM passkey) factor
     JOIN employee USING (enterprise_id, employee_id)
     WHERE enterprise_id = $1 AND employee.active
     GROUP BY employee_id, employee.name, employee.name_pinyin ORDER BY employee.name_pinyin, employee_id`,
    [enterpriseId],
  )
