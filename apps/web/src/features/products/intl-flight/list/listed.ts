import type { IntlFare, IntlItinerary, IntlSegment } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'

/** An itinerary of a list with its flights. */
export interface ListedItinerary extends IntlItinerary {
  flights: IntlSegment[]
}

/** The itineraries of an answer, each with its own flights. */
export const listed = ({ itineraries, segments }: Pick<IntlFlightSearchResult, 'itineraries' | 'segments'>): ListedItinerary[] =>
  itineraries.map((itinerary) => ({ ...itinerary, flights: itinerary.segments.map((position) => segments[position]!) }))

export const bookable = ({ verdict }: Pick<IntlFare, 'verdict'>): boolean => verdict !== 'forbidden'

/** Fen with taxes of an adult, or of whoever the party begins with where it has none. */
export function travellerPrice({ prices }: Pick<IntlFare, 'prices'>): number {
  const one = prices.find(({ passenger }) => passenger === 'adult') ?? prices[0]
  return one ? one.ticketPrice + one.taxes : 0
}

const cheapest = (fares: readonly IntlFare[]): IntlFare | undefined =>
  fares.reduce<IntlFare | undefined>((best, fare) => (best && best.total <= fare.total ? best : fare), undefined)

/** The fare that stands for an itinerary: the cheapest that may be booked, else the cheapest at all. */
export const leadFare = ({ fares }: Pick<IntlItinerary, 'fares'>): IntlFare | undefined =>
  cheapest(fares.filter(bookable)) ?? cheapest(fares)

/** The cheapest that breaks no rule. */
export const compliantFare = ({ fares }: Pick<IntlItinerary, 'fares'>): IntlFare | undefined =>
  cheapest(fares.filter(({ verdict }) => verdict === 'within'))
