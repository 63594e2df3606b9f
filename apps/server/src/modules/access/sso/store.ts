import type { Sql } from '../../../db/sql'

export type SsoAudience = 'local' | 'parent'

export const insertSsoTicket = (
  sql: Sql,
  ticket: { ticketId: string; audience: SsoAudience; enterpriseId: number; employeeId: string; expiresAt: Date },
): Promise<unknown> =>
  sql.query('INSERT INTO sso_ticket (ticket_id, audience, enterprise_id, employee_id, expires_at) VALUES ($1, $2, $3, $4, $5)', [
    ticket.ticketId,
    ticket.audience,
    ticket.enterpriseId,
    ticket.employeeId,
    ticket.expiresAt,
  ])

/** Takes a ticket meant for `audience`; only the first who asks in time finds it. Tickets that ended go on the way. */
export async function takeSsoTicket(
  sql: Sql,
  ticketId: string,
  audience: SsoAudience,
  now: Date,
): Promise<{ enterpriseId: number; employeeId: string } | undefined> {
  const [taken] = await Promise.all([
    sql.query<{ enterpriseId: number; employeeId: string }>(
      `UPDATE sso_ticket SET used_at = $3 WHERE ticket_id = $1 AND audience = $2 AND used_at IS NULL AND expires_at > $3
       RETURNING enterprise_id AS "enterpriseId", employee_id AS "employeeId"`,
      [ticketId, audience, now],
    ),
    sql.query("DELETE FROM sso_ticket WHERE expires_at < $1::timestamptz - interval '1 day'", [now]),
  ])
  return taken[0]
}
