import { hasBaggage, isRefundable } from '@sojourn/domain/products/intl-flight/lead-fares'
import { groupBy } from '../../air/order/group'
import { shownOf, type Offered, type OfferedFare } from './itinerary'

/**
 * Of itineraries that are the same flown flights under several numbers: the one of who flies them, and of the others, the cheapest first, those that ask
 * less than every one before them for a kind of fare that a list can be narrowed to.
 */
export function withoutDearerShares(seed: number, offers: readonly Offered[]): Offered[] {
  const groups = groupBy(offers, ({ itinerary }) => itinerary.flown)
  if (groups.size === offers.length) return [...offers]
  const kept = new Set([...groups.values()].flatMap((alike) => (alike.length > 1 ? worthTelling(seed, alike) : alike)))
  return offers.filter((offer) => kept.has(offer))
}

function worthTelling(seed: number, alike: readonly Offered[]): Offered[] {
  const [own, ...others] = alike.toSorted((a, b) => a.itinerary.shares - b.itinerary.shares || a.least - b.least)
  const lowest = new Map<string, number>()
  const isCheaper = ({ fares }: Offered): boolean => {
    const cheaper = fares.filter((fare) => fare.total < (lowest.get(kindOf(seed, fare)) ?? Number.POSITIVE_INFINITY))
    for (const fare of cheaper.toSorted((a, b) => b.total - a.total)) lowest.set(kindOf(seed, fare), fare.total)
    return cheaper.length > 0
  }
  return [own!, ...others.toSorted((a, b) => a.least - b.least)].filter(isCheaper)
}

function kindOf(seed: number, { priced }: OfferedFare): string {
  const fare = shownOf(seed, priced.option)
  return `${fare.cabins.join('')} ${hasBaggage(fare)} ${isRefundable(fare)}`
}
