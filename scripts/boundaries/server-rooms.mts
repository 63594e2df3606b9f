/**
 * The rooms of booking on the server, each with how high it stands: a room imports those below it and never its equals
 * (docs/decisions/0036-rooms-of-booking.md).
 */
export const serverRooms: Readonly<Record<string, number>> = {
  columns: 0,
  settings: 0,
  policy: 0,
  draft: 0,
  ledger: 0,
  traveller: 1,
  order: 1,
  notification: 1,
  application: 2,
  coupon: 2,
  party: 2,
  approval: 3,
  'order-lines': 3,
  payment: 3,
  applying: 4,
  lifecycle: 4,
  'order-detail': 4,
  'unused-ticket': 4,
  placing: 5,
  settlement: 5,
  trip: 5,
  'time-machine': 5,
  decision: 6,
  search: 6,
  documents: 6,
  fulfilment: 7,
  demand: 6,
  'after-sale': 8,
}
