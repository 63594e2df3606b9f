import type { Cabin } from '@sojourn/contract/reference/cabins'
import type {
  IntlChoice,
  IntlDictionary,
  IntlFare,
  IntlItinerary,
  IntlSegment,
} from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { keep, readKept } from '../../booking/draft/session-store'

/** One direction as it was chosen: what the server needs to find it, and what a screen needs to show it. */
export interface ChosenSlice {
  choice: IntlChoice
  itinerary: Omit<IntlItinerary, 'segments' | 'fares'>
  segments: IntlSegment[]
  fare: IntlFare
  dictionary: IntlDictionary
}

/** The directions chosen so far, in their order. */
export const chosenTrip = (tempOrderNo: string): ChosenSlice[] =>
  (readKept(tempOrderNo, 'chosen') as ChosenSlice[] | undefined) ?? []

/** Keeps the choice for a direction; it undoes those after it, whose prices were of another trip. */
export function keepChosenSlice(tempOrderNo: string, slice: number, chosen: ChosenSlice): void {
  keep(tempOrderNo, 'chosen', [...chosenTrip(tempOrderNo).slice(0, slice), chosen])
}

interface SliceParts {
  segments: IntlSegment[]
  fare: IntlFare
  dictionary: IntlDictionary
}

/** A direction with what its flights mention of the dictionary of a list. */
export function chosenSlice(
  searchId: string,
  { segments: _positions, fares: _fares, ...itinerary }: IntlItinerary,
  { segments, fare, dictionary }: SliceParts,
): ChosenSlice {
  const codes = new Set(
    segments.flatMap(({ carrier, operating, departAirport, arriveAirport, stops, aircraft }) => [
      carrier,
      operating?.carrier,
      departAirport,
      arriveAirport,
      aircraft,
      ...stops.map(({ airport }) => airport),
    ]),
  )
  const mentioned = <Item extends { code: string }>(items: readonly Item[]) => items.filter(({ code }) => codes.has(code))
  return {
    choice: { searchId, itineraryKey: itinerary.itineraryKey, fareKey: fare.fareKey },
    itinerary,
    segments,
    fare,
    dictionary: {
      carriers: mentioned(dictionary.carriers),
      airports: mentioned(dictionary.airports),
      aircraft: mentioned(dictionary.aircraft),
    },
  }
}

/** What a fare gives on each flight of its direction. */
export const boughtOn = ({ cabins, bookingClasses, baggage }: Pick<IntlFare, 'cabins' | 'bookingClasses' | 'baggage'>) =>
  cabins.map((cabin: Cabin, position) => ({
    cabin,
    bookingClass: bookingClasses[position] ?? '',
    baggage: baggage[position] ?? { kilograms: 0 },
  }))

/** The filters of the list of the way out as its address has them. */
export const keepFilters = (tempOrderNo: string, written: string): void => keep(tempOrderNo, 'filters', written)
export const keptFilters = (tempOrderNo: string): string => (readKept(tempOrderNo, 'filters') as string | undefined) ?? ''

/** The search behind a list, kept so that an expired one can be repeated. */
export const keepDraft = (draft: IntlFlightTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): IntlFlightTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as IntlFlightTempOrder | undefined
