/** Value-added tax that is included in a rail fare and in its fees (handbook 10.5), in percent. */
export const railTaxPercent = 9

/** Fen of an amount that are tax, and the rest. */
export function railTax(amount: number): { tax: number; net: number } {
  const tax = Math.round((amount * railTaxPercent) / (100 + railTaxPercent))
  return { tax, net: amount - tax }
}
