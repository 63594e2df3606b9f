import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { bestCabin, type PolicyJourney } from './journey'

/**
 * Which fares of an itinerary are kept of a list, by position: those that lead it, and of each cabin by which a standard compares the cheapest.
 * A list knows a fare of two cabins by the lower, a standard by the better: what was compared is compared again when the list is judged once more.
 */
export function keptFares(
  fares: readonly PolicyJourney[],
  leading: readonly number[],
  policies: readonly IntlFlightSection[],
): readonly number[] {
  if (!policies.some(({ medianPrice, directFirst }) => medianPrice ?? directFirst)) return leading
  const cheapest = new Map<string, number>()
  fares.forEach((fare, position) => {
    const known = cheapest.get(bestCabin(fare))
    if (known === undefined || fare.price < fares[known]!.price) cheapest.set(bestCabin(fare), position)
  })
  return [...new Set([...leading, ...cheapest.values()])].sort((a, b) => a - b)
}
