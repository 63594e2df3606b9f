import type { JoiningKind } from '@sojourn/contract/admin/company/joining-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

export interface PlaceRow {
  departmentId: string
  departmentName: LocalText
  gradeId: string
  gradeName: LocalText
  costCentreId: string
  costCentreCode: string
  costCentreName: LocalText
  superiorId: string | null
}
/** Where newcomers are put; undefined where the company lets nobody join. */
export async function findPlace({ sql, enterpriseId }: Tenant): Promise<PlaceRow | undefined> {
  const [row] = await sql.query<PlaceRow>(
    `SELECT department_id AS "departmentId", department.name AS "departmentName", grade_id AS "gradeId", grade.name AS "gradeName",
       cost_centre_id AS "costCentreId", cost_centre.code AS "costCentreCode", cost_centre.name AS "costCentreName",
       config #>> '{joining,managerId}' AS "superiorId"
     FROM enterprise
     JOIN department ON department.enterprise_id = $1 AND department_id = config #>> '{joining,departmentId}'
     JOIN grade ON grade.enterprise_id = $1 AND grade_id = config #>> '{joining,gradeId}'
     JOIN cost_centre ON cost_centre.enterprise_id = $1 AND cost_centre_id = config #>> '{joining,costCentreId}'
     WHERE enterprise.enterprise_id = $1`,
    [enterpriseId],
  )
  return row
}

export const updatePlace = (
  { sql, enterpriseId }: Tenant,
  place: { departmentId: string; gradeId: string; costCentreId: string; managerId: string | null },
): Promise<unknown> =>
  sql.query(`UPDATE enterprise SET config = jsonb_set(config, '{joining}', $2) WHERE enterprise_id = $1`, [
    enterpriseId,
    JSON.stringify(place),
  ])

/** Who is put below one that leaves is put below the next. */
export const updateJoiningSuperior = (
  { sql, enterpriseId }: Tenant,
  { from, to }: { from: string; to: string | null },
): Promise<unknown> =>
  sql.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{joining,managerId}', coalesce(to_jsonb($3::text), 'null'))
     WHERE enterprise_id = $1 AND config #>> '{joining,managerId}' = $2`,
    [enterpriseId, from, to],
  )

export interface KeyRow {
  keyId: string
  kind: JoiningKind
  /** Null of one that was set before the console kept them. */
  wordsCipher: string | null
  addedAt: Date | null
  lastDay: string | null
  ended: boolean
}
/** Those that are open first, each the newest first. */
export const findKeys = ({ sql, enterpriseId }: Tenant): Promise<KeyRow[]> =>
  sql.query<KeyRow>(
    `SELECT key_id AS "keyId", kind, words_cipher AS "wordsCipher", added_at AS "addedAt", last_day AS "lastDay", ended
     FROM joining_key WHERE enterprise_id = $1 ORDER BY ended, added_at DESC NULLS LAST, key_id LIMIT 200`,
    [enterpriseId],
  )

interface NewKey {
  keyId: string
  kind: JoiningKind
  keyHash: string
  wordsCipher: string
  addedAt: Date
  lastDay: string | null
}
/** False where it opens accounts already, here or elsewhere. */
export async function insertKey({ sql, enterpriseId }: Tenant, key: NewKey): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO joining_key (key_id, enterprise_id, kind, key_hash, words_cipher, added_at, last_day)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key_hash) WHERE NOT ended DO NOTHING RETURNING 1`,
    [key.keyId, enterpriseId, key.kind, key.keyHash, key.wordsCipher, key.addedAt, key.lastDay],
  )
  return rows.length > 0
}

export async function endKey({ sql, enterpriseId }: Tenant, keyId: string): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE joining_key SET ended = true WHERE enterprise_id = $1 AND key_id::text = $2 AND NOT ended RETURNING 1',
    [enterpriseId, keyId],
  )
  return rows.length > 0
}

/** The sealed address to which the code went that the ticket was given for; nothing where it is spent, over or for something else. */
export async function spendDomainTicket({ sql }: Tenant, ticketHash: string, now: Date): Promise<string | undefined> {
  const [row] = await sql.query<{ accountCipher: string }>(
    `UPDATE verification SET used_at = $2
     WHERE ticket_hash = $1 AND purpose = 'domain' AND used_at IS NULL AND ticket_expires_at > $2
     RETURNING account_cipher AS "accountCipher"`,
    [ticketHash, now],
  )
  return row?.accountCipher
}
