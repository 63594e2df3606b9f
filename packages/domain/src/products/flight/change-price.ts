import { isFreeRebooking } from './refund-and-change'

/** What decides about the price of a change, of one passenger; amounts are fen. */
export interface ChangeTerms {
  /** Worth of the coupon, and the fee of its rule at this moment. */
  ticketPrice: number
  fee: number
  cabin: string
  /** Scheduled departure, milliseconds since 1970. */
  departs: number
  /** The carrier has announced a change of the flight. */
  involuntary: boolean
}

/** What one passenger pays to change to a fare; a cheaper one gives nothing back (handbook 1.6). */
export function changePrice(
  terms: ChangeTerms,
  fare: { ticketPrice: number; cabin: string; departs: number },
): { fee: number; fareDifference: number; total: number } {
  if (terms.involuntary && isFreeRebooking(terms, fare)) return { fee: 0, fareDifference: 0, total: 0 }
  const fareDifference = Math.max(0, fare.ticketPrice - terms.ticketPrice)
  return { fee: terms.fee, fareDifference, total: terms.fee + fareDifference }
}
