import type { AirAgreement, AirArrival, AirArrivalsAsked, AirCabin, AirCouponState, AirDelayed } from './air'
import type { IntlAirRefundQuoting, IntlAirRefundQuote, IntlAirRefundAll, IntlAirRefunded } from './intl-air-refunds'
import type {
  IntlAirExtra,
  IntlAirExtraAnswer,
  IntlAirExtraOffer,
  IntlAirExtrasBought,
  IntlAirExtrasPurchase,
  IntlAirTicketExtra,
} from './intl-air-extras'
import type { IntlPenalty, IntlPenaltyDigest } from './intl-air-penalties'
import type { IntlAirConnection, IntlAirSegment } from './intl-air-segments'
import type { Keys } from './keys'
import type { Asking } from './outside'

/**
 * What we need of a supplier of international flights. Domestic flights are priced one by one and ruled by tiers; here one fare may cover a
 * whole trip, its rules belong to the ticket, and a trip may be several tickets: therefore a port of its own. Money is fen of CNY, whatever
 * currency a fare is filed in; dates and times are local to the airport.
 */
export interface IntlAirSupply extends Keys<IntlAirOperation, IntlAirFailure> {
  /** Does in a quiet moment what the first search would otherwise wait for. */
  prepare(asking: Asking): Promise<void>
  /** Itineraries of one slice of a trip with their fares, each priced with what was chosen before it and the cheapest that completes the trip. */
  search(asking: Asking, request: IntlAirSearch): Promise<IntlAirItinerary[]>
  /** The lowest price of the trip for one of the party, by day of the slice that is asked for. No day where nobody flies. */
  dayPrices(asking: Asking, request: IntlAirDayPrices): Promise<IntlAirDayPrice[]>
  /** A whole trip as it is now, with taxes, tickets and rules: its price may differ from the one seen. */
  price(asking: Asking, request: IntlAirPricing): Promise<IntlAirQuote | IntlAirFailure>
  /** What the flights of these tickets, of one reference, would cost now if they were bought instead: in the same cabins and brand, or `soldOut`. */
  priceInstead(asking: Asking, request: { ticketNos: readonly string[] }): Promise<IntlAirQuote | IntlAirFailure>
  /** Seats, meals and bags that carriers sell beside the fares of a trip, flight by flight. */
  extras(asking: Asking, request: IntlAirPricing): Promise<IntlAirExtraOffer[] | IntlAirFailure>
  /** The same of tickets that are there, as far as it is still sold and their coupons are open. */
  ticketExtras(asking: Asking, request: { ticketNos: readonly string[] }): Promise<IntlAirTicketExtra[] | IntlAirFailure>
  /** Buys it for tickets, each at no more than was seen. */
  buyExtras(asking: Asking, request: IntlAirExtrasPurchase): Promise<IntlAirExtrasBought | IntlAirFailure>
  /** Seats for the whole party until `holdUntil`, at most until the carrier's own limit; the same key answers the same reference. */
  hold(asking: Asking, request: IntlAirHold): Promise<IntlAirHeld | IntlAirFailure>
  /** What is held as it would be ticketed now. What has become dearer since answers `priceChanged`, and is kept at it when the caller accepts as much. */
  reprice(asking: Asking, request: IntlAirRepricing): Promise<IntlAirHeld | IntlAirFailure>
  /** Tickets for all records of a reference or none: where one carrier fails, what others have ticketed is void the same day. */
  issue(asking: Asking, request: IntlAirIssue): Promise<IntlAirIssued | AirDelayed | IntlAirFailure>
  /** Gives the seats of an unticketed reference back, or those of a change; repeating it changes nothing. */
  release(asking: Asking, request: { reference: string }): Promise<void>
  /** What comes back of these tickets by their rules. Undecided where the rules are not structured: an agent has to ask the carrier. */
  refundQuote(asking: Asking, request: IntlAirRefundQuoting): Promise<IntlAirRefundQuote | IntlAirFailure>
  /** Gives back all of these or none; a fee above what was accepted answers `feeRose`. */
  refundAll(asking: Asking, request: IntlAirRefundAll): Promise<IntlAirRefunded | IntlAirFailure>
  /** What a slice of these tickets could be changed to on a day, each with what it costs one passenger more. */
  changeOffers(asking: Asking, request: IntlAirChangeSearch): Promise<IntlAirChangeOffer[] | IntlAirFailure>
  /**
   * Where a carrier's change has struck a slice: flights of the same carrier and its partners from the day before to the day after, in the same
   * cabin and free of charge: what the carrier has named itself, then the nearest arrival. `notChangeable` where nothing has struck it.
   */
  protectedOffers(asking: Asking, request: IntlAirProtecting): Promise<IntlAirProtection | IntlAirFailure>
  /** Seats of what tickets are to be changed to, until `holdUntil`, at the cost of this moment; `release` gives them back. */
  holdChange(asking: Asking, request: IntlAirChangeHold): Promise<IntlAirChangeHeld | IntlAirFailure>
  /** Exchanges all of these tickets or none, into new ones. */
  changeAll(asking: Asking, request: IntlAirChangeAll): Promise<IntlAirChanged | IntlAirFailure>
  /** Where each coupon of these tickets stands now; unknown tickets are left out. */
  coupons(asking: Asking, request: { ticketNos: readonly string[] }): Promise<IntlAirCoupon[]>
  /** What carriers have announced about segments after `since`. */
  scheduleEvents(asking: Asking, request: { since: Date }): Promise<IntlAirScheduleEvent[]>
  /** Landings of a flight number that were planned between two moments, with what its carrier has announced by now. */
  arrivals(asking: Asking, request: AirArrivalsAsked): Promise<AirArrival[]>
  /** Whoever has these tickets goes by the new times of an event: their own rules hold again. Repeating it changes nothing. */
  acceptChange(asking: Asking, request: IntlAirAcceptance): Promise<void>
}

