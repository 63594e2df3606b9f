import type { Sql } from '../../../db/sql'
import type { LoginRow } from '../store'

export interface PasskeyRow {
  passkeyId: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

export const findPasskeys = (sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<PasskeyRow[]> =>
  sql.query<PasskeyRow>(
    `SELECT passkey_id AS "passkeyId", credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter,
            transports, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
     FROM passkey WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY created_at, passkey_id`,
    [enterpriseId, employeeId],
  )

/** False where somebody has this very key already. */
export async function insertPasskey(sql: Sql, login: LoginRow, key: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO passkey (enterprise_id, employee_id, passkey_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (enterprise_id, credential_id) DO NOTHING RETURNING passkey_id`,
    [
      login.enterpriseId,
      login.employeeId,
      key.passkeyId,
      key.credentialId,
      key.publicKey,
      key.counter,
      key.transports,
      key.name,
      key.createdAt,
    ],
  )
  return rows.length > 0
}

/** A device that counts goes up; of two with one count, one is let in. Others always say 0. */
export async function advanceCounter(
  sql: Sql,
  { enterpriseId }: LoginRow,
  used: Pick<PasskeyRow, 'passkeyId' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE passkey SET counter = $3, last_used_at = $4
     WHERE enterprise_id = $1 AND passkey_id = $2 AND (counter < $3 OR counter = 0 AND $3 = 0) RETURNING passkey_id`,
    [enterpriseId, used.passkeyId, used.counter, now],
  )
  return rows.length > 0
}

/** False where it is not the person's. */
export async function deletePasskey(sql: Sql, { enterpriseId, employeeId }: LoginRow, passkeyId: string): Promise<boolean> {
  const gone = await sql.query(
    'DELETE FROM passkey WHERE enterprise_id = $1 AND employee_id = $2 AND passkey_id::text = $3 RETURNING passkey_id',
    [enterpriseId, employeeId, passkeyId],
  )
  return gone.length > 0
}

/** All of a person, and the one that is about to be; false where there was none. */
export async function deletePasskeys(sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<boolean> {
  await sql.query('DELETE FROM passkey_enrolment WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, employeeId])
  const gone = await sql.query('DELETE FROM passkey WHERE enterprise_id = $1 AND employee_id = $2 RETURNING passkey_id', [
    enterpriseId,
    employeeId,
  ])
  return gone.length > 0
}

export const saveEnrolment = (
  sql: Sql,
  { enterpriseId, employeeId }: LoginRow,
  challenge: string,
  expiresAt: Date,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO passkey_enrolment (enterprise_id, employee_id, challenge, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET challenge = $3, expires_at = $4`,
    [enterpriseId, employeeId, challenge, expiresAt],
  )

/** Answered once, rightly or not. */
export async function takeEnrolment(sql: Sql, { enterpriseId, employeeId }: LoginRow, now: Date): Promise<string | undefined> {
  const [row] = await sql.query<{ challenge: string; expiresAt: Date }>(
    `DELETE FROM passkey_enrolment WHERE enterprise_id = $1 AND employee_id = $2
     RETURNING challenge, expires_at AS "expiresAt"`,
    [enterpriseId, employeeId],
  )
  return row && row.expiresAt > now ? row.challenge : undefined
}
