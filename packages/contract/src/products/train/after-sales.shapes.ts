import { Type, type Static } from 'typebox'
import { CouponRef } from '../../booking/after-sale.shapes'
import { couponStates } from '../../booking/codes'
import { ApprovalPreview } from '../../booking/order.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { TrainRide } from './order.calls'
import { NamedStation, TrainOffer, TrainSearchResult, TrainSeat } from './train.shapes'

/** What giving a ticket back, or changing it, costs now by handbook 3.7 and 3.8; amounts are fen. */
const TicketFee = {
  ticketPrice: Type.Integer(),
  fee: Type.Integer(),
  percent: Type.Optional(Type.Integer()),
  /** The rule in the caller's language. */
  rule: Type.String(),
  /** The last instant at which the fee is this one; absent when it does not rise any more. */
  holdsUntil: Type.Optional(Instant),
}

/** A ticket as the page offers it; `segment` is the index of its ride. */
const AlterableTicket = Type.Object({
  ...CouponRef.properties,
  employeeId: Type.String(),
  traveller: Type.String(),
  state: couponStates.schema,
  stateName: Type.String(),
  /** 08车10B号 in the caller's words. */
  place: Type.String(),
  ticketPrice: Type.Integer(),
  possible: Type.Boolean(),
  /** Why not, in the caller's language. */
  reason: Type.Optional(Type.String()),
  /** Of a refund; what a change costs depends on the new train. */
  fee: Type.Optional(Type.Object(TicketFee)),
  /** Of a change: another destination may still be chosen (48 hours before departure). */
  otherDestination: Type.Optional(Type.Boolean()),
})
export const AlterableTrainOrder = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  purchaseNo: Type.Optional(Type.String()),
  rides: Type.Array(TrainRide),
  tickets: Type.Array(AlterableTicket),
})
export type AlterableTrainOrder = Static<typeof AlterableTrainOrder>

export const TrainRefundQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      ...CouponRef.properties,
      traveller: Type.String(),
      ...TicketFee,
      /** Our own fee, that of the booking where the railway forced the refund, and what comes back of this ticket. */
      serviceFee: Type.Integer(),
      bookingFee: Type.Integer(),
      amount: Type.Integer(),
    }),
  ),
  fee: Type.Integer(),
  /** Our fee of the booking that does not come back. */
  keptBookingFee: Type.Integer(),
  /** What comes back in all. */
  total: Type.Integer(),
  /** Who gets how much of it. */
  shares: Type.Array(Type.Object({ method: Type.String(), payer: Type.Optional(Type.String()), amount: Type.Integer() })),
  holdsUntil: Type.Optional(Instant),
  approval: ApprovalPreview,
})
export type TrainRefundQuote = Static<typeof TrainRefundQuote>

/** Trains to change to, judged like any search. */
export const TrainChangeSearchResult = Type.Object({
  ...TrainSearchResult.properties,
  from: TrainRide,
  /** Tickets that are changed together. */
  party: Type.Integer(),
  /** Another destination may still be chosen. */
  otherDestination: Type.Boolean(),
  /** What the rule says today of a same and of a later date, in the caller's language. */
  rule: Type.String(),
  /** What giving the ticket back costs instead, tier by tier from now on. */
  refundTiers: Type.Array(Type.String()),
})
export type TrainChangeSearchResult = Static<typeof TrainChangeSearchResult>

export const TrainChangeQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      ...CouponRef.properties,
      traveller: Type.String(),
      ...TicketFee,
      newPrice: Type.Integer(),
      /** Refund fee on the difference of a cheaper train. */
      differenceFee: Type.Integer(),
      serviceFee: Type.Integer(),
      /** To pay for this ticket, and what comes back of it; one of them is 0. */
      amount: Type.Integer(),
      back: Type.Integer(),
    }),
  ),
  /** To pay now, and what comes back when the change is done. */
  total: Type.Integer(),
  back: Type.Integer(),
  /** Another destination (变更到站) or the same (改签). */
  kind: words('change', 'destination'),
  from: TrainRide,
  to: TrainOffer,
  seat: TrainSeat,
  stations: Type.Array(NamedStation),
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  conflicts: Type.Array(Type.String()),
  holdsUntil: Type.Optional(Instant),
  /** What the change makes of a later refund, where that is not what any ticket costs. */
  refundAfter: Type.Optional(Type.String()),
  approval: ApprovalPreview,
})
export type TrainChangeQuote = Static<typeof TrainChangeQuote>
