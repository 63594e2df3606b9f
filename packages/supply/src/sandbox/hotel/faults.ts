export const hotelFaults = [
  // To a hold: the last room is gone, the hotel asks more, the guest has these nights already, the answer is late.
  'ROOM_GONE',
  'PRICE_UP',
  'DUPLICATE_GUEST',
  'SLOW',
  // To a booking that was sent: the hotel answers by hand, or refuses.
  'MANUAL',
  'REFUSE',
  // Later: the guest does not come, or the hotel does not let the last nights go.
  'NO_SHOW',
  'NO_CONSENT',
] as const
export type HotelFault = (typeof hotelFaults)[number]
