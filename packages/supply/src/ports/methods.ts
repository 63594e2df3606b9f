import type { AirSupply } from './air'
import type { HotelSupply } from './hotel'
import type { IntlAirSupply } from './intl-air'
import type { RailSupply } from './rail'
import type { RideSupply } from './ride'
import type { VenueSupply } from './venue'

/** What reads changes nothing at its supplier: it needs no key and may be asked as often as anybody likes. */
export type Effect = 'reads' | 'writes'

/** All that a supplier can be asked, as data: for those who stand between it and who asks. */
export type Methods<Supply> = Readonly<Record<keyof Supply & string, Effect>>

export const airMethods: Methods<AirSupply> = {
  prepare: 'reads',
  search: 'reads',
  connections: 'reads',
  dayPrices: 'reads',
  price: 'reads',
  hold: 'writes',
  reprice: 'writes',
  issue: 'writes',
  release: 'writes',
  voidTickets: 'writes',
  refund: 'writes',
  refundAll: 'writes',
  coupons: 'reads',
  change: 'writes',
  changeAll: 'writes',
  scheduleEvents: 'reads',
  arrivals: 'reads',
  outcome: 'reads',
  void: 'writes',
}

export const intlAirMethods: Methods<IntlAirSupply> = {
  prepare: 'reads',
  search: 'reads',
  dayPrices: 'reads',
  price: 'reads',
  extras: 'reads',
  ticketExtras: 'reads',
  buyExtras: 'writes',
  priceInstead: 'reads',
  hold: 'writes',
  reprice: 'writes',
  issue: 'writes',
  release: 'writes',
  refundQuote: 'reads',
  refundAll: 'writes',
  changeOffers: 'reads',
  protectedOffers: 'reads',
  holdChange: 'writes',
  changeAll: 'writes',
  coupons: 'reads',
  scheduleEvents: 'reads',
  arrivals: 'reads',
  acceptChange: 'writes',
  outcome: 'reads',
  void: 'writes',
}

export const railMethods: Methods<RailSupply> = {
  prepare: 'reads',
  search: 'reads',
  fastest: 'reads',
  transfers: 'reads',
  stops: 'reads',
  price: 'reads',
  lock: 'writes',
  issue: 'writes',
  held: 'reads',
  release: 'writes',
  leaveQueue: 'writes',
  tickets: 'reads',
  stopped: 'reads',
  stoppedTrains: 'reads',
  refund: 'writes',
  refundAll: 'writes',
  change: 'writes',
  changeAll: 'writes',
  joinWaitlist: 'writes',
  leaveWaitlist: 'writes',
  waitlist: 'writes',
  outcome: 'reads',
  void: 'writes',
}

export const hotelMethods: Methods<HotelSupply> = {
  search: 'reads',
  suggest: 'reads',
  areas: 'reads',
  facts: 'reads',
  detail: 'reads',
  price: 'reads',
  checkCard: 'reads',
  hold: 'writes',
  confirm: 'writes',
  release: 'writes',
  bookings: 'reads',
  cancel: 'writes',
  outcome: 'reads',
  void: 'writes',
}

export const rideMethods: Methods<RideSupply> = {
  estimate: 'reads',
  order: 'writes',
  ride: 'reads',
  cancel: 'writes',
  move: 'writes',
  redirect: 'writes',
  emergency: 'writes',
  review: 'writes',
  outcome: 'reads',
  void: 'writes',
}

export const venueMethods: Methods<VenueSupply> = {
  calendar: 'reads',
  search: 'reads',
  hold: 'writes',
  confirm: 'writes',
  holdRooms: 'writes',
  heldRooms: 'reads',
  release: 'writes',
  outcome: 'reads',
  void: 'writes',
}
