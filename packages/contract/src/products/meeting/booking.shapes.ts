import { Type, type Static } from 'typebox'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { bookModes, bookTypes, settleTypes, travelTypes } from '../../booking/codes'
import { Violation } from '../../booking/policy/verdict.shapes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { MeetingLine } from './requirement.shapes'

/** What is paid: the deposit of an offer that was chosen, or the rest of what an event came to. */
export const meetingParts = ['deposit', 'balance'] as const

/** What the draft of a payment is of: an offer, or the statement of an order as it was seen. */
export type MeetingDraft =
  | { part: 'deposit'; demandNo: string; planId: string }
  | { part: 'balance'; orderNo: string; revision: number }

/** The order form of a part of a meeting. */
export const MeetingBookInfo = Type.Object({
  ...BookInfo.properties,
  draft: Type.Object({
    tempOrderNo: Type.String(),
    expiresAt: Instant,
    travelType: travelTypes.schema,
    bookType: bookTypes.schema,
    bookMode: bookModes.schema,
    travellers: Type.Array(TravellerSummary),
  }),
  /** Which rules the event breaks for whoever holds it. */
  violations: Type.Array(Violation),
  meeting: Type.Object({
    part: words(...meetingParts),
    title: Type.String(),
    hallName: Type.String(),
    days: Type.Array(LocalDate),
    people: Type.Integer(),
    lines: Type.Array(MeetingLine),
    /** Fen of the whole event. */
    total: Type.Integer(),
    /** Fen that this order is of. */
    due: Type.Integer(),
    /** What calling it off loses, in sentences. */
    rules: Type.Array(Type.String()),
    /** From where one came. */
    demandNo: Type.String(),
    orderNo: Type.Optional(Type.String()),
  }),
})
export type MeetingBookInfo = Static<typeof MeetingBookInfo>

export const CreateMeetingOrder = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  /** Who holds the meeting. */
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 1 }),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen; a higher one asks again. */
  expectedTotal: SentFen,
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  fields: Type.Optional(OrderFieldValues),
  acceptConflicts: Type.Optional(Type.Boolean()),
  approvers: Type.Optional(ChosenApprovers),
})
export type CreateMeetingOrder = Static<typeof CreateMeetingOrder>
