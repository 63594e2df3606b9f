import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { applicationStates } from './application/application.codes'
import { ApplicationContent, ApplicationPerson, AccountBalance, LineEstimate } from './application/application.shapes'
import { approvalStates, approvalTaskStates, silenceEnds, orderKinds } from './codes'
import { StateNumber } from './state-numbers'
import { Verdict } from './policy/verdict.shapes'

/** One thing that happened, in the reader's language; a moment to look back to. */
export const RecordedMoment = Type.Object({
  at: Instant,
  kind: words('search', 'order', 'application', 'approval', 'letter', 'view'),
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

const ApprovalAsOf = Type.Object({
  round: Type.Integer(),
  /** Name of the flow by which the chain was made. */
  flow: Type.String(),
  state: approvalStates.schema,
  stateName: Type.String(),
  /** What silence would have done. */
  onSilence: words(...silenceEnds),
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
})
export type ApprovalAsOf = Static<typeof ApprovalAsOf>

/** Who had been told by notification and who had looked, with the version that they saw last. */
const Knew = Type.Array(
  Type.Object({
    name: Type.String(),
    notifications: Type.Array(Type.Object({ at: Instant, subject: Type.String() })),
    seenVersion: Type.Optional(Type.Integer()),
    seenAt: Type.Optional(Instant),
  }),
)
export type Knew = Static<typeof Knew>

/** An order as it was at a moment, from its histories alone. */
export const OrderAsOf = Type.Object({
  orderNo: Type.String(),
  at: Instant,
  moments: Type.Array(RecordedMoment),
  /** Absent before the order was written. */
  order: Type.Optional(
    Type.Object({
      version: Type.Integer(),
      state: StateNumber,
      stateName: Type.String(),
      title: Type.String(),
      /** What was booked then, where another offer took its place later. */
      offer: Type.Optional(Type.String()),
      total: Type.Integer(),
      verdict: Verdict,
    }),
  ),
  approval: Type.Optional(ApprovalAsOf),
  /** What was paid by then and what had come back, in fen. */
  money: Type.Object({ paid: Type.Integer(), returned: Type.Integer() }),
  afterSales: Type.Array(
    Type.Object({
      orderNo: Type.String(),
      kind: words(...orderKinds),
      state: StateNumber,
      stateName: Type.String(),
      title: Type.String(),
      total: Type.Integer(),
    }),
  ),
  searches: Type.Array(SeenSearch),
  knew: Knew,
})
export type OrderAsOf = Static<typeof OrderAsOf>

/** One thing that reads otherwise now than it did then, in the reader's language. */
const Difference = Type.Object({ name: Type.String(), was: Type.String(), is: Type.String() })
export type Difference = Static<typeof Difference>

/** A travel application as it was at a moment: what had been submitted by then, and what held. */
export const ApplicationAsOf = Type.Object({
  travelApplyNo: Type.String(),
  displayTravelApplyNo: Type.String(),
  at: Instant,
  moments: Type.Array(RecordedMoment),
  /** Absent before it was first submitted. */
  application: Type.Optional(
    Type.Object({
      /** The contents shown, and those that bookings followed (0: none yet). */
      contentVersion: Type.Integer(),
      validVersion: Type.Integer(),
      state: applicationStates.schema,
      stateName: Type.String(),
      title: Type.String(),
      travelDescription: Type.String(),
      displayCity: Type.String(),
      startDate: LocalDate,
      endDate: LocalDate,
      costCentre: Type.String(),
      travellers: Type.Array(ApplicationPerson),
      budgets: ApplicationContent.properties.budgets,
      /** What its legs were said to cost when this version was submitted. */
      estimates: Type.Array(Type.Object({ ...LineEstimate.properties, route: Type.String() })),
      /** The account that would pay, as it stood at that submission. */
      account: Type.Optional(AccountBalance),
    }),
  ),
  approval: Type.Optional(ApprovalAsOf),
  /** Of the version that held, and what orders had taken of it, in fen. */
  money: Type.Object({ total: Type.Integer(), encumbered: Type.Integer(), spent: Type.Integer(), left: Type.Integer() }),
  bookings: Type.Array(
    Type.Object({ orderNo: Type.String(), title: Type.String(), encumbered: Type.Integer(), spent: Type.Integer() }),
  ),
  /** What is otherwise today. */
  changed: Type.Array(Difference),
  knew: Knew,
})
export type ApplicationAsOf = Static<typeof ApplicationAsOf>
