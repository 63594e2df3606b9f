import { Type, type Static } from 'typebox'
import { CouponFee, CouponRef } from '../../booking/after-sale.shapes'
import { ApprovalPreview } from '../../booking/order.shapes'
import { couponStates } from '../../booking/codes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { FlightSegment, ScheduleNotice } from './order.calls'
import { FlightDictionary, FlightFare, FlightOffer, FlightSearchResult } from './flight.shapes'

/** A coupon as the page offers it. */
export const AlterableCoupon = Type.Object({
  ...CouponRef.properties,
  employeeId: Type.String(),
  traveller: Type.String(),
  state: couponStates.schema,
  stateName: Type.String(),
  /** Last day on which a refund or change can be applied for. */
  expiresOn: LocalDate,
  possible: Type.Boolean(),
  /** Why not, in the caller's language. */
  reason: Type.Optional(Type.String()),
  fee: Type.Optional(CouponFee),
})
export type AlterableCoupon = Static<typeof AlterableCoupon>

export const AlterableOrder = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  segments: Type.Array(FlightSegment),
  coupons: Type.Array(AlterableCoupon),
  notices: Type.Array(ScheduleNotice),
})
export type AlterableOrder = Static<typeof AlterableOrder>

export const RefundLine = Type.Object({
  ...CouponRef.properties,
  traveller: Type.String(),
  ...CouponFee.properties,
  buildFee: Type.Integer(),
  fuelFee: Type.Integer(),
  insurance: Type.Integer(),
  serviceFee: Type.Integer(),
  /** Comes back where the carrier forced the refund: our fee of the booking. */
  bookingFee: Type.Integer(),
  /** What comes back of this coupon. */
  amount: Type.Integer(),
})
export type RefundLine = Static<typeof RefundLine>

export const RefundQuote = Type.Object({
  lines: Type.Array(RefundLine),
  fee: Type.Integer(),
  /** Of our own fee for the booking, which is not given back. */
  keptBookingFee: Type.Integer(),
  /** What comes back in all. */
  total: Type.Integer(),
  /** Who gets how much of it. */
  shares: Type.Array(Type.Object({ method: Type.String(), payer: Type.Optional(Type.String()), amount: Type.Integer() })),
  holdsUntil: Type.Optional(Instant),
  /** Who decides; empty when nobody must. */
  approval: ApprovalPreview,
})
export type RefundQuote = Static<typeof RefundQuote>

/** Flights that the coupons can be changed to, judged like any search; the fee is the same for all of them. */
export const ChangeSearchResult = Type.Object({
  ...Type.Omit(FlightSearchResult, ['passengers']).properties,
  from: FlightSegment,
  party: Type.Integer(),
  terms: Type.Object({
    ticketPrice: Type.Integer(),
    fee: Type.Integer(),
    cabin: Type.String(),
    departs: Type.Integer(),
    involuntary: Type.Boolean(),
    rule: Type.String(),
    holdsUntil: Type.Optional(Instant),
  }),
  protectedFlightKey: Type.Optional(Type.String()),
})
export type ChangeSearchResult = Static<typeof ChangeSearchResult>

export const ChangeLine = Type.Object({
  ...CouponRef.properties,
  traveller: Type.String(),
  ...CouponFee.properties,
  fareDifference: Type.Integer(),
  fuelDifference: Type.Integer(),
  serviceFee: Type.Integer(),
  /** What is to be paid for this coupon. */
  amount: Type.Integer(),
})
export type ChangeLine = Static<typeof ChangeLine>

export const ChangeQuote = Type.Object({
  lines: Type.Array(ChangeLine),
  total: Type.Integer(),
  from: FlightSegment,
  to: FlightOffer,
  fare: FlightFare,
  dictionary: FlightDictionary,
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  conflicts: Type.Array(Type.String()),
  holdsUntil: Type.Optional(Instant),
  approval: ApprovalPreview,
})
export type ChangeQuote = Static<typeof ChangeQuote>

/** A ticket whose flight has left without its passenger (S2.36, handbook 1.7). */
export const OpenTicket = Type.Object({
  ...CouponRef.properties,
  orderNo: Type.String(),
  traveller: Type.String(),
  title: Type.String(),
  flightNo: Type.String(),
  carrier: Type.String(),
  departAt: Instant,
  /** Fare and fees that were paid: the money at risk. */
  value: Type.Integer(),
  /** What a refund would give now; absent while it is being refunded or changed. */
  refundNow: Type.Optional(Type.Integer()),
  expiresOn: LocalDate,
  /** Parts of the same ticket that are not used, this one too. */
  couponsLeft: Type.Integer(),
  actions: Type.Array(
    Type.Object({ action: words('refund', 'change'), enabled: Type.Boolean(), reason: Type.Optional(Type.String()) }),
  ),
})
export type OpenTicket = Static<typeof OpenTicket>

/** An unused ticket beside a search. */
export const OfferedTicket = Type.Object({
  ...OpenTicket.properties,
  /** It is of the searched cities and valid on the searched day, and its rule allows a change: it can be used for this journey. */
  serves: Type.Boolean(),
})
export type OfferedTicket = Static<typeof OfferedTicket>
