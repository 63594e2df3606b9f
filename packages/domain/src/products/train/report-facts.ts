import type { ReportFacts } from '../../booking/report-facts'
import { railGrams } from '../../reference/place/carbon'
import { station } from '../../reference/rail/stations'
import type { KeptRide } from './kept/kept'

const cityOf = (code: string): string => station(code)?.city.name['zh-CN'] ?? code

/** What reports say of a kept ride; cities are called by their names in simplified Chinese, as the railway's have no codes. */
export const rideFacts = (ride: KeptRide): ReportFacts => ({
  journey: 0,
  classKey: ride.seatClass,
  carrier: ride.trainType,
  route: `${cityOf(ride.departStation)}-${cityOf(ride.arriveStation)}`,
  tier: '',
  economy: false,
  kilometres: ride.distanceKm,
  gramsPerKilometre: railGrams,
})