/** What is asked under a key that ends with it. */
export type IntlAirOperation = 'hold' | 'issue' | 'buyExtras' | 'refundAll' | 'holdChange' | 'changeAll'

/** Labour and seaman fares are of adults who prove it; students likewise. An infant has no seat of its own. */
export type IntlPassengerType = 'adult' | 'child' | 'infant' | 'student' | 'labour' | 'seaman'

/** One direction of a trip: from one city to another on a day. */
export interface IntlAirSlice {
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  date: string
}
/** An itinerary at one of its fares. */
export interface IntlAirChoice {
  itineraryKey: string
  fareKey: string
}
interface IntlAirBuyer {
  passengers: readonly IntlPassengerType[]
  /** Corporate agreements of the buyer; none on personal trips. */
  agreements: readonly AirAgreement[]
  businessTravel: boolean
}
export interface IntlAirSearch extends IntlAirBuyer {
  /** The whole trip: 1 to 6 slices in order of date. */
  slices: readonly IntlAirSlice[]
  /** One for each slice before the one that is asked for. */
  chosen: readonly IntlAirChoice[]
  /** No fare with a lower cabin on its longest segment. */
  cabin?: AirCabin
  directOnly: boolean
  /** At most so many itineraries: the cheapest, the quickest and the best of both first. */
  limit: number
  /** All fares of this one alone, where one is opened. */
  itineraryKey?: string
}
export interface IntlAirDayPrice {
  date: string
  /** Fen of one of the party, of an adult where they are not alike; 0 is sold out. */
  price: number
  /** What has it, at the one fare that does; absent where it is sold out. */
  cheapest?: IntlAirItinerary
}
export interface IntlAirDayPrices extends Omit<IntlAirSearch, 'limit' | 'itineraryKey'> {
  from: string
  to: string
}

export interface IntlAirItinerary {
  /** Flight numbers, airports and days of its segments. */
  itineraryKey: string
  /** One to three. */
  segments: IntlAirSegment[]
  /** One fewer than segments. */
  connections: IntlAirConnection[]
  /** From first departure to last arrival. */
  durationMinutes: number
  fares: IntlAirFare[]
}

