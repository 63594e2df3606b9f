import type { HotelFacility } from '../../ports/hotel-property'

/** In this order they are drawn and stand as bits on a columns. */
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
