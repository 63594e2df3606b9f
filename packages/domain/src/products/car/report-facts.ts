import type { ReportFacts } from '../../booking/report-facts'
import { carGrams } from '../../reference/place/carbon'
import { hotelCity } from '../../reference/hotel/hotel-cities'
import type { KeptCar } from './kept'

/** What reports say of a ride; its city is called by its name in simplified Chinese. */
export const carFacts = (car: KeptCar): ReportFacts => ({
  journey: 0,
  classKey: car.carClass,
  carrier: car.rideType,
  route: hotelCity(car.cityId)?.name['zh-CN'] ?? String(car.cityId),
  tier: '',
  economy: false,
  kilometres: Math.round(car.metres / 1000),
  gramsPerKilometre: carGrams,
})
