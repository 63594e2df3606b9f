import { policyBounds } from '@sojourn/contract/booking/policy/policy-bounds'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'

export type PriceLines = NonNullable<FlightSection['priceByDuration']>
export type PriceLine = PriceLines[number]

/** Two hours longer than the longest line, and half as dear again. */
export function nextPriceLine(lines: readonly PriceLine[]): PriceLine {
  const longest = lines.reduce<PriceLine>((most, line) => (line.from >= most.from ? line : most), { from: 0 })
  const from = Math.min(longest.from + 120, policyBounds.minutes.most)
  const { maxPrice = 1_000_00, maxDiscount } = longest
  return { from, maxPrice: Math.min(Math.round(maxPrice * 1.5), policyBounds.money.most), ...(maxDiscount && { maxDiscount }) }
}

/** A line with another ceiling, or without it. */
export function withCap(line: PriceLine, field: 'maxPrice' | 'maxDiscount', value: number | undefined): PriceLine {
  const { [field]: _former, ...others } = line
  return value === undefined ? others : { ...line, [field]: value }
}
