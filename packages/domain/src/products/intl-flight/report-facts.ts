import { lowestOffers, type Comparison, type ReportFacts } from '../../booking/report-facts'
import { minutesOf } from '../../kit/local-date'
import { cabinGrams } from '../../reference/place/carbon'
import { cityPair } from '../../reference/place/cities'
import { boughtPosition } from './bought'
import type { KeptIntlSegment } from './kept'
import { readSearch } from './kept-search'

/** What reports say of a kept flight abroad; no full fare is filed of it. */
export const intlFlightFacts = (segment: KeptIntlSegment): ReportFacts => ({
  journey: segment.slice,
  classKey: segment.cabin,
  carrier: segment.carrier,
  route: cityPair(segment.departAirport, segment.arriveAirport),
  tier: '',
  economy: segment.cabin === 'Y',
  kilometres: segment.distanceKm,
  gramsPerKilometre: cabinGrams[segment.cabin],
  ...(segment.beside && { beside: true }),
})

/**
 * What else the search of a direction showed, to compare with the flights of that direction and the fare that the order keeps; undefined where
 * what was bought was not among it. A price is of an adult for the whole trip as far as it was chosen by then, so the directions of a trip
 * together lose what the trip cost more than the cheapest.
 */
export function intlFlightComparison(body: string) {
  const { fares, verdicts } = readSearch(body)
  const within = fares.filter((_fare, at) => verdicts[at] === 'within')
  return (segments: readonly KeptIntlSegment[], fareKey?: string): Comparison | undefined => {
    const bought = boughtPosition(fares, segments, fareKey)
    if (bought === undefined) return undefined
    const own = fares[bought]!
    const minutes = minutesOf(own.departTime)
    return {
      price: own.price,
      ...lowestOffers(within.map(({ price, departTime }) => ({ price, minutesAway: Math.abs(minutesOf(departTime) - minutes) }))),
    }
  }
}