export type IntlFareBrand = 'light' | 'standard' | 'flex' | 'businessSaver' | 'businessFlex' | 'firstFlex'
export type IntlFareType = 'published' | 'agreement' | 'corporate' | 'student' | 'labour' | 'seaman'

export interface IntlAirFare {
  fareKey: string
  brand: IntlFareBrand
  fareType: IntlFareType
  validatingCarrier: string
  /** Of each segment. */
  cabins: AirCabin[]
  bookingClasses: string[]
  baggage: IntlBaggage[]
  /** 1–9 exact seats, 10 is "A" (more than nine). */
  seats: number
  /** Of the whole trip as far as it is chosen, completed by the cheapest of the rest: one passenger of each type of the party. */
  prices: IntlAirPrice[]
  /** Of the whole party. */
  total: number
  /** What is bought of the trip so far with this one is more than one ticket. */
  separateTickets: boolean
  digest: IntlPenaltyDigest
  /** In the market's encoding: `20-365,7,3/0-19,0,0`. */
  ticketTimeLimit: string
  /** It is paid at once: nobody can be asked for approval before. */
  instantPayment: boolean
}
export interface IntlAirPrice {
  passenger: IntlPassengerType
  /** Fare with the carrier's surcharge (YQ, YR). */
  ticketPrice: number
  /** Taxes and charges of governments and airports. */
  taxes: number
}
/** Pieces with the weight of each, or a weight in all. */
export type IntlBaggage = { pieces: number; kilograms: number } | { kilograms: number }

export interface IntlAirPricing extends IntlAirBuyer {
  slices: readonly IntlAirSlice[]
  /** One for each slice. */
  choices: readonly IntlAirChoice[]
}
export interface IntlAirTax {
  code: string
  amount: number
  refundable: boolean
}
/** What one passenger of this type pays for a ticket. */
export interface IntlTicketPrice {
  passenger: IntlPassengerType
  /** The fare as it is filed, in smallest coins, and the dated rate by which it became CNY: fen for a million whole units. */
  filed: { amount: number; currency: string; rate: number }
  /** Fen, without the carrier's surcharge. */
  fare: number
  surcharge: number
  taxes: IntlAirTax[]
}
/** One ticket for each passenger, with one record of the carrier for the party. */
export interface IntlAirTicketPlan {
  validatingCarrier: string
  /** Which slices it covers. */
  slices: number[]
  prices: IntlTicketPrice[]
  penalties: IntlPenalty[]
}
export interface IntlAirQuote {
  itineraries: IntlAirItinerary[]
  /** The fare chosen of each. */
  fares: IntlAirFare[]
  tickets: IntlAirTicketPlan[]
  total: number
  /** Until when the seats would be kept, and until when the price stands. */
  payBy: Date
  priceUntil: Date
  instantPayment: boolean
}

export interface IntlPassenger {
  /** As on the document: `ZHANG/SAN`. */
  name: string
  passenger: IntlPassengerType
  birthDate: string
  sex: 'male' | 'female'
  nationality: string
  credentialType: number
  credentialNumber: string
  expiresOn?: string
  /** Of whoever flies at a fare of students, labour or seamen: what shows it. */
  proofNumber?: string
  frequentFlyer?: { carrier: string; number: string }
}
export interface IntlAirHold extends Omit<IntlAirPricing, 'passengers'> {
  key: string
  passengers: readonly IntlPassenger[]
  /** Of the whole party in fen; a supplier that now asks more answers `priceChanged`. */
  expectedTotal: number
  holdUntil: Date
  remark: string
  /** Tickets that are given back for it, at what was told of them. */
  instead?: readonly string[]
}
export interface IntlAirHeld extends IntlAirQuote {
  /** The supplier's own number of the whole. */
  reference: string
  /** Of each ticket plan: what the carrier calls the booking (PNR). */
  records: string[]
  holdUntil: Date
}
export interface IntlAirRepricing {
  reference: string
  /** Fen of the whole party, at most. */
  accepted?: number
}
export interface IntlAirIssue {
  key: string
  reference: string
  /** Bought with the tickets; what of it is refused stops no ticket. */
  extras?: readonly IntlAirExtra[]
}
export interface IntlAirTicket {
  ticketNo: string
  passenger: number
  /** Which ticket plan, and one coupon for each of its segments, counted through the whole trip. */
  plan: number
  segments: number[]
}
export interface IntlAirIssued {
  reference: string
  tickets: IntlAirTicket[]
  /** One for each that was asked for; absent where nothing was. */
  extras?: IntlAirExtraAnswer[]
}
export interface IntlAirCoupon {
  ticketNo: string
  segment: number
  state: AirCouponState
}

