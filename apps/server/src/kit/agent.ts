/** One of the agency's staff; `ticketId` says why and on which call the session was opened. */
export interface Agent {
  agencyId: number
  agentId: string
  name: string
  ticketId: string
}
