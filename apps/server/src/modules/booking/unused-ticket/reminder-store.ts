import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'

export const findCompaniesWithTickets = async (sql: Sql): Promise<number[]> =>
  (await sql.query<{ id: number }>('SELECT DISTINCT enterprise_id AS id FROM login ORDER BY 1')).map(({ id }) => id)

/** Notes these tickets, and answers those that nobody was told about before. */
export async function insertReminders({ sql, enterpriseId }: Tenant, ticketNos: readonly string[], at: Date): Promise<string[]> {
  const rows = await sql.query<{ ticketNo: string }>(
    `INSERT INTO unused_ticket_reminder (enterprise_id, ticket_no, reminded_at)
     SELECT DISTINCT $1::integer, ticket_no, $3::timestamptz FROM unnest($2::text[]) AS told(ticket_no)
     ON CONFLICT DO NOTHING RETURNING ticket_no AS "ticketNo"`,
    [enterpriseId, ticketNos, at],
  )
  return rows.map(({ ticketNo }) => ticketNo)
}
