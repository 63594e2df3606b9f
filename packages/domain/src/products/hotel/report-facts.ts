import type { ReportFacts } from '../../booking/report-facts'
import { hotelCity } from '../../reference/hotel/hotel-cities'
import type { KeptStaySegment } from './kept/kept'
import { cityTier } from './policy/city-tier'

/** What reports say of a kept stay: its city, and of the mainland the tier of that. */
export function stayFacts({ cityId }: Pick<KeptStaySegment, 'cityId'>): ReportFacts {
  const city = hotelCity(cityId)
  return {
    journey: 0,
    classKey: '',
    carrier: '',
    route: String(cityId),
    tier: city?.scope === 'domestic' ? cityTier(city.name['zh-CN']) : 'abroad',
    economy: false,
    kilometres: 0,
    gramsPerKilometre: 0,
  }
}
