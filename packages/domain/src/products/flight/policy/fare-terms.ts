import type { BrokenRule } from '../../../booking/policy/engine'
import { reachedLine } from '../../../booking/policy/reached-line'
import { dearestPercent } from '../fare-rules'
import type { FlightPolicy, PolicyFare, PolicyFlight } from './offers'

/** A fee that is a whole fare and more: the carrier takes nothing back. */
export const notAtAll = 'notAtAll'
/** The carrier has not told its rule. */
export const notTold = 'notTold'

const freeRules = { refundable: 'refund', changeable: 'change' } as const
type FreeRule = keyof typeof freeRules

/** What a fare must be by itself: given back and changed for little, of a kind and at a price that the standard lets pass. */
export function brokenTerms(policy: FlightPolicy, flight: PolicyFlight, fare: PolicyFare, broken: BrokenRule[]): void {
  for (const rule of ['refundable', 'changeable'] as const) {
    const found = policy[rule] && brokenFee(policy, rule, policy[rule].feeAtMost, fare)
    if (found) broken.push(found)
  }
  const type = excludedType(policy, fare)
  if (type !== undefined) broken.push({ rule: 'fareType', expected: '', actual: type })
  const capped = brokenByDuration(policy, flight, fare)
  if (capped) broken.push(capped)
}

/** Whether a fare by its kind and its rules is one that the standard lets be bought; only such set a price to compare with. */
export const isOfRightKind = (policy: FlightPolicy, fare: PolicyFare): boolean =>
  excludedType(policy, fare) === undefined &&
  (['refundable', 'changeable'] as const).every((rule) => {
    const limit = policy[rule]
    return limit === undefined || keepsFee(dearestPercent(freeRules[rule], fare.ruleTier), limit.feeAtMost)
  })

/** Whether a standard looks at what kind of fare it is. */
export const asksKind = ({ refundable, changeable, excludedFareTypes }: FlightPolicy): boolean =>
  refundable !== undefined || changeable !== undefined || (excludedFareTypes?.length ?? 0) > 0

const keepsFee = (percent: number | null | undefined, feeAtMost: number): boolean =>
  percent !== null && percent !== undefined && percent <= feeAtMost

/** A rule that is not known is no breach: somebody has to confirm it, and nothing is forbidden for it. */
function brokenFee(policy: FlightPolicy, rule: FreeRule, feeAtMost: number, { ruleTier }: PolicyFare): BrokenRule | undefined {
  const percent = dearestPercent(freeRules[rule], ruleTier)
  if (keepsFee(percent, feeAtMost)) return undefined
  if (percent !== undefined) return { rule, expected: feeAtMost, actual: percent ?? notAtAll }
  const handling = policy.handling[rule] === 'forbid' ? { handling: 'approval' as const } : {}
  return { rule, expected: feeAtMost, actual: notTold, ...handling }
}

const excludedType = ({ excludedFareTypes }: FlightPolicy, { fareType, onwardFareType }: PolicyFare): string | undefined =>
  [fareType, onwardFareType].find((type) => type !== undefined && excludedFareTypes?.some((excluded) => excluded === type))

function brokenByDuration(
  { priceByDuration }: FlightPolicy,
  { durationMinutes, fullFare }: PolicyFlight,
  { ticketPrice }: PolicyFare,
): BrokenRule | undefined {
  const line = priceByDuration && reachedLine(priceByDuration, durationMinutes)
  if (!line) return undefined
  const ceilings = [line.maxPrice, line.maxDiscount === undefined ? undefined : Math.floor((fullFare * line.maxDiscount) / 100)]
  const limit = Math.min(...ceilings.filter((ceiling) => ceiling !== undefined))
  return ticketPrice > limit
    ? { rule: 'durationPrice', expected: limit, actual: ticketPrice, excess: ticketPrice - limit }
    : undefined
}
