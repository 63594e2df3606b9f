import { Type, type Static } from 'typebox'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'

const Fen = Type.Integer()

/** Issued tickets would cost less today: what is saved above penalty and fee, until when, or which change has taken it. */
export const IntlPriceDrop = Type.Object({
  state: words('open', 'taken'),
  saving: Fen,
  /** What was paid for the tickets, what their carriers keep of it, what the same flights cost now, and our fee. */
  paid: Fen,
  penalty: Fen,
  now: Fen,
  serviceFee: Fen,
  validUntil: Type.Optional(Instant),
  changeNo: Type.Optional(Type.String()),
})
export type IntlPriceDrop = Static<typeof IntlPriceDrop>
