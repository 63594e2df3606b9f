export const intlAirFaults = [
  'PRICE_UP',
  'SOLD_OUT',
  'ISSUE_FAIL',
  // Paid and accepted, ticketed only later.
  'ISSUE_DELAY',
  // Of several records the last carrier refuses: what the others have ticketed is void.
  'ONE_RECORD_FAILS',
  'SLOW',
  'REFUND_FAIL',
  'CHANGE_FAIL',
  'CHECKED_IN',
  'NOSHOW',
  // To a record that is held already: the carrier asks more, or takes the seats back.
  'PRICE_RISE',
  'SEATS_LOST',
  // Once it is ticketed its carrier cancels the first flight of the last direction.
  'CARRIER_CANCELS',
  // The same of the second flight of the last direction, which has one.
  'ONWARD_CANCELLED',
  // The same of the first, and it carries on all of the direction with more flights or fewer.
  'CARRIER_REROUTES',
  // Once it is ticketed its carrier announces that the last flight is late.
  'CARRIER_DELAYS',
  // Once it is ticketed its carrier sells the same flights for half.
  'FARE_SALE',
  // Of what is bought beside the tickets: another seat is confirmed, or none.
  'SEAT_OTHER',
  'SEAT_REFUSED',
] as const
export type IntlAirFault = (typeof intlAirFaults)[number]
