import type { Keys } from './keys'
import type { Asking } from './outside'

/** What we need of a supplier of domestic flights. Money is fen, times are local to the airport. */
export interface AirSupply extends Keys<AirOperation, AirFailure> {
  /** Does in a quiet moment what the first search would otherwise wait for. */
  prepare(asking: Asking): Promise<void>
  search(asking: Asking, request: AirSearch): Promise<AirFlight[]>
  /** Journeys of two flights with a change at one airport, the quickest first. */
  connections(asking: Asking, request: AirConnectionSearch): Promise<AirConnection[]>
  /** The lowest fare that a search would find on every day from `from` to `to`, both included; 0 is sold out. No day where nobody flies at all. */
  dayPrices(asking: Asking, request: AirDayPrices): Promise<{ date: string; price: number }[]>
  /** The chosen fare as it is now: its price may differ from the one seen. */
  price(asking: Asking, request: AirPricing): Promise<AirQuote | AirFailure>
  /** Seats for the whole party in the chosen classes until `holdUntil`; the same key answers the same PNR. */
  hold(asking: Asking, request: AirHold): Promise<AirHeld | AirFailure>
  /**
   * A held PNR as it would be ticketed now. A fare that has risen since answers `priceChanged` with the present prices, and is
   * kept at them when the caller accepts as much; `soldOut` when the carrier took the seats back.
   */
  reprice(asking: Asking, request: AirRepricing): Promise<AirHeld | AirFailure>
  /** Tickets for a held PNR; the same key answers the same tickets. A carrier that takes its time keeps the seats until it is asked again. */
  issue(asking: Asking, request: AirIssue): Promise<AirIssued | AirDelayed | AirFailure>
  /** Gives the seats of an unticketed PNR back; repeating it changes nothing. */
  release(asking: Asking, request: { pnr: string }): Promise<void>
  /** Same-day void of a whole PNR; seats go back, coupons become void. */
  voidTickets(asking: Asking, request: { key: string; pnr: string }): Promise<AirDone | AirFailure>
  /** What the carrier returns per ticket and segment by its rule, and the refund itself when `commit` is set. */
  refund(asking: Asking, request: AirRefund): Promise<AirRefundQuote | AirFailure>
  /** Refunds all of these coupons or none, each under its own key too; a fee above what was accepted answers `feeRose`. */
  refundAll(asking: Asking, request: AirRefundAll): Promise<AirRefunded | AirFailure>
  /** Where each coupon of these tickets stands now; unknown tickets are left out. */
  coupons(asking: Asking, request: { ticketNos: readonly string[] }): Promise<AirCoupon[]>
  /** Exchange to another flight of the same carrier and route; quote only unless `commit` is set. */
  change(asking: Asking, request: AirChange): Promise<AirChangeQuote | AirFailure>
  /** Exchanges all of these coupons or none, each under its own key too. */
  changeAll(asking: Asking, request: AirChangeAll): Promise<AirChanged | AirFailure>
  /** Cancelled, delayed or retimed flights announced after `since`. */
  scheduleEvents(asking: Asking, request: { since: Date }): Promise<AirScheduleEvent[]>
  /** Landings of a flight number that were planned between two moments, with what its carrier has announced by now: for whoever waits, with or without a ticket. */
  arrivals(asking: Asking, request: AirArrivalsAsked): Promise<AirArrival[]>
}

/** What is asked under a key that ends with it. */
export type AirOperation = 'hold' | 'issue' | 'refundAll' | 'changeAll'

export interface AirSearch {
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  date: string
  /** Seats needed in one class, infants have none; classes with fewer are not offered. */
  party: number
  /** Corporate agreements of the buyer; none on personal trips. */
  agreements: readonly AirAgreement[]
  /** Offer only government-procurement fares. */
  governmentOnly: boolean
  businessTravel: boolean
}
export interface AirConnectionSearch extends AirSearch {
  /** Minutes between the two flights. */
  change: { least: number; longest: number }
  limit: number
}
export interface AirConnection {
  first: AirFlight
  second: AirFlight
}
export interface AirAgreement {
  carrier: string
  code: string
  percentOff: number
}

/** A flight on offer on one day, with the fares that the party can have. */
export interface AirFlight {
  flightKey: string
  /** The number it is sold under, and the carrier of that number. */
  flightNo: string
  carrier: string
  /** Who really flies, where another carrier sells it too. */
  operating?: { carrier: string; flightNo: string }
  departAirport: string
  departTerminal: string
  departDate: string
  departTime: string
  arriveAirport: string
  arriveTerminal: string
  arriveTime: string
  /** Days from departure to arrival. */
  spanDays: number
  durationMinutes: number
  distanceKm: number
  /** IATA type code. */
  aircraft: string
  stop?: { airport: string; arriveTime: string; departTime: string }
  meal: AirMeal
  /** Percent of the last flights that were on time. */
  onTimeRate: number
  /** Airport construction fee of an adult. */
  buildFee: number
  /** Fuel surcharge of an adult and of a child. */
  fuelFee: number
  childFuelFee: number
  /** Full Y fare of the city pair, by which discounts are measured. */
  fullFare: number
  fares: AirFare[]
}
export type AirMeal = 'none' | 'drinks' | 'snack' | 'breakfast' | 'meal'

