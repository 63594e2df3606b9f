import type { ReportFacts } from '../../booking/report-facts'
import { cabinGrams } from '../../reference/place/carbon'
import { cityPair } from '../../reference/place/cities'
import type { KeptIntlSegment } from './kept'

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
