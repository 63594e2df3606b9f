import type { Sql } from '../../../db/sql'

/** So many failures within a window close their subject for a while. */
export interface AttemptLimit {
  failures: number
  windowMs: number
  lockMs: number
}

/**
 * Counts an attempt as failed, in one statement with the question whether there may be one; the last that may be closes
 * the subject. Answers the count, or undefined where it is closed.
 */
export async function claimAttempt(
  sql: Sql,
  subject: string,
  { failures, windowMs, lockMs }: AttemptLimit,
  now: Date,
): Promise<number | undefined> {
  const [row] = await sql.query<{ failures: number }>(
    `INSERT INTO sign_in_attempt AS kept (subject, failures, first_at) VALUES ($1, 1, $2)
     ON CONFLICT (subject) DO UPDATE SET
       failures = CASE WHEN kept.first_at <= $3 THEN 1 ELSE kept.failures + 1 END,
       first_at = CASE WHEN kept.first_at <= $3 THEN $2 ELSE kept.first_at END,
       locked_until = CASE WHEN kept.first_at > $3 AND kept.failures + 1 >= $4 THEN $5::timestamptz END
     WHERE kept.locked_until IS NULL OR kept.locked_until <= $2
     RETURNING failures`,
    [subject, now, new Date(now.getTime() - windowMs), failures, new Date(now.getTime() + lockMs)],
  )
  return row?.failures
}

/** When a closed subject opens. */
export async function findLock(sql: Sql, subject: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql.query<{ until: Date }>(
    'SELECT locked_until AS until FROM sign_in_attempt WHERE subject = $1 AND locked_until > $2',
    [subject, now],
  )
  return row?.until
}

/** Attempts that did not fail in the end; what they closed is open again. */
export const giveBackAttempts = (sql: Sql, subject: string, { failures }: AttemptLimit, count: number): Promise<unknown> =>
  sql.query(
    `UPDATE sign_in_attempt SET failures = greatest(failures - $2, 0),
       locked_until = CASE WHEN failures - $2 >= $3 THEN locked_until END WHERE subject = $1`,
    [subject, count, failures],
  )
