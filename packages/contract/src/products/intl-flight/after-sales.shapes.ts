import { Type, type Static } from 'typebox'
import { couponStates } from '../../booking/codes'
import { ApprovalPreview } from '../../booking/order.shapes'
import { StateNumber } from '../../booking/state-numbers'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { intlFareBrands } from './fare-brands'
import {
  IntlBaggage,
  IntlConnection,
  IntlDictionary,
  IntlPenaltyDigest,
  IntlRetimed,
  IntlRule,
  IntlSegment,
  specialPassengers,
} from './itinerary.shapes'
import { DocumentNote } from './booking.shapes'
import { IntlScheduleNotice } from './notice.shapes'
import { IntlOrderSegment } from './order.shapes'

const Fen = Type.Integer()
const Share = Type.Object({ method: Type.String(), payer: Type.Optional(Type.String()), amount: Fen })

/** Why nobody can give back or change a ticket online now, by the name of the problem that whoever tries is answered. */
export const IntlTicketRefusal = Type.Object({
  code: words(
    'couponTaken',
    'couponApproving',
    'extrasUnderWay',
    'couponCheckedIn',
    'couponAtAirport',
    'couponNotOpen',
    'ticketExpired',
  ),
  /** Where the last coupon of a ticket stands that is open no more. */
  state: Type.Optional(couponStates.schema),
  /** The last day of one that has expired. */
  day: Type.Optional(LocalDate),
})
export type IntlTicketRefusal = Static<typeof IntlTicketRefusal>

/** Why somebody has to ask the carrier what a refund or change of a ticket costs, as far as that is known before (handbook 2.2). */
export const onlineHurdles = ['rulesUnknown', 'partlyUsed', 'nearDeparture', 'airlineControl', 'scheduleChange'] as const

/** A ticket as the page offers it: it is given back, or exchanged, as a whole. */
export const IntlAlterableTicket = Type.Object({
  ticketNo: Type.String(),
  employeeId: Type.String(),
  traveller: Type.String(),
  validatingCarrier: Type.String(),
  /** At whose fare it was bought, where it is sold to few. */
  special: Type.Optional(words(...specialPassengers)),
  /** Directions of the order that it covers and of which nothing is flown. */
  slices: Type.Array(Type.Integer()),
  coupons: Type.Array(Type.Object({ segment: Type.Integer(), state: couponStates.schema, stateName: Type.String() })),
  /** Something of it is flown. */
  partlyUsed: Type.Boolean(),
  /** Last day on which a refund or change can be applied for. */
  expiresOn: LocalDate,
  possible: Type.Boolean(),
  /** Why not. */
  refused: Type.Optional(IntlTicketRefusal),
  hurdle: Type.Optional(words(...onlineHurdles)),
  /** The desk may be asked what the carrier wants for it. */
  forDesk: Type.Boolean(),
  /** What its fare says of refund or change. */
  rules: Type.Array(IntlRule),
  involuntary: Type.Boolean(),
})
export type IntlAlterableTicket = Static<typeof IntlAlterableTicket>

export const IntlAlterableOrder = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  segments: Type.Array(IntlOrderSegment),
  dictionary: IntlDictionary,
  tickets: Type.Array(IntlAlterableTicket),
  notices: Type.Array(IntlScheduleNotice),
})
export type IntlAlterableOrder = Static<typeof IntlAlterableOrder>

/** What one ticket gives back; fen. */
export const IntlRefundLine = Type.Object({
  ticketNo: Type.String(),
  traveller: Type.String(),
  validatingCarrier: Type.String(),
  /** Fare and surcharge as they were paid; what of them was used, and what the carrier keeps of the rest. */
  paid: Fen,
  usedFare: Fen,
  fee: Fen,
  /** Of governments and airports; tax by tax where it is known which. */
  taxes: Fen,
  /** Of what was bought beside the fare. */
  extras: Fen,
  taxLines: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), amount: Fen })),
  serviceFee: Fen,
  /** Comes back where the carrier forced the refund: our fee of the booking. */
  bookingFee: Fen,
  amount: Fen,
  involuntary: Type.Boolean(),
  /** The rules that say so, in the caller's language. */
  rule: Type.String(),
})
export type IntlRefundLine = Static<typeof IntlRefundLine>

export const IntlRefundQuote = Type.Object({
  lines: Type.Array(IntlRefundLine),
  fee: Fen,
  /** Of our own fee for the booking, which is not given back. */
  keptBookingFee: Fen,
  total: Fen,
  shares: Type.Array(Share),
  approval: ApprovalPreview,
})
export type IntlRefundQuote = Static<typeof IntlRefundQuote>

