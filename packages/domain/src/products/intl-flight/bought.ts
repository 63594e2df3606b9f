import type { BoughtOffers } from '../../booking/policy/bought'
import { readIntlSegment, type KeptIntlSegment } from './kept'
import type { SearchedFare } from './kept-search'

/** The fares of just these flights of a direction, all of them, in these booking classes, as positions: those that it showed, or else others. */
function positionsOf(fares: readonly SearchedFare[], segments: readonly KeptIntlSegment[]): number[] {
  const [first] = segments
  if (!first) return []
  const flown = segments.map(({ flightNo }) => flightNo).join('/')
  const classes = segments.map(({ bookingClass }) => bookingClass).join('/')
  const found = fares.flatMap(({ name, departDate, bookingClasses }, position) =>
    departDate === first.departDate && name.split(' ')[0] === flown && bookingClasses.join('/') === classes ? [position] : [],
  )
  const shown = found.filter((position) => !fares[position]!.beside)
  return shown.length > 0 ? shown : found
}

/**
 * What of a kept search an order took for a direction, by its flights; of several fares of one class the one that the order keeps. Undefined
 * where the list did not show it.
 */
export function boughtPosition(
  fares: readonly SearchedFare[],
  segments: readonly KeptIntlSegment[],
  fareKey: string | undefined,
): number | undefined {
  const found = positionsOf(fares, segments)
  return found.find((position) => fares[position]!.fareKey === fareKey) ?? found[0]
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
