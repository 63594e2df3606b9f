/** One of the agency's staff; `ticketId` says why and on which call the session was opened. */
export interface Agent {
  agencyId: number
  agentId: string
  name: string
  ticketId: string
  /** Of the person's own company, and not of its agency. */
  isColleague: boolean
}
