export const airFaults = [
  'PRICE_UP',
  'SOLD_OUT',
  'ISSUE_FAIL',
  // Paid and accepted, ticketed only later.
  'ISSUE_DELAY',
  'SLOW',
  'DUPLICATE',
  'REFUND_FAIL',
  'CHANGE_FAIL',
  'CHECKED_IN',
  'NOSHOW',
  // To a record that is held already: the carrier asks more, or takes the seats back.
  'PRICE_RISE',
  'SEATS_LOST',
] as const
export type AirFault = (typeof airFaults)[number]
