/** Fen of one ticket: what the company pays us for a refund, and what was paid for the booking. */
export interface TicketFees {
  refundFee: number
  bookingFee: number
}
interface Asked extends TicketFees {
  /** The carrier itself does not carry as it was booked. */
  involuntary: boolean
  /** What the supplier and the insurer give back. */
  back: number
}
/** Fen of one ticket: what we ask for the refund, and what we give back of the booking. */
export interface OwnFees {
  serviceFee: number
  bookingFee: number
}

/**
 * Our fees when a ticket goes back, whatever the product: a traveller's own refund is charged for, never below nothing, and the booking
 * was done; where the carrier forced it, neither the refund nor the booking costs anything.
 */
export const ownFees = ({ involuntary, refundFee, bookingFee, back }: Asked): OwnFees =>
  involuntary ? { serviceFee: 0, bookingFee } : { serviceFee: Math.min(refundFee, back), bookingFee: 0 }

/** What the supplier says of one ticket; fen. */
interface Returned {
  fee: number
  involuntary: boolean
}
interface Quoted extends Returned, OwnFees {
  amount: number
}

/** What a ticket gives back in the end: a carrier that gave up its service since the quote takes our fees with it. */
export function settledReturn(quoted: Quoted, done: Returned, bookingFee: number): Quoted {
  const involuntary = quoted.involuntary || done.involuntary
  const back = quoted.amount + quoted.fee + quoted.serviceFee - quoted.bookingFee - done.fee
  const own = ownFees({ involuntary, refundFee: quoted.serviceFee, bookingFee, back })
  return { fee: done.fee, involuntary, ...own, amount: back - own.serviceFee + own.bookingFee }
}
