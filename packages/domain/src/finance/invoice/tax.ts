import { includedTax } from '../bill/tax'

/** Fen of one line: without tax, tax, and what lies outside the tax base; together what was paid. */
export interface TaxedAmounts {
  net: number
  tax: number
  untaxed: number
}

/** Divides an amount that includes its tax, of which some lies outside the base, as the civil aviation fund does (handbook 1.10). */
export function taxedAmounts(amount: number, rate: number, outside = 0): TaxedAmounts {
  const untaxed = Math.min(amount, outside)
  const tax = includedTax(amount - untaxed, rate)
  return { net: amount - untaxed - tax, tax, untaxed }
}

/** Fare and fuel of a ticket, both without tax, where together they come to `net`. */
export function fareAndFuel(net: number, fuel: number, rate: number): { fare: number; fuel: number } {
  const fuelNet = Math.min(net, fuel - includedTax(fuel, rate))
  return { fare: net - fuelNet, fuel: fuelNet }
}
