import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { bestCabin, type PolicyJourney } from './journey'

/** What a list is compared with, by cabin: positions of offers. */
export interface References {
  cheapestDirect: ReadonlyMap<Cabin, number>
  fastestDirect: ReadonlyMap<Cabin, number>
  median: ReadonlyMap<Cabin, number>
}

/** Found once per list, as far as the standard compares. */
export const referencesOf = (
  { directFirst, medianPrice }: IntlFlightSection,
  journeys: readonly PolicyJourney[],
): References => ({
  cheapestDirect: leastDirect(directFirst ? journeys : [], ({ price }) => price),
  fastestDirect: leastDirect(directFirst?.detour === undefined ? [] : journeys, ({ totalMinutes }) => totalMinutes),
  median: medians(medianPrice ? journeys : []),
})

function leastDirect(
  journeys: readonly PolicyJourney[],
  valueOf: (journey: PolicyJourney) => number | undefined,
): Map<Cabin, number> {
  const least = new Map<Cabin, number>()
  journeys.forEach((journey, offer) => {
    const value = valueOf(journey)
    if (journey.transfers > 0 || value === undefined) return
    const known = least.get(bestCabin(journey))
    if (known === undefined || value < valueOf(journeys[known]!)!) least.set(bestCabin(journey), offer)
  })
  return least
}

/** Of fewer journeys the middle one says nothing. */
const leastCompared = 3

/** The middle one of the cheapest fares of each journey in a cabin, of an even number the lower, so that it can be named. */
function medians(journeys: readonly PolicyJourney[]): Map<Cabin, number> {
  const cheapest = new Map<Cabin, Map<string, number>>()
  journeys.forEach((journey, offer) => {
    const cabin = bestCabin(journey)
    const ofCabin = cheapest.get(cabin) ?? new Map<string, number>()
    cheapest.set(cabin, ofCabin)
    const known = ofCabin.get(journey.flightsKey)
    if (known === undefined || journey.price < journeys[known]!.price) ofCabin.set(journey.flightsKey, offer)
  })
  const found = new Map<Cabin, number>()
  for (const [cabin, ofCabin] of cheapest) {
    const offers = [...ofCabin.values()].sort((one, other) => journeys[one]!.price - journeys[other]!.price)
    if (offers.length >= leastCompared) found.set(cabin, offers[Math.floor((offers.length - 1) / 2)]!)
  }
  return found
}
