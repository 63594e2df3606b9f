import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

/** By which document somebody travels, its number masked. */
export interface TicketDocument {
  type: CredentialType
  masked: string
}
/** By the numbers of tickets. */
export type TicketDocuments = ReadonlyMap<string, TicketDocument>

export async function findTicketDocuments({ sql, enterpriseId }: Tenant, ticketNos: readonly string[]): Promise<TicketDocuments> {
  const rows = await sql.query<InCodes<TicketDocument, { type: typeof credentialTypes }> & { ticketNo: string }>(
    `SELECT ticket.ticket_no AS "ticketNo", t.credential_type AS type, t.credential_masked AS masked
     FROM ticket JOIN order_traveller t ON t.enterprise_id = ticket.enterprise_id AND t.order_no = ticket.order_no AND t.position = ticket.traveller
     WHERE ticket.enterprise_id = $1 AND ticket.ticket_no = ANY($2)`,
    [enterpriseId, ticketNos],
  )
  return new Map(rows.map(({ ticketNo, type, masked }) => [ticketNo, { type: credentialTypes.word(type), masked }]))
}
