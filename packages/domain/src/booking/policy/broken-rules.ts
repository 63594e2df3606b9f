import type { PolicyRule } from '@sojourn/contract/booking/codes'
import { daysBetween } from '../../kit/local-date'
import { allowsCabin, type CabinStandard, type FlightPolicy, type PolicyFare, type PolicyFlight } from './flight-policy'
import type { Reference, References } from './lowest-price'

/** One broken rule in figures; `expected` and `actual` in the rule's unit. */
export interface BrokenRule {
  rule: PolicyRule
  expected: number | string
  actual: number | string
  excess?: number
  reference?: Reference
}

/** The highest price a cabin's discount standard lets pass: the discount of the full fare, plus the float. */
const allowedPrice = (standard: CabinStandard, maxDiscount: number, fullFare: number): number =>
  (fullFare * maxDiscount) / 100 + (standard.floatAmount ?? 0)

/** Rules that another fare of the same day could keep. */
export function brokenFareRules(
  policy: FlightPolicy,
  references: References,
  position: number,
  flight: PolicyFlight,
  fare: PolicyFare,
): BrokenRule[] {
  if (!allowsCabin(policy, fare.cabin))
    return [{ rule: 'cabin', expected: (policy.cabins ?? []).map(({ cabin }) => cabin).join(','), actual: fare.cabin }]
  const broken: BrokenRule[] = []
  const standard = policy.cabins?.find(({ cabin }) => cabin === fare.cabin)
  if (standard?.maxDiscount !== undefined && fare.discount > standard.maxDiscount) {
    const excess = Math.ceil(fare.ticketPrice - allowedPrice(standard, standard.maxDiscount, flight.fullFare))
    if (excess > 0) broken.push({ rule: 'discount', expected: standard.maxDiscount, actual: fare.discount, excess })
  }
  const reference = references[fare.cabin]?.[position]
  if (policy.lowestPrice && reference) {
    const limit = reference.ticketPrice + policy.lowestPrice.threshold
    if (fare.ticketPrice > limit)
      broken.push({ rule: 'lowestPrice', expected: limit, actual: fare.ticketPrice, excess: fare.ticketPrice - limit, reference })
  }
  return broken
}

/** Too late to book; no fare of the day can cure it. */
export function brokenAdvanceDays(policy: FlightPolicy, bookingDate: string, departDate: string): BrokenRule | undefined {
  if (policy.advanceDays === undefined) return undefined
  const actual = daysBetween(bookingDate, departDate)
  if (actual >= policy.advanceDays) return undefined
  return { rule: 'advanceDays', expected: policy.advanceDays, actual, excess: policy.advanceDays - actual }
}
