import type { Tenant } from '../../../db/tenant'
import { pageLimit } from '../../../db/page-limit'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { Cursor } from '../../../kit/cursor'

export interface AccountRow {
  employeeId: string
  lockedAt: Date | null
  lastSignIn: Date | null
  sessions: number
  secondFactor: boolean
}
/** How these people sign in. */
export const findAccounts = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[], now: Date): Promise<AccountRow[]> =>
  sql.query<AccountRow>(
    `SELECT e.employee_id AS "employeeId", e.locked_at AS "lockedAt",
       (SELECT at FROM audit_entry WHERE audit_entry.enterprise_id = $1 AND audit_entry.employee_id = e.employee_id AND kind = 'signedIn'
        ORDER BY at DESC LIMIT 1) AS "lastSignIn",
       (SELECT count(*)::integer FROM session WHERE session.enterprise_id = $1 AND session.employee_id = e.employee_id AND expires_at > $3) AS sessions,
       EXISTS (SELECT FROM authenticator_app app WHERE app.enterprise_id = $1 AND app.employee_id = e.employee_id AND confirmed_at IS NOT NULL)
         OR EXISTS (SELECT FROM passkey WHERE passkey.enterprise_id = $1 AND passkey.employee_id = e.employee_id) AS "secondFactor"
     FROM employee e WHERE e.enterprise_id = $1 AND e.employee_id = ANY($2)`,
    [enterpriseId, employeeIds, now],
  )

export interface LockRow {
  at: Date
  byName: string | null
  byLatin: LatinName | null
  reasonCipher: string | null
}
export async function findLock({ sql, enterpriseId }: Tenant, employeeId: string, reader: Reader): Promise<LockRow | undefined> {
  const [row] = await sql.query<LockRow>(
    `SELECT e.locked_at AS at, locker.name AS "byName", ${latinOf('e', reader, 'locked_by')} AS "byLatin", e.lock_reason_cipher AS "reasonCipher"
     FROM employee e LEFT JOIN employee locker ON locker.enterprise_id = $1 AND locker.employee_id = e.locked_by
     WHERE e.enterprise_id = $1 AND e.employee_id = $2 AND e.locked_at IS NOT NULL`,
    [enterpriseId, employeeId],
  )
  return row
}

/** Of those who are not locked yet; their sessions end with it. */
export const lockPeople = (
  { sql, enterpriseId }: Tenant,
  employeeIds: readonly string[],
  { at, by, reasonCipher }: { at: Date; by: string; reasonCipher: string },
): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET locked_at = $3, locked_by = $4, lock_reason_cipher = $5
     WHERE enterprise_id = $1 AND employee_id = ANY($2) AND locked_at IS NULL`,
    [enterpriseId, employeeIds, at, by, reasonCipher],
  )

export const unlockPeople = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<unknown> =>
  sql.query(
    `UPDATE employee SET locked_at = NULL, locked_by = NULL, lock_reason_cipher = NULL WHERE enterprise_id = $1 AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )

/** Those with these numbers, or all; tickets with which the agency opened some of them are spent. Answers how many ended. */
export async function deleteSessions(
  { sql, enterpriseId }: Tenant,
  { employeeId, sessionIds, now }: { employeeId: string; sessionIds: readonly string[] | undefined; now: Date },
): Promise<number> {
  const [row] = await sql.query<{ ended: number }>(
    `WITH gone AS (DELETE FROM session WHERE enterprise_id = $1 AND employee_id = $2 AND ($3::uuid[] IS NULL OR session_id = ANY($3))
       RETURNING ticket_id),
     spent AS (UPDATE agent_ticket SET ended_at = $4 WHERE ended_at IS NULL AND ticket_id IN (SELECT ticket_id FROM gone))
     SELECT count(*)::integer AS ended FROM gone`,
    [enterpriseId, employeeId, sessionIds ?? null, now],
  )
  return row!.ended
}

/** Also a sign-in that waits for its second step ends. */
export async function updatePasswordHash({ sql, enterpriseId }: Tenant, employeeId: string, passwordHash: string): Promise<void> {
  await sql.query('UPDATE employee SET password_hash = $3 WHERE enterprise_id = $1 AND employee_id = $2', [
    enterpriseId,
    employeeId,
    passwordHash,
  ])
  await sql.query('DELETE FROM second_step WHERE enterprise_id = $1 AND employee_id = $2', [enterpriseId, employeeId])
}

/** What is counted of wrong tries: of each way by which these people sign in, and of the second factor, wherever they were made. */
const tries = `EXISTS (
  SELECT FROM (
    SELECT kind || ':' || login_hash AS subject FROM login, unnest(ARRAY['password', 'code', 'invitation']) AS kind
    WHERE login.enterprise_id = $1 AND login.employee_id = ANY($2::text[])
    UNION ALL SELECT 'factor:' || $1::integer || '/' || employee_id FROM unnest($2::text[]) AS employee_id) account
  WHERE sign_in_attempt.subject = account.subject OR starts_with(sign_in_attempt.subject, account.subject || ':'))`

/** Until when too many wrong tries keep somebody out somewhere. */
export async function findClosedUntil({ sql, enterpriseId }: Tenant, employeeId: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql.query<{ until: Date | null }>(
    `SELECT max(locked_until) AS until FROM sign_in_attempt WHERE locked_until > $3 AND ${tries}`,
    [enterpriseId, [employeeId], now],
  )
  return row?.until ?? undefined
}

export const forgiveTries = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<unknown> =>
  sql.query(`DELETE FROM sign_in_attempt WHERE ${tries}`, [enterpriseId, employeeIds])

export interface SignInRow {
  id: string
  at: Date
  kind: 'signedIn' | 'signInRefused'
  /** The call, and why it was refused. */
  what: string
  address: string
  count: number
}
/** The newest first. */
export const findSignIns = (
  { sql, enterpriseId }: Tenant,
  { employeeId, before, limit }: { employeeId: string; before: Cursor | undefined; limit: number },
): Promise<SignInRow[]> =>
  sql.query<SignInRow>(
    `SELECT id, at, kind, what, address, count FROM audit_entry
     WHERE enterprise_id = $1 AND employee_id = $2 AND kind IN ('signedIn', 'signInRefused')
       AND ($3::timestamptz IS NULL OR (at, id) < ($3::timestamptz, $4::uuid))
     ORDER BY at DESC, id DESC LIMIT ${pageLimit(limit)}`,
    [enterpriseId, employeeId, before?.at ?? null, before?.id ?? null],
  )
