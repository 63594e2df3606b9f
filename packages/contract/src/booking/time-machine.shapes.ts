import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'
import { approvalStates, approvalTaskStates, orderKinds, orderStates } from './codes'
import { Verdict } from './verdict.shapes'

/** One thing that happened, in the reader's language; a moment to look back to. */
export const RecordedMoment = Type.Object({
  at: Instant,
  kind: words('search', 'order', 'approval', 'letter', 'view'),
  sentence: Type.String(),
})
export type RecordedMoment = Static<typeof RecordedMoment>

/** One search of the booker: what it showed, and what the policy said. */
export const SeenSearch = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  journey: Type.Integer(),
  /** The order was booked from it. */
  chosenFrom: Type.Boolean(),
  /** Who was judged by which version. */
  policies: Type.Array(Type.Object({ traveller: Type.String(), policy: Type.String(), version: Type.Integer() })),
  /** Judged again today by those versions, every offer reads as it did then. */
  unchanged: Type.Boolean(),
  count: Type.Integer(),
  /** The cheapest of them. */
  offers: Type.Array(
    Type.Object({ label: Type.String(), price: Type.Integer(), verdict: Verdict, sentences: Type.Array(Type.String()) }),
  ),
})
export type SeenSearch = Static<typeof SeenSearch>

/** An order as it was at a moment, from its histories alone. */
export const OrderAsOf = Type.Object({
  orderNo: Type.String(),
  at: Instant,
  moments: Type.Array(RecordedMoment),
  /** Absent before the order was written. */
  order: Type.Optional(
    Type.Object({
      version: Type.Integer(),
      state: orderStates.schema,
      stateName: Type.String(),
      title: Type.String(),
      /** What was booked then, where another offer took its place later. */
      offer: Type.Optional(Type.String()),
      total: Type.Integer(),
      outOfPolicy: Type.Boolean(),
    }),
  ),
  approval: Type.Optional(
    Type.Object({
      round: Type.Integer(),
      state: approvalStates.schema,
      stateName: Type.String(),
      tasks: Type.Array(
        Type.Object({
          level: Type.Integer(),
          approver: Type.String(),
          state: approvalTaskStates.schema,
          stateName: Type.String(),
          decidedAt: Type.Optional(Instant),
          reason: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
  /** What was paid by then and what had come back, in fen. */
  money: Type.Object({ paid: Type.Integer(), returned: Type.Integer() }),
  afterSales: Type.Array(
    Type.Object({
      orderNo: Type.String(),
      kind: words(...orderKinds),
      state: orderStates.schema,
      stateName: Type.String(),
      title: Type.String(),
      total: Type.Integer(),
    }),
  ),
  searches: Type.Array(SeenSearch),
  /** Who had been told by letter and who had looked, with the version that they saw last. */
  knew: Type.Array(
    Type.Object({
      name: Type.String(),
      letters: Type.Array(Type.Object({ at: Instant, subject: Type.String() })),
      seenVersion: Type.Optional(Type.Integer()),
      seenAt: Type.Optional(Instant),
    }),
  ),
})
export type OrderAsOf = Static<typeof OrderAsOf>
