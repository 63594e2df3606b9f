import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyBounds } from '@sojourn/contract/booking/policy/policy-bounds'

type Line = NonNullable<IntlFlightSection['byDuration']>[number]

/** Four hours longer than the longest line, with its cabins. */
export function nextLine(lines: readonly Line[]): Line {
  const longest = lines.reduce<Line>((most, line) => (line.from >= most.from ? line : most), { from: 0, cabins: ['Y'] })
  return { from: Math.min(longest.from + 240, policyBounds.minutes.most), cabins: [...longest.cabins] }
}

export type PriceLine = NonNullable<IntlFlightSection['priceByDuration']>[number]

/** Four hours longer than the longest line, and half as dear again. */
export function nextPriceLine(lines: readonly PriceLine[]): PriceLine {
  const longest = lines.reduce<PriceLine>((most, line) => (line.from >= most.from ? line : most), { from: 0, maxPrice: 5_000_00 })
  return {
    from: Math.min(longest.from + 240, policyBounds.minutes.most),
    maxPrice: Math.min(Math.round(longest.maxPrice * 1.5), policyBounds.money.most),
  }
}
