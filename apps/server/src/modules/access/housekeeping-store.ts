import type { Sql } from '../../db/sql'

/** Every company that has people. */
export const findEnterpriseIds = async (sql: Sql): Promise<number[]> =>
  (await sql.query<{ id: number }>('SELECT DISTINCT enterprise_id AS id FROM login ORDER BY 1')).map(({ id }) => id)

/** What has ended, of no customer: sessions, codes and links, and failures that lock nobody any more. */
export const deleteEnded = (sql: Sql, now: Date, codesBefore: Date): Promise<unknown> =>
  Promise.all([
    sql.query('DELETE FROM session WHERE expires_at <= $1', [now]),
    sql.query('DELETE FROM verification WHERE asked_at < $1 AND coalesce(ticket_expires_at, asked_at) < $1', [codesBefore]),
    sql.query('DELETE FROM sign_in_attempt WHERE first_at < $1 AND coalesce(locked_until, first_at) < $1', [codesBefore]),
  ])

/** The same of one customer. */
export const deleteEndedOf = (sql: Sql, enterpriseId: number, answersBefore: Date, draftsBefore: Date): Promise<unknown> =>
  Promise.all([
    sql.query('DELETE FROM idempotency WHERE enterprise_id = $1 AND created_at < $2', [enterpriseId, answersBefore]),
    sql.query('DELETE FROM temp_order WHERE enterprise_id = $1 AND expires_at < $2', [enterpriseId, draftsBefore]),
  ])
