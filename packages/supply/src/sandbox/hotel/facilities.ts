import type { HotelFacility } from '../../ports/hotel-house'

/** In this order they are drawn and stand as bits on a shelf. */
export const hotelFacilities: readonly HotelFacility[] = [
  'wifi',
  'parking',
  'gym',
  'pool',
  'meetingRoom',
  'airportShuttle',
  'laundry',
  'restaurant',
  'carCharging',
]
