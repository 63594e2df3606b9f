/** Fen that come back, and the order whose payers get them. */
export interface ReturnPart {
  paidOrderNo: string
  amount: number
}

/**
 * Whose money comes back when a ticket is refunded that was changed on the way: what the changes added, the last one first,
 * then what the booking paid. Fees of changes were spent and never come back (handbook 1.6).
 */
export function allocateReturn(amount: number, bookingNo: string, changes: readonly ReturnPart[]): ReturnPart[] {
  const parts: ReturnPart[] = []
  let rest = amount
  for (const { paidOrderNo, amount: added } of changes) {
    const part = Math.min(rest, added)
    if (part > 0) parts.push({ paidOrderNo, amount: part })
    rest -= part
  }
  return rest > 0 ? [...parts, { paidOrderNo: bookingNo, amount: rest }] : parts
}

/** The same order's parts joined, in the order of first mention. */
export function joinParts(parts: readonly ReturnPart[]): ReturnPart[] {
  const sums = new Map<string, number>()
  for (const { paidOrderNo, amount } of parts) sums.set(paidOrderNo, (sums.get(paidOrderNo) ?? 0) + amount)
  return [...sums].map(([paidOrderNo, amount]) => ({ paidOrderNo, amount }))
}
