import type { Tenant } from '../../../../db/tenant'

/** Keeps numbers for an order; answers those that nobody had typed before. Whoever types the same at the same time is waited for. */
export async function claimTicketNos(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  ticketNos: readonly string[],
): Promise<string[]> {
  const rows = await sql.query<{ ticketNo: string }>(
    `INSERT INTO typed_ticket (enterprise_id, ticket_no, order_no)
     SELECT $1, ticket_no, $2 FROM unnest($3::text[]) AS typed (ticket_no) ORDER BY ticket_no
     ON CONFLICT DO NOTHING RETURNING ticket_no AS "ticketNo"`,
    [enterpriseId, orderNo, ticketNos],
  )
  return rows.map(({ ticketNo }) => ticketNo)
}
