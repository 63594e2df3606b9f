import type { AirSupply } from './air'
import type { HotelSupply } from './hotel'
import type { RailSupply } from './rail'

/** Questions that change nothing at a supplier: they need no key and may be asked as often as anybody likes. */
export const airReadings = [
  'search',
  'connections',
  'dayPrices',
  'price',
  'coupons',
  'scheduleEvents',
  'outcome',
] as const satisfies readonly (keyof AirSupply)[]

export const railReadings = [
  'prepare',
  'search',
  'fastest',
  'transfers',
  'stops',
  'price',
  'held',
  'tickets',
  'stopped',
  'stoppedTrains',
  'outcome',
] as const satisfies readonly (keyof RailSupply)[]

export const hotelReadings = [
  'search',
  'suggest',
  'areas',
  'facts',
  'detail',
  'price',
  'checkCard',
  'bookings',
  'outcome',
] as const satisfies readonly (keyof HotelSupply)[]
