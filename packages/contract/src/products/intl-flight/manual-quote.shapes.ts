import { Type, type Static } from 'typebox'
import { DemandHistory } from '../../booking/demand.shapes'
import { ApprovalPreview } from '../../booking/order.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { IntlChangeLine, IntlRefundLine, onlineHurdles } from './after-sales.shapes'
import { typedBaggage, typedFlight } from './demand.shapes'
import { IntlDictionary } from './itinerary.shapes'
import { IntlOrderSegment } from './order.shapes'

/** Why a refund or change is not priced online (handbook 2.2). */
export const manualQuoteCauses = [...onlineHurdles, 'severalPassengers', 'waiver', 'other'] as const
/** What becomes of a manual quote; once accepted the rest is its order's. A quote that nobody took in time has lapsed. */
export const manualQuoteStates = ['asked', 'quoted', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const
export const manualQuoteKinds = ['refund', 'change'] as const
export type ManualQuoteKind = (typeof manualQuoteKinds)[number]

const Fen = Type.Integer()
const money = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const TicketNo = Type.String({ maxLength: 20 })
export const ManualQuoteNumber = Type.String({ maxLength: 40 })
/** A quote in the version that was seen. */
export const seenManualQuote = { quoteNo: ManualQuoteNumber, version: Version }

/** Tickets of an order that somebody has to ask the carrier about; `slice` and the wished day are those of a change. */
export const AskedManualQuote = Type.Object({
  orderNo: Type.String({ maxLength: 40 }),
  kind: words(...manualQuoteKinds),
  ticketNos: Type.Array(TicketNo, { minItems: 1, maxItems: 54 }),
  slice: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
  departDate: Type.Optional(LocalDate),
  cause: words(...manualQuoteCauses),
  wish: Type.String({ maxLength: 300 }),
})
export type AskedManualQuote = Static<typeof AskedManualQuote>

/** What the carrier said of one ticket, in fen. */
const RefundFigures = Type.Object({
  ticketNo: TicketNo,
  /** Of fare and surcharge: what counts as flown, and what the carrier keeps of the rest. */
  usedFare: money,
  fee: money,
  /** Of each tax what comes back. */
  taxes: Type.Array(Type.Object({ code: Type.String({ maxLength: 4 }), amount: money }), { maxItems: 40 }),
})
const ChangeFigures = Type.Object({ ticketNo: TicketNo, fee: money, fareDifference: money, taxDifference: money })

/** The desk's answer: figures of every ticket, of a change with its new flights; what the carrier waives carries no fee of ours. */
export const AnsweredManualQuote = Type.Object({
  ...seenManualQuote,
  refund: Type.Optional(Type.Array(RefundFigures, { minItems: 1, maxItems: 54 })),
  change: Type.Optional(
    Type.Object({
      lines: Type.Array(ChangeFigures, { minItems: 1, maxItems: 54 }),
      segments: Type.Array(Type.Object(typedFlight), { minItems: 1, maxItems: 4 }),
      baggage: Type.Object(typedBaggage),
    }),
  ),
  waived: Type.Boolean(),
  validUntil: Instant,
  note: Type.String({ maxLength: 300 }),
})
export type AnsweredManualQuote = Static<typeof AnsweredManualQuote>

/** What accepting it means now: who pays or gets what, what policy says and who approves. */
const ManualTerms = Type.Object({
  refund: Type.Array(IntlRefundLine),
  change: Type.Array(IntlChangeLine),
  total: Fen,
  /** To whom a refund goes. */
  shares: Type.Array(Type.Object({ method: Type.String(), payer: Type.Optional(Type.String()), amount: Fen })),
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  conflicts: Type.Array(Type.String()),
  approval: ApprovalPreview,
})

export const ManualQuote = Type.Object({
  ...seenManualQuote,
  kind: words(...manualQuoteKinds),
  state: words(...manualQuoteStates),
  stateName: Type.String(),
  causeName: Type.String(),
  wish: Type.String(),
  departDate: Type.Optional(LocalDate),
  tickets: Type.Array(Type.Object({ ticketNo: Type.String(), traveller: Type.String() })),
  /** Flights that are given up, and those instead. */
  from: Type.Array(IntlOrderSegment),
  to: Type.Array(IntlOrderSegment),
  askedAt: Instant,
  /** By when the desk promises its answer; late once that is over. */
  promisedBy: Instant,
  late: Type.Boolean(),
  /** By when it promises it since. */
  promisedAgain: Type.Optional(Instant),
  validUntil: Type.Optional(Instant),
  note: Type.String(),
  /** Why the desk found nothing, or why nobody wants it any more. */
  reason: Type.Optional(Type.String()),
  /** The refund or change that was made of it. */
  order: Type.Optional(Type.Object({ orderNo: Type.String(), stateName: Type.String() })),
  history: DemandHistory,
  /** While it stands, for whoever asked; or why it can be accepted no more. */
  terms: Type.Optional(ManualTerms),
  blocked: Type.Optional(Type.String()),
  /** For the desk, while it may answer: what was paid for each ticket. */
  desk: Type.Optional(
    Type.Array(
      Type.Object({
        ticketNo: Type.String(),
        traveller: Type.String(),
        paid: Fen,
        taxes: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), amount: Fen })),
      }),
    ),
  ),
  canAccept: Type.Boolean(),
  canWithdraw: Type.Boolean(),
  canAnswer: Type.Boolean(),
  canCarryOut: Type.Boolean(),
})
export type ManualQuote = Static<typeof ManualQuote>

/** Of one order, the newest first. */
export const ManualQuotes = Type.Object({ quotes: Type.Array(ManualQuote), dictionary: IntlDictionary })
export type ManualQuotes = Static<typeof ManualQuotes>

/** What the desk did with the carrier: of a change the new ticket for each old one, and the carrier's number of the party. */
export const CarriedOutManualQuote = Type.Object({
  ...seenManualQuote,
  record: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{5,8}$' })),
  tickets: Type.Array(Type.Object({ ticketNo: TicketNo, newTicketNo: Type.String({ pattern: '^\\d{3}-?\\d{10}$' }) }), {
    maxItems: 54,
  }),
})
export type CarriedOutManualQuote = Static<typeof CarriedOutManualQuote>
