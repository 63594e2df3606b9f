import type { BoughtOffers } from '../../booking/policy/bought'
import { readIntlSegment, type KeptIntlSegment } from './kept'
import type { SearchedFare } from './kept-search'

/** The fares of a kept search that begin with these flights in these booking classes, as positions: those that it showed, or else others. */
function positionsOf(fares: readonly SearchedFare[], segments: readonly KeptIntlSegment[]): number[] {
  const [first] = segments
  if (!first) return []
  const numbers = segments.map(({ flightNo }) => flightNo)
  const classes = segments.map(({ bookingClass }) => bookingClass)
  const found = fares.flatMap(({ name, departDate, bookingClasses }, position) => {
    const flown = name.split(' ')[0]!.split('/')
    const begins =
      departDate === first.departDate &&
      numbers.every((number, index) => flown[index] === number) &&
      classes.every((bookingClass, index) => bookingClasses[index] === bookingClass)
    return begins ? [position] : []
  })
  const shown = found.filter((position) => !fares[position]!.beside)
  return shown.length > 0 ? shown : found
}

/** What of a kept search an order took whose first flight of that direction is known; undefined where the list did not show it. */
export const boughtPosition = (fares: readonly SearchedFare[], first: KeptIntlSegment): number | undefined =>
  positionsOf(fares, [first])[0]

/** The fare of just these flights of a direction, all of them; of several the one that the order keeps. */
export function boughtFare(
  fares: readonly SearchedFare[],
  segments: readonly KeptIntlSegment[],
  fareKey: string | undefined,
): SearchedFare | undefined {
  const found = positionsOf(fares, segments)
    .map((position) => fares[position]!)
    .filter(({ bookingClasses }) => bookingClasses.length === segments.length)
  return found.find((fare) => fare.fareKey === fareKey) ?? found[0]
}

/** A search keeps the leading fares of its itineraries: what was bought and is not among them cannot be judged again. */
export const intlFlightBought: BoughtOffers<SearchedFare> = {
  prices: (fares) => fares.map(({ price, beside }) => (beside ? undefined : price)),
  bought(fares, segments, journey) {
    const all = segments.map(readIntlSegment)
    const own = all.filter(({ slice }) => slice === journey)
    const [position] = positionsOf(fares, own)
    const fare = position === undefined ? undefined : fares[position]
    if (!fare || position === undefined) return undefined
    // Every direction is offered at the price of the whole trip.
    return { offers: fares, position, price: fare.price, journeys: new Set(all.map(({ slice }) => slice)).size }
  },
}
