import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyBounds } from '@sojourn/contract/booking/policy/policy-bounds'

type Line = NonNullable<IntlFlightSection['byDuration']>[number]

/** Four hours longer than the longest line, with its cabins. */
export function nextLine(lines: readonly Line[]): Line {
  const longest = lines.reduce<Line>((most, line) => (line.from >= most.from ? line : most), { from: 0, cabins: ['Y'] })
  return { from: Math.min(longest.from + 240, policyBounds.minutes.most), cabins: [...longest.cabins] }
}
