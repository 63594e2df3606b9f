import { asksKind, isOfRightKind } from './fare-terms'
import { comparedCabins } from './lowest-price'
import type { FlightPolicy, PolicyFare } from './offers'

/**
 * Which fares of a flight are kept of a list, by position: those that were shown, and of each cabin the cheapest of the kinds that a standard
 * lets be bought. What was compared is compared again when the list is judged once more.
 */
export function keptFares(
  fares: readonly PolicyFare[],
  shown: readonly number[],
  policies: readonly FlightPolicy[],
): readonly number[] {
  const choosy = policies.filter(asksKind)
  if (choosy.length === 0) return shown
  const kept = new Set(shown)
  for (const policy of choosy)
    for (const cabin of comparedCabins) {
      const cheapest = cheapestOf(fares, (fare) => fare.cabin === cabin && isOfRightKind(policy, fare))
      if (cheapest !== undefined) kept.add(cheapest)
    }
  return [...kept].sort((a, b) => a - b)
}

function cheapestOf(fares: readonly PolicyFare[], takes: (fare: PolicyFare) => boolean): number | undefined {
  let best: number | undefined
  fares.forEach((fare, position) => {
    if (takes(fare) && (best === undefined || fare.ticketPrice < fares[best]!.ticketPrice)) best = position
  })
  return best
}
