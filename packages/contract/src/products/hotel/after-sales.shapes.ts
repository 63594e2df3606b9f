import { Type, type Static } from 'typebox'
import { ApprovalPreview } from '../../booking/order.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { nightStates } from './hotel.shapes'

const Fen = Type.Integer()

/** What is given up: a whole room where no nights are named, else nights at the end of its stay. */
export const GivenUp = Type.Object({
  room: Type.Integer({ minimum: 0, maximum: 8 }),
  nights: Type.Optional(Type.Array(LocalDate, { minItems: 1, maxItems: 30 })),
})
export type GivenUp = Static<typeof GivenUp>
export const GivenUpRooms = Type.Array(GivenUp, { minItems: 1, maxItems: 9 })

export const RefundableHotelOrder = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  hotelName: Type.String(),
  roomName: Type.String(),
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  rooms: Type.Array(
    Type.Object({
      room: Type.Integer(),
      guests: Type.Array(Type.String()),
      possible: Type.Boolean(),
      /** Why not, in the caller's language. */
      reason: Type.Optional(Type.String()),
      nights: Type.Array(Type.Object({ date: LocalDate, price: Fen, state: words(...nightStates) })),
    }),
  ),
  /** The policy in steps as sentences, the one in force now first said. */
  rules: Type.Array(Type.Object({ sentence: Type.String(), current: Type.Boolean() })),
})
export type RefundableHotelOrder = Static<typeof RefundableHotelOrder>

export const HotelRefundQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      room: Type.Integer(),
      guests: Type.Array(Type.String()),
      nights: Type.Array(LocalDate),
      /** What these nights cost, what of it is kept, and what comes back, in fen. */
      price: Fen,
      penalty: Fen,
      amount: Fen,
    }),
  ),
  rule: Type.String(),
  penalty: Fen,
  /** Our fee for booking these rooms, which is not given back. */
  keptServiceFee: Fen,
  /** What comes back in all; 0 where the hotel takes the money. */
  total: Fen,
  /** Fen of the guarantee that are captured. */
  captured: Fen,
  /** The hotel need not let these nights go, and has to agree: single nights once cancelling costs. */
  needsConsent: Type.Boolean(),
  shares: Type.Array(Type.Object({ method: Type.String(), payer: Type.Optional(Type.String()), amount: Fen })),
  /** The last instant at which it is this much; absent when it does not rise any more. */
  holdsUntil: Type.Optional(Instant),
  approval: ApprovalPreview,
})
export type HotelRefundQuote = Static<typeof HotelRefundQuote>
