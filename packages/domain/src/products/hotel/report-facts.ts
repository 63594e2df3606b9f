import type { ReportFacts } from '../../booking/report-facts'
import { nightGrams } from '../../reference/place/carbon'
import { hotelCity } from '../../reference/hotel/hotel-cities'
import { groupOfHotel } from './groups'
import type { KeptStaySegment } from './kept/kept'
import { cityTier } from './policy/city-tier'

/** A hotel of no chain. */
export const independent = 'independent'
/** A rate outside our contracts. */
const offContract = 'offContract'

/** What reports say of a kept stay: its city, of the mainland the tier of that, its chain and its rate. */
export function stayFacts({ cityId, brandId, rateKind }: Pick<KeptStaySegment, 'cityId' | 'brandId' | 'rateKind'>): ReportFacts {
  const city = hotelCity(cityId)
  const gramsPerNight = city && nightGrams(city.country)
  return {
    journey: 0,
    classKey: rateKind ?? offContract,
    carrier: groupOfHotel({ ...(brandId !== undefined && { brandId }) }) ?? independent,
    route: String(cityId),
    tier: city?.scope === 'domestic' ? cityTier(city.name['zh-CN']) : 'abroad',
    economy: false,
    kilometres: 0,
    gramsPerKilometre: 0,
    ...(gramsPerNight !== undefined && { gramsPerNight }),
  }
}
