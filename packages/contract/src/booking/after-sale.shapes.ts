import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'
import { StateNumber } from './state-numbers'

/** One coupon: a segment of a ticket. */
export const CouponRef = Type.Object({
  ticketNo: Type.String({ maxLength: 20 }),
  segment: Type.Integer({ minimum: 0, maximum: 9 }),
})
export type CouponRef = Static<typeof CouponRef>
export const CouponRefs = Type.Array(CouponRef, { minItems: 1, maxItems: 36 })

/** What a refund or change of a coupon costs now, with the rule that says so; amounts are fen. */
export const CouponFee = Type.Object({
  ticketPrice: Type.Integer(),
  fee: Type.Integer(),
  /** Percent of the fare; absent where the rule does not allow it. */
  percent: Type.Optional(Type.Integer()),
  /** The rule in the caller's language. */
  rule: Type.String(),
  /** The carrier itself has changed the journey: nothing is charged. */
  involuntary: Type.Boolean(),
  /** The last instant at which the fee is this one; absent when it does not rise any more. */
  holdsUntil: Type.Optional(Instant),
})

export const AppliedAfterSale = Type.Object({
  orderNo: Type.String(),
  state: StateNumber,
  next: words('approval', 'pay', 'supplier'),
})
export type AppliedAfterSale = Static<typeof AppliedAfterSale>
