import type { ManualQuoteKind, manualQuoteCauses } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { readStored } from '../../../kit/stored-version'
import type { KeptIntlSegment } from '../kept'

/** What whoever asked wants to know of some tickets of an order. */
export interface KeptManualQuote {
  version: 1
  kind: ManualQuoteKind
  ticketNos: string[]
  /** Of a change: the direction, and the day that is wished for. */
  slice?: number
  departDate?: string
  cause: (typeof manualQuoteCauses)[number]
  wish: string
}

/** The coupons of a ticket that nobody had flown when it was priced, as positions of its order. */
export interface TicketLeft {
  ticketNo: string
  segments: number[]
}
/** What one ticket comes to, our own fees included; fen. */
export interface KeptManualLine {
  ticketNo: string
  involuntary: boolean
  ticketPrice: number
  fee: number
  /** Taxes that come back. */
  buildFee: number
  /** What was bought beside the fare and comes back. */
  insurance: number
  serviceFee: number
  bookingFee: number
  fareDifference: number
  /** Of taxes. */
  fuelDifference: number
  amount: number
  /** As the order made of it keeps it. */
  offer: object
}
/** What the desk answered: it is carried out to the fen, or not at all. */
export interface KeptManualAnswer {
  version: 1
  left: TicketLeft[]
  lines: KeptManualLine[]
  /** Of a change: the new flights of the direction, with their instants. */
  flights: (KeptIntlSegment & { departAt: string; arriveAt: string })[]
  note: string
}
/** What the desk did of it with the carrier, and who. */
export interface KeptManualDone {
  version: 1
  agent: { agentId: string; name: string }
  /** Why the carrier did not do it. */
  declined?: string
  record?: string
  tickets?: { ticketNo: string; newTicketNo: string }[]
}

export const readManualQuote = (body: unknown): KeptManualQuote =>
  readStored('a request for a manual quote', body, { 1: (kept: KeptManualQuote) => kept })
export const readManualAnswer = (body: unknown): KeptManualAnswer =>
  readStored('a manual quote', body, { 1: (kept: KeptManualAnswer) => kept })
export const readManualDone = (body: unknown): KeptManualDone =>
  readStored('what was done of a manual quote', body, { 1: (kept: KeptManualDone) => kept })
