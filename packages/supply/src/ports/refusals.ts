import type { AirFailureKind } from './air'
import type { HotelFailureKind } from './hotel'
import type { IntlAirFailureKind } from './intl-air'
import type { Finality } from './keys'
import type { RailFailureKind } from './rail'
import type { RideFailureKind } from './ride'
import type { VenueFailureKind } from './venue'

export const railRefusals: Readonly<Record<RailFailureKind, Finality>> = {
  supplierBusy: 'passing',
  // At night (handbook 3.5).
  outOfService: 'passing',
  trainUnknown: 'final',
  notYetOnSale: 'final',
  saleClosed: 'final',
  soldOut: 'final',
  priceChanged: 'final',
  identityNotVerified: 'final',
  journeyConflict: 'final',
  purchaseLimit: 'final',
  childAlone: 'final',
  lockExpired: 'final',
  lockUnknown: 'final',
  issueFailed: 'final',
  ticketUnknown: 'final',
  ticketNotOpen: 'final',
  departed: 'final',
  refundClosed: 'final',
  notRefundable: 'final',
  feeRose: 'final',
  changedAlready: 'final',
  destinationTooLate: 'final',
  notChangeable: 'final',
  waitlistEnded: 'final',
  waitlistClosed: 'final',
  keyVoid: 'final',
}

export const airRefusals: Readonly<Record<AirFailureKind, Finality>> = {
  supplierBusy: 'passing',
  flightUnknown: 'final',
  saleClosed: 'final',
  soldOut: 'final',
  priceChanged: 'final',
  holdExpired: 'final',
  buyerUnverified: 'final',
  pnrUnknown: 'final',
  issueFailed: 'final',
  notRefundable: 'final',
  feeRose: 'final',
  notChangeable: 'final',
  couponNotOpen: 'final',
  keyVoid: 'final',
}

export const intlAirRefusals: Readonly<Record<IntlAirFailureKind, Finality>> = {
  supplierBusy: 'passing',
  itineraryUnknown: 'final',
  saleClosed: 'final',
  soldOut: 'final',
  priceChanged: 'final',
  holdExpired: 'final',
  referenceUnknown: 'final',
  passengerNotAllowed: 'final',
  issueFailed: 'final',
  notRefundable: 'final',
  feeRose: 'final',
  notChangeable: 'final',
  couponNotOpen: 'final',
  rulesUnknown: 'final',
  keyVoid: 'final',
}

export const hotelRefusals: Readonly<Record<HotelFailureKind, Finality>> = {
  supplierBusy: 'passing',
  hotelUnknown: 'final',
  rateUnknown: 'final',
  closed: 'final',
  soldOut: 'final',
  priceChanged: 'final',
  stayNotAllowed: 'final',
  tooManyRooms: 'final',
  guestsMissing: 'final',
  guestNotAccepted: 'final',
  guaranteeNeeded: 'final',
  cardInvalid: 'final',
  duplicateBooking: 'final',
  bookingUnknown: 'final',
  holdExpired: 'final',
  refused: 'final',
  notCancellable: 'final',
  feeRose: 'final',
  consentRefused: 'final',
  nightsNotAtEnd: 'final',
  keyVoid: 'final',
}

export const rideRefusals: Readonly<Record<RideFailureKind, Finality>> = {
  supplierBusy: 'passing',
  notServed: 'final',
  priceChanged: 'final',
  rideUnknown: 'final',
  feeRose: 'final',
  notCancellable: 'final',
  notMovable: 'final',
  notRedirectable: 'final',
  notReviewable: 'final',
  keyVoid: 'final',
}

export const venueRefusals: Readonly<Record<VenueFailureKind, Finality>> = {
  hallUnknown: 'final',
  venueUnknown: 'final',
  hallTaken: 'final',
  holdExpired: 'final',
  bookingUnknown: 'final',
  keyVoid: 'final',
}