/** One booking class at one price. */
export interface AirFare {
  fareKey: string
  bookingClass: string
  cabin: AirCabin
  fareType: AirFareType
  /** Of one adult, without fees. */
  ticketPrice: number
  /** Full fare of the cabin, by which the fares of children and infants are measured. */
  fullFare: number
  /** Percent of the full Y fare: 42 is 4.2折. */
  discount: number
  /** 1–9 exact seats, 10 is "A" (more than nine). */
  seats: number
  /** Which refund and change rules apply, T0 the freest. */
  ruleTier: string
  baggageKg: number
}
export type AirCabin = 'F' | 'C' | 'W' | 'Y'
export type AirFareType = 'published' | 'agreement' | 'corporate' | 'government' | 'promotional'

export type AirDayPrices = Omit<AirSearch, 'date'> & { from: string; to: string }

export interface AirChoice {
  flightKey: string
  fareKey: string
}
export interface AirPricing extends Pick<AirSearch, 'party' | 'agreements' | 'businessTravel'> {
  choices: readonly AirChoice[]
  /** The choices are one journey with a change: what the carrier does to one flight frees the passenger of all. */
  connection?: boolean
}
export interface AirQuote {
  journeys: { flight: AirFlight; fare: AirFare }[]
}

export type AirPassengerType = 'adult' | 'child' | 'infant'
export interface AirPassenger {
  name: string
  /** An infant has a ticket and no seat. */
  passenger: AirPassengerType
  credentialType: number
  credentialNumber: string
}
export interface AirHold extends Omit<AirPricing, 'party'> {
  key: string
  passengers: readonly AirPassenger[]
  /** Fare of one adult per journey in fen; a supplier that now asks more answers `priceChanged`. */
  expectedPrices: readonly number[]
  holdUntil: Date
  /** Of government fares, which are refused as `buyerUnverified` without it. */
  government?: AirGovernmentBuyer | undefined
  /** Free remark to the carrier. */
  remark: string
}
export interface AirGovernmentBuyer {
  unit: string
  /** The first six digits of an official card. */
  cardBin?: string
}
export interface AirHeld {
  pnr: string
  /** Of government fares: the number by which the purchase is verified (查验单号). */
  verificationNo?: string
  holdUntil: Date
  journeys: { flight: AirFlight; fare: AirFare }[]
}

export interface AirRepricing {
  pnr: string
  /** Fare of one adult per journey in fen, at most. */
  accepted?: readonly number[]
}
export interface AirIssue {
  key: string
  pnr: string
}
export interface AirTicket {
  ticketNo: string
  passenger: number
  carrier: string
  /** One coupon per journey that this ticket covers. */
  coupons: { journey: number; state: 'open' }[]
}
export interface AirIssued {
  pnr: string
  tickets: AirTicket[]
}
export interface AirDelayed {
  askAgainAt: Date
}
export interface AirCoupon {
  ticketNo: string
  journey: number
  state: AirCouponState
}
export type AirCouponState = 'open' | 'checkedIn' | 'boarded' | 'used' | 'refunded' | 'exchanged' | 'void' | 'suspended'
export interface AirDone {
  done: true
}
export interface AirRefund {
  key: string
  ticketNo: string
  journeys: readonly number[]
  commit: boolean
}
export interface AirRefundQuote {
  lines: {
    journey: number
    ticketPrice: number
    fee: number
    buildFee: number
    fuelFee: number
    refund: number
    ruleTier: string
    /** The carrier itself has changed the flight: there is no fee. */
    involuntary: boolean
  }[]
}
export interface AirRefundLine {
  key: string
  ticketNo: string
  journey: number
  /** Fen. */
  feeAtMost: number
}
export interface AirRefundAll {
  key: string
  lines: readonly AirRefundLine[]
}
/** In the order of the lines that were asked for. */
export interface AirRefunded {
  lines: { fee: number; involuntary: boolean }[]
}
export interface AirChange {
  key: string
  ticketNo: string
  journey: number
  to: AirChoice
  /** Seats held for this exchange: they are taken over, at the fee and fare of the moment when they were held. */
  held?: { pnr: string; at: Date }
  commit: boolean
}
export interface AirChangeQuote {
  fee: number
  fareDifference: number
  fuelDifference: number
  /** What the old coupon is worth, and its rule. */
  ticketPrice: number
  ruleTier: string
  /** The carrier itself has changed the flight, and this one replaces it free. */
  involuntary: boolean
  newTicketNo?: string
}
export type AirChangeLine = Omit<AirChange, 'commit'>
export interface AirChangeAll {
  key: string
  lines: readonly AirChangeLine[]
}
/** In the order of the lines that were asked for. */
export interface AirChanged {
  lines: { newTicketNo: string }[]
}
export interface AirScheduleEvent {
  eventId: string
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  flightKey: string
  protectedFlightKey?: string
  announcedAt: Date
  /** Minutes by which it leaves and arrives later than planned; absent where nobody says so. */
  later?: number
  canRefundAll: boolean
  canFreeRebook: boolean
}

export interface AirArrivalsAsked {
  flightNo: string
  from: Date
  to: Date
}
export interface AirArrival {
  airport: string
  plannedAt: Date
  /** Absent of a flight that is cancelled. */
  expectedAt?: Date
}

export interface AirFailure {
  failure: AirFailureKind
  /** The present price in fen per journey, when it changed. */
  prices?: number[]
}
export type AirFailureKind =
  | 'flightUnknown'
  | 'saleClosed'
  | 'soldOut'
  | 'priceChanged'
  | 'holdExpired'
  | 'buyerUnverified'
  | 'pnrUnknown'
  | 'issueFailed'
  | 'notRefundable'
  | 'feeRose'
  | 'notChangeable'
  | 'couponNotOpen'
  | 'supplierBusy'
  | 'keyVoid'

export const isAirFailure = (value: object): value is AirFailure => 'failure' in value
