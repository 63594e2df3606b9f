/** Fen that come back, and the order whose payers get them. */
export interface ReturnPart {
  paidOrderNo: string
  amount: number
  /** Of the amount: our fee of the booking, which its bearer gets. */
  bookingFee: number
}

/** Fen of what comes back that were paid in another order than those of the ticket. */
export type PartBeside = Omit<ReturnPart, 'bookingFee'>

/**
 * Whose money comes back when a ticket is refunded: `earlier` is what was bought beside it, then what changes on the way added, the last one first,
 * then what the booking paid. Fees of changes were spent and never come back (handbook 1.6); that of the booking is the booking's.
 */
export function allocateReturn(
  { amount, bookingFee }: { amount: number; bookingFee: number },
  bookingNo: string,
  earlier: readonly PartBeside[],
): ReturnPart[] {
  const parts: ReturnPart[] = []
  let rest = amount - bookingFee
  for (const { paidOrderNo, amount: added } of earlier) {
    const part = Math.min(rest, added)
    if (part > 0) parts.push({ paidOrderNo, amount: part, bookingFee: 0 })
    rest -= part
  }
  rest += bookingFee
  return rest > 0 ? [...parts, { paidOrderNo: bookingNo, amount: rest, bookingFee }] : parts
}

/** The same order's parts joined, in the order of first mention. */
export function joinParts(parts: readonly ReturnPart[]): ReturnPart[] {
  const sums = new Map<string, ReturnPart>()
  for (const { paidOrderNo, amount, bookingFee } of parts) {
    const sum = sums.get(paidOrderNo) ?? { paidOrderNo, amount: 0, bookingFee: 0 }
    sums.set(paidOrderNo, { paidOrderNo, amount: sum.amount + amount, bookingFee: sum.bookingFee + bookingFee })
  }
  return [...sums.values()]
}
