import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { BrokenRule } from '../../../booking/policy/engine'
import { reachedLine } from '../../../booking/policy/reached-line'
import type { PolicyJourney, TicketFee } from './journey'

/** What a fare must be by itself: given back and changed for little, of a kind and at a price that the standard lets pass. */
export function brokenTerms(section: IntlFlightSection, journey: PolicyJourney, found: BrokenRule[]): void {
  const { refundable, changeable, excludedBrands, priceByDuration } = section
  const { refundFee, changeFee, brand, flightMinutes, price } = journey
  const fees = [
    refundable && brokenFee(section, 'refundable', refundable.feeAtMost, refundFee),
    changeable && brokenFee(section, 'changeable', changeable.feeAtMost, changeFee),
  ]
  for (const each of fees) if (each) found.push(each)
  if (brand && excludedBrands?.includes(brand)) found.push({ rule: 'fareType', expected: '', actual: brand })
  const limit = priceByDuration && reachedLine(priceByDuration, flightMinutes)?.maxPrice
  if (limit !== undefined && price > limit)
    found.push({ rule: 'durationPrice', expected: limit, actual: price, excess: price - limit })
}

/** A rule that the carrier has not told forbids nothing: somebody has to confirm it. */
function brokenFee(
  { handling }: IntlFlightSection,
  rule: 'refundable' | 'changeable',
  feeAtMost: number,
  fee: TicketFee | undefined,
): BrokenRule | undefined {
  if (fee === undefined || (typeof fee === 'number' && fee <= feeAtMost)) return undefined
  const isUnsure = fee === 'notTold' && handling[rule] === 'forbid'
  return { rule, expected: feeAtMost, actual: fee, ...(isUnsure && { handling: 'approval' as const }) }
}