/** What the change of a direction costs for one ticket; fen. */
export const IntlChangeLine = Type.Object({
  ticketNo: Type.String(),
  traveller: Type.String(),
  fee: Fen,
  fareDifference: Fen,
  taxDifference: Fen,
  serviceFee: Fen,
  amount: Fen,
})
export type IntlChangeLine = Static<typeof IntlChangeLine>

/** Another itinerary for a direction of some tickets. */
export const IntlChangeOffer = Type.Object({
  itineraryKey: Type.String(),
  fareKey: Type.String(),
  segments: Type.Array(IntlSegment),
  connections: Type.Array(IntlConnection),
  durationMinutes: Type.Integer(),
  cabins: Type.Array(words('F', 'C', 'W', 'Y')),
  bookingClasses: Type.Array(Type.String()),
  baggage: Type.Array(IntlBaggage),
  brand: words(...intlFareBrands),
  validatingCarrier: Type.String(),
  digest: IntlPenaltyDigest,
  /** What the new tickets allow; told where one itinerary is opened or taken. */
  rules: Type.Optional(Type.Array(IntlRule)),
  seats: Type.Integer(),
  lines: Type.Array(IntlChangeLine),
  total: Fen,
  involuntary: Type.Boolean(),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type IntlChangeOffer = Static<typeof IntlChangeOffer>

export const IntlChangeSearchResult = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  date: LocalDate,
  from: Type.Array(IntlOrderSegment),
  dictionary: IntlDictionary,
  offers: Type.Array(IntlChangeOffer),
  policyApplies: Type.Boolean(),
})
export type IntlChangeSearchResult = Static<typeof IntlChangeSearchResult>

/** Flights to which the carrier of a changed flight moves its tickets free of charge. */
export const IntlProtection = Type.Object({
  /** By which the carrier knows its own fault; absent where it gives no leave. */
  waiverCode: Type.Optional(Type.String()),
  dictionary: IntlDictionary,
  /** None: the desk has to look. */
  offers: Type.Array(IntlChangeOffer),
})
export type IntlProtection = Static<typeof IntlProtection>

export const IntlChangeQuote = Type.Object({
  from: Type.Array(IntlOrderSegment),
  to: IntlChangeOffer,
  retimed: Type.Array(IntlRetimed),
  dictionary: IntlDictionary,
  lines: Type.Array(IntlChangeLine),
  total: Fen,
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  conflicts: Type.Array(Type.String()),
  approval: ApprovalPreview,
  /** What each of those who move sees to before the trip as it will be, and when the rules of countries were looked up. */
  notes: Type.Array(Type.Object({ name: Type.String(), notes: Type.Array(DocumentNote) })),
  notesOn: LocalDate,
  /** Until when the new seats are held for it, where it is asked for now. */
  holdsUntil: Instant,
})
export type IntlChangeQuote = Static<typeof IntlChangeQuote>

/** One change of an order: what was, what is, what it cost and how far it is. */
export const IntlOrderChange = Type.Object({
  orderNo: Type.String(),
  kind: words('refund', 'change'),
  state: StateNumber,
  stateName: Type.String(),
  createdAt: Instant,
  travellers: Type.Array(Type.String()),
  was: Type.Array(IntlOrderSegment),
  /** Of a change. */
  is: Type.Array(IntlOrderSegment),
  tickets: Type.Array(Type.Object({ ticketNo: Type.String(), newTicketNo: Type.Optional(Type.String()) })),
  /** Paid for a change, given back by a refund. */
  total: Fen,
  fee: Fen,
  fareDifference: Fen,
  taxDifference: Fen,
  serviceFee: Fen,
  involuntary: Type.Boolean(),
  /** The carrier's leave by which it cost nothing. */
  waiverCode: Type.Optional(Type.String()),
})
export type IntlOrderChange = Static<typeof IntlOrderChange>

export const IntlOrderChanges = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  dictionary: IntlDictionary,
  changes: Type.Array(IntlOrderChange),
  notices: Type.Array(IntlScheduleNotice),
  segments: Type.Array(IntlOrderSegment),
})
export type IntlOrderChanges = Static<typeof IntlOrderChanges>

/** An unused ticket beside a search; a ticket is exchanged as a whole, so that its coupons stand together. */
export const IntlOfferedTicket = Type.Object({
  ticketNo: Type.String(),
  orderNo: Type.String(),
  traveller: Type.String(),
  title: Type.String(),
  /** As the reader's language calls the airline. */
  carrier: Type.String(),
  /** Fen that were paid for what is left of it. */
  value: Type.Integer(),
  couponsLeft: Type.Integer(),
  expiresOn: LocalDate,
  /** It is of the searched cities and valid on the searched day. */
  serves: Type.Boolean(),
})
export type IntlOfferedTicket = Static<typeof IntlOfferedTicket>
