import { Type, type Static } from 'typebox'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { DemandHistory, DemandNumber } from '../../booking/demand.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId, SentFen, Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import {
  dateDeciders,
  depositShare,
  meetingLayouts,
  meetingLineKinds,
  meetingPeopleAtMost,
  meetingServices,
  meetingStates,
  venuesAskedAtMost,
} from './meeting-words'

const Fen = Type.Integer()
const Key = Type.String({ minLength: 1, maxLength: 40 })
const Layout = words(...meetingLayouts)

/** What several venues are asked an offer for (handbook 5.2). */
export const AskMeeting = Type.Object({
  cityId: NumericId,
  venueKeys: Type.Array(Key, { minItems: 1, maxItems: venuesAskedAtMost, uniqueItems: true }),
  /** First days, the one that is wished most first; two others at most. */
  dates: Type.Array(LocalDate, { minItems: 1, maxItems: 3 }),
  decides: words(...dateDeciders),
  halfDays: Type.Integer({ minimum: 1, maximum: 20 }),
  people: Type.Integer({ minimum: 2, maximum: meetingPeopleAtMost }),
  layout: Layout,
  services: Type.Array(words(...meetingServices), { maxItems: meetingServices.length, uniqueItems: true }),
  /** Fen for the whole event. */
  budget: Type.Optional(SentFen),
  contact: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 50 }),
    mobile: Type.String({ pattern: '^\\+?[0-9 -]{6,20}$' }),
  }),
  remark: Type.String({ maxLength: 500 }),
  /** Days by whose end the venues have answered and one of them is chosen. */
  answerBy: LocalDate,
  decideBy: LocalDate,
})
export type AskMeeting = Static<typeof AskMeeting>

/** A request that is still written: anything of it may be missing but where it is to be. */
export const MeetingDraftContent = Type.Object({
  ...AskMeeting.properties,
  dates: Type.Array(LocalDate, { maxItems: 3 }),
  people: Type.Integer({ minimum: 0, maximum: meetingPeopleAtMost }),
  contact: Type.Object({ name: Type.String({ maxLength: 50 }), mobile: Type.String({ maxLength: 20 }) }),
  answerBy: Type.String({ maxLength: 10 }),
  decideBy: Type.String({ maxLength: 10 }),
})
export type MeetingDraftContent = Static<typeof MeetingDraftContent>

/** A line of an offer; `amount` is unit × count × times. */
export const MeetingLine = Type.Object({
  kind: words(...meetingLineKinds),
  unit: Fen,
  /** People, rooms or pieces. */
  count: Type.Integer(),
  /** Days or nights. */
  times: Type.Integer(),
  amount: Fen,
})
export type MeetingLine = Static<typeof MeetingLine>

/** An offer as the agency's staff enter it; prices in fen. */
export const NewMeetingPlan = Type.Object({
  venueKey: Key,
  hallKey: Key,
  startDate: LocalDate,
  layout: Layout,
  /** Of one day, or of the half day where the event takes no longer; no higher than the venue's own. */
  hallPrice: SentFen,
  services: Type.Array(
    Type.Object({
      kind: words(...meetingServices),
      unit: SentFen,
      count: Type.Integer({ minimum: 1, maximum: 5000 }),
      times: Type.Integer({ minimum: 1, maximum: 30 }),
    }),
    { maxItems: meetingServices.length },
  ),
  /** Fen of the whole event. */
  serviceFee: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  depositPercent: Type.Integer({ minimum: depositShare.least, maximum: depositShare.most }),
  /** By whose end it is chosen. */
  validUntil: LocalDate,
  /** What differs from what was asked; needed where the days or the layout do. */
  note: Type.Optional(Type.String({ maxLength: 300 })),
})
export type NewMeetingPlan = Static<typeof NewMeetingPlan>

export const MeetingPlan = Type.Object({
  planId: Type.String(),
  venueName: Type.String(),
  address: Type.String(),
  hallName: Type.String(),
  seats: Type.Integer(),
  layout: Layout,
  days: Type.Array(LocalDate),
  lines: Type.Array(MeetingLine),
  total: Fen,
  perPerson: Fen,
  deposit: Fen,
  depositPercent: Type.Integer(),
  validUntil: Instant,
  open: Type.Boolean(),
  /** Other days or another layout than was asked. */
  counters: Type.Boolean(),
  overBudget: Type.Boolean(),
  /** What policy says of it to whoever asked, while it can be chosen: what it said of others nobody keeps. */
  verdict: Type.Optional(Verdict),
  violations: Type.Array(Violation),
  note: Type.Optional(Type.String()),
  /** On what it stands beside its prices. */
  terms: Type.Array(Type.String()),
})
export type MeetingPlan = Static<typeof MeetingPlan>

const frame = {
  demandNo: DemandNumber,
  state: words(...meetingStates),
  stateName: Type.String(),
  cityName: Type.String(),
  dates: Type.Array(LocalDate),
  people: Type.Integer(),
  requester: Type.String(),
  createdAt: Instant,
  /** Submitted: by when an offer is promised. Quoted: until when the last of them stands. */
  due: Type.Optional(Instant),
  late: Type.Boolean(),
  orderNo: Type.Optional(Type.String()),
}

export const MeetingDemandSummary = Type.Object({ ...frame, venues: Type.Integer(), plans: Type.Integer() })
export type MeetingDemandSummary = Static<typeof MeetingDemandSummary>

export const MeetingDemandDetail = Type.Object({
  ...frame,
  version: Version,
  cityId: Type.Integer(),
  /** `asked`: the agency has said that it asks this one. */
  venues: Type.Array(Type.Object({ venueKey: Type.String(), name: Type.String(), asked: Type.Boolean() })),
  halfDays: Type.Integer(),
  layout: Layout,
  services: Type.Array(words(...meetingServices)),
  decides: words(...dateDeciders),
  budget: Type.Optional(Fen),
  /** The mobile is told to the agency, and to who still writes the request; others read it masked. */
  contact: Type.Object({ name: Type.String(), mobile: Type.String() }),
  remark: Type.String(),
  answerBy: LocalDate,
  decideBy: LocalDate,
  plans: Type.Array(MeetingPlan),
  reason: Type.Optional(Type.String()),
  history: DemandHistory,
  canAccept: Type.Boolean(),
  canCancel: Type.Boolean(),
  canAskAgain: Type.Boolean(),
  canQuote: Type.Boolean(),
  /** The reader is of the agency and can say which venues are asked. */
  canTellAsked: Type.Boolean(),
  /** The reader is still writing it. */
  canEdit: Type.Boolean(),
})
export type MeetingDemandDetail = Static<typeof MeetingDemandDetail>

/** Halls of the venues that were asked, as the supply has them. */
export const DeskHall = Type.Object({
  venueKey: Type.String(),
  venueName: Type.String(),
  hallKey: Type.String(),
  hallName: Type.String(),
  seats: Type.Integer(),
  price: Fen,
  /** Of its venue; a conference centre has none, and no rooms are offered there. */
  guestRooms: Type.Integer(),
  /** Of the wished first days, those on which it is free. */
  freeDates: Type.Array(LocalDate),
})
export type DeskHall = Static<typeof DeskHall>
