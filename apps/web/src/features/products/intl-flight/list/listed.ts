import type { IntlFare, IntlItinerary, IntlSegment } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { isApart, selfTransfer, type SelfTransfer } from '@sojourn/domain/products/intl-flight/self-transfer'
import type { ChosenSlice } from '../chosen-trip'

/** An itinerary of a list with its flights. */
export interface ListedItinerary extends IntlItinerary {
  flights: IntlSegment[]
  /** From the direction before, where it is on another ticket and one only changes planes. */
  selfTransfer?: SelfTransfer
}

type Answer = Pick<IntlFlightSearchResult, 'itineraries' | 'segments' | 'dictionary'>

/** The itineraries of an answer, each with its own flights and how it follows what was chosen before. */
export function listed({ itineraries, segments, dictionary }: Answer, before?: ChosenSlice): ListedItinerary[] {
  const airports = before && new Map([...before.dictionary.airports, ...dictionary.airports].map((each) => [each.code, each]))
  return itineraries.map((itinerary) => {
    const own = { ...itinerary, flights: itinerary.segments.map((position) => segments[position]!) }
    const fare = leadFare(itinerary)
    if (!before || !airports || !fare || !isApart(fare, before.fare)) return own
    const found = selfTransfer(before.segments, own.flights, (code) => airports.get(code) ?? { city: code, country: '' })
    return found ? { ...own, selfTransfer: found } : own
  })
}

/** Whoever misses a flight of it, or the first of it, has nobody to turn to. */
export const isOwnRisk = ({ connections, selfTransfer: from }: Pick<ListedItinerary, 'connections' | 'selfTransfer'>): boolean =>
  from !== undefined || connections.some((connection) => !connection.protected)

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