export interface IntlAirChangeSearch {
  ticketNos: readonly string[]
  /** Which slice is changed, and to which day. */
  slice: number
  date: string
  /** No fare with a lower cabin on its longest segment; absent, the cheapest of any. */
  cabin?: AirCabin
  directOnly: boolean
  limit: number
  /** This one alone in every brand and cabin, where one is opened. */
  itineraryKey?: string
}
export interface IntlAirChangeOffer {
  itinerary: IntlAirItinerary
  fareKey: string
  /** Of one passenger of each ticket, in the order asked for; fen. */
  costs: { ticketNo: string; fee: number; fareDifference: number; taxDifference: number }[]
  involuntary: boolean
  /** Rules of the new tickets; of an opened itinerary, and of flights that carry tickets free. */
  penalties?: IntlPenalty[]
}
export interface IntlAirProtecting {
  ticketNos: readonly string[]
  slice: number
  limit: number
}
export interface IntlAirProtection {
  /** By which the carrier knows its own fault when the tickets are exchanged. */
  waiverCode: string
  offers: IntlAirChangeOffer[]
}
export interface IntlAirChangeAll {
  key: string
  ticketNos: readonly string[]
  slice: number
  to: IntlAirChoice
  /** Fen of all tickets together. */
  costAtMost: number
  /** The carrier's leave to go over to its partners' flights. */
  waiverCode?: string
  /** The seats that are held for it, at the cost that it had then. */
  held?: string
}
export interface IntlAirChangeHold extends Omit<IntlAirChangeAll, 'held'> {
  holdUntil: Date
}
export interface IntlAirChangeHeld {
  /** The supplier's own number of the seats. */
  reference: string
}
export interface IntlAirChanged {
  tickets: { ticketNo: string; newTicketNo: string }[]
  itinerary: IntlAirItinerary
  records: string[]
  /** The rules of the new tickets, by the fares that they carry now. */
  penalties: IntlPenalty[]
}
export interface IntlAirScheduleEvent {
  eventId: string
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  flightNo: string
  departAirport: string
  departDate: string
  announcedAt: Date
  /** The segment as it is from now on; absent where it is cancelled. */
  now?: IntlAirSegment
  /** Of a cancelled one: how its carrier carries on the passengers, by the directions that it was part of, where it says so. */
  instead?: IntlAirInstead[]
  canRefundAll: boolean
  canFreeRebook: boolean
}

/** What a carrier flies in place of one flight, or of a whole direction with more or fewer flights. */
export interface IntlAirInstead {
  /** The flights that it takes out, in order, by the days that they were planned for. */
  takesOut: Pick<IntlAirScheduleEvent, 'flightNo' | 'departAirport' | 'departDate'>[]
  segments: IntlAirSegment[]
}

export interface IntlAirAcceptance {
  ticketNos: readonly string[]
  eventId: string
}
export interface IntlAirFailure {
  failure: IntlAirFailureKind
  /** Fen of the whole party now, when it changed. */
  total?: number
}
export type IntlAirFailureKind =
  | 'itineraryUnknown'
  | 'saleClosed'
  | 'soldOut'
  | 'priceChanged'
  | 'holdExpired'
  | 'referenceUnknown'
  | 'passengerNotAllowed'
  | 'issueFailed'
  | 'notRefundable'
  | 'feeRose'
  | 'notChangeable'
  | 'couponNotOpen'
  | 'rulesUnknown'
  | 'supplierBusy'
  | 'keyVoid'

export const isIntlAirFailure = (value: object): value is IntlAirFailure => 'failure' in value
