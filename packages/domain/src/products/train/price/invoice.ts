/**
 * Value-added tax that an amount of the railway includes, in percent: carriage 9, the fees of refunds and changes 6, which are
 * invoiced apart (handbook 1.10, 10.5).
 */
const taxPercents = { fare: 9, refundFee: 6, changeFee: 6 } as const
export type RailInvoiceItem = keyof typeof taxPercents

/** Fen of an amount that are tax, and the rest. */
export function railTax(item: RailInvoiceItem, amount: number): { taxPercent: number; tax: number; net: number } {
  const taxPercent = taxPercents[item]
  const tax = Math.round((amount * taxPercent) / (100 + taxPercent))
  return { taxPercent, tax, net: amount - tax }
}
