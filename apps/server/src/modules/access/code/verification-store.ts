import type { CodePurpose, CodeChannel } from '@sojourn/contract/access/account.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { CodesAsked, Counted } from '@sojourn/domain/access/verification'
import type { Sql } from '../../../db/sql'
import { secondsUntilFree } from '../../../kit/waiting'

const hour = 3_600_000
const day = 24 * hour

export interface VerificationRow {
  id: string
  purpose: CodePurpose
  channel: CodeChannel
  accountHash: string
  accountCipher: string
  language: Language
  /** The network that asked. */
  address: string
  browser: string
  known: boolean
  askedAt: Date
  expiresAt: Date
  enterpriseId: number | null
  employeeId: string | null
  codeHash: string | null
  usedAt: Date | null
}

const columns = `id, purpose, channel, account_hash AS "accountHash", account_cipher AS "accountCipher", language, address, browser, known, asked_at AS "askedAt",
  expires_at AS "expiresAt", enterprise_id AS "enterpriseId", employee_id AS "employeeId", code_hash AS "codeHash", used_at AS "usedAt"`

/** Two requests for one account or from one address are counted one after the other. */
export const lockAsking = (sql: Sql, accountHash: string, address: string): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(key) FROM (SELECT hashtextextended(unnest($1::text[]), 8) AS key ORDER BY 1) AS keys', [
    [`account:${accountHash}`, `address:${address}`],
  ])

interface Asker {
  accountHash: string
  address: string
  browser: string
  /** To the account that it asks for: counted apart from what strangers ask. */
  known: boolean
}

export async function countAsked(sql: Sql, { accountHash, address, browser, known }: Asker, now: Date): Promise<CodesAsked> {
  const count = async (where: string, values: readonly unknown[], periodMs: number): Promise<Counted & { last: Date | null }> => {
    const [row] = await sql.query<{ count: number; first: Date | null; last: Date | null }>(
      `SELECT count(*)::integer AS count, min(asked_at) AS first, max(asked_at) AS last FROM verification
       WHERE asked_at > $1 AND ${where}`,
      [new Date(now.getTime() - periodMs), ...values],
    )
    const { count: counted, first, last } = row!
    return { count: counted, freeInSeconds: secondsUntilFree(first, periodMs, now), last }
  }
  const own = known
    ? count('account_hash = $2 AND browser = $3 AND known', [accountHash, browser], day)
    : count('account_hash = $2 AND address = $3 AND NOT known', [accountHash, address], day)
  const strangers = known ? [] : [count('account_hash = $2 AND NOT known', [accountHash], day)]
  const addresses = known ? [] : [count('address = $2 AND NOT known', [address], hour)]
  const [{ last, ...ownToday }, [strangersToday], [addressThisHour]] = await Promise.all([
    own,
    Promise.all(strangers),
    Promise.all(addresses),
  ])
  return {
    secondsSinceLast: last ? (now.getTime() - last.getTime()) / 1000 : undefined,
    ownToday,
    ...(strangersToday && { strangersToday }),
    ...(addressThisHour && { addressThisHour }),
  }
}

type Asked = Pick<
  VerificationRow,
  | 'id'
  | 'purpose'
  | 'channel'
  | 'accountHash'
  | 'accountCipher'
  | 'language'
  | 'address'
  | 'browser'
  | 'known'
  | 'askedAt'
  | 'expiresAt'
>
export const insertVerification = (sql: Sql, asked: Asked): Promise<unknown> =>
  sql.query(
    `INSERT INTO verification (id, purpose, channel, account_hash, account_cipher, language, address, browser, known, asked_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      asked.id,
      asked.purpose,
      asked.channel,
      asked.accountHash,
      asked.accountCipher,
      asked.language,
      asked.address,
      asked.browser,
      asked.known,
      asked.askedAt,
      asked.expiresAt,
    ],
  )

export async function findVerification(sql: Sql, id: string): Promise<VerificationRow | undefined> {
  const [row] = await sql.query<VerificationRow>(`SELECT ${columns} FROM verification WHERE id = $1`, [id])
  return row
}

/** The code that was made, whom it concerns, and the ticket of the mailed link. */
export interface MadeCode {
  codeHash: string
  person: { enterpriseId: number; employeeId: string } | undefined
  ticketHash: string | undefined
  ticketExpiresAt: Date | undefined
}
export const storeCode = (sql: Sql, id: string, made: MadeCode): Promise<unknown> =>
  sql.query(
    `UPDATE verification SET code_hash = $2, enterprise_id = $3, employee_id = $4, ticket_hash = $5, ticket_expires_at = $6
     WHERE id = $1`,
    [
      id,
      made.codeHash,
      made.person?.enterpriseId ?? null,
      made.person?.employeeId ?? null,
      made.ticketHash ?? null,
      made.ticketExpiresAt ?? null,
    ],
  )

/** Counts a try on the newest code that this browser asked for, unless it is spent, over or has been tried too often. */
export async function tryCode(
  sql: Sql,
  { purpose, accountHash, browser }: Pick<VerificationRow, 'purpose' | 'accountHash' | 'browser'>,
  now: Date,
  triesAtMost: number,
): Promise<VerificationRow | undefined> {
  const [row] = await sql.query<VerificationRow>(
    `UPDATE verification SET tries = tries + 1
     WHERE id = (SELECT id FROM verification WHERE account_hash = $1 AND purpose = $2 AND browser = $5 ORDER BY asked_at DESC LIMIT 1)
       AND used_at IS NULL AND expires_at > $3 AND tries < $4
     RETURNING ${columns}`,
    [accountHash, purpose, now, triesAtMost, browser],
  )
  return row
}

/** Spends the code for a ticket; of two who come with it, one succeeds. */
export async function exchangeCode(sql: Sql, id: string, ticketHash: string, expiresAt: Date): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE verification SET code_hash = NULL, tries = 32767, ticket_hash = $2, ticket_expires_at = $3
     WHERE id = $1 AND code_hash IS NOT NULL RETURNING id`,
    [id, ticketHash, expiresAt],
  )
  return rows.length > 0
}

/** A ticket without a code, for somebody who knew the initial password. */
export const insertTicket = (
  sql: Sql,
  asked: Asked,
  person: { enterpriseId: number; employeeId: string },
  ticketHash: string,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO verification (id, purpose, channel, account_hash, account_cipher, language, address, browser, known, asked_at, expires_at,
                               enterprise_id, employee_id, tries, ticket_hash, ticket_expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 32767, $14, $11)`,
    [
      asked.id,
      asked.purpose,
      asked.channel,
      asked.accountHash,
      asked.accountCipher,
      asked.language,
      asked.address,
      asked.browser,
      asked.known,
      asked.askedAt,
      asked.expiresAt,
      person.enterpriseId,
      person.employeeId,
      ticketHash,
    ],
  )

export async function findTicket(sql: Sql, ticketHash: string, now: Date): Promise<VerificationRow | undefined> {
  const [row] = await sql.query<VerificationRow>(
    `SELECT ${columns} FROM verification WHERE ticket_hash = $1 AND used_at IS NULL AND ticket_expires_at > $2`,
    [ticketHash, now],
  )
  return row
}

/** Spends a ticket together with what it is spent on. */
export async function spendTicket(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE verification SET used_at = $2 WHERE id = $1 AND used_at IS NULL AND ticket_expires_at > $2 RETURNING id',
    [id, now],
  )
  return rows.length > 0
}
