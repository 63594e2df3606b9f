import { readStored } from '../../../kit/stored-version'

/** What the agency's office keeps of an order that it tickets by hand. */
export interface KeptIntlOffice {
  version: 1
  demandNo: string
  planId: string
  /** Fen of all fares and taxes, as the customer chose them. */
  agreed: number
  answer?: OfficeAnswer
}
export interface OfficeAnswer {
  agent: { agentId: string; name: string }
  /** Why the tickets cannot be bought as agreed. */
  declined?: string
  /** The carrier's number of the party, the ticket of each traveller by position, and fen of fares and taxes as bought; old answers lack those. */
  issued?: { record: string; tickets: { traveller: number; ticketNo: string }[]; paid?: number }
}

export const readIntlOffice = (body: unknown): KeptIntlOffice =>
  readStored('what the office keeps of an international order', body, { 1: (kept: KeptIntlOffice) => kept })
