import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { OrderSummary } from '../../booking/order.shapes'
import { SearchStart } from '../../booking/search-start.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { WishedWindows } from './attendee.shapes'

const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Fen = Type.Integer()

const Application = {
  travelApplyNo: Type.String(),
  /** As people read it to each other. */
  displayNo: Type.String(),
  title: Type.String(),
  startDate: LocalDate,
  endDate: LocalDate,
}

/** A meeting with the journeys of those who come to it, and what all of it costs so far. */
export const MeetingJourneys = Type.Object({
  ...OrderNo,
  venueName: Type.String(),
  days: Type.Array(LocalDate),
  /** Applications can be grouped under it and taken out again. */
  canGroup: Type.Boolean(),
  applications: Type.Array(
    Type.Object({
      ...Application,
      stateName: Type.String(),
      /** What the event agreed in place of its travellers' own standards, in sentences; nothing where their own bind. */
      standard: Type.Array(Type.String()),
    }),
  ),
  /** Of the organiser's own, those that could be grouped under it. */
  open: Type.Array(Type.Object(Application)),
  /** What was booked under these and from the answers of guests, the first to leave first; `amount` is what stands of it, nothing once it was given back. */
  journeys: Type.Array(Type.Object({ order: OrderSummary, amount: Fen })),
  /** Travellers of these who have nothing booked. */
  waiting: Type.Array(Type.String()),
  cost: Type.Object({
    byProduct: Type.Array(Type.Object({ productType: products.schema, amount: Fen })),
    journeys: Fen,
    /** Of the meeting itself: what it came to where that is stated, else what was quoted, the deposit that is lost once it is called off. */
    meeting: Fen,
    meetingBy: words('quoted', 'stated', 'lost'),
    total: Fen,
    perPerson: Fen,
  }),
})
export type MeetingJourneys = Static<typeof MeetingJourneys>

export const getMeetingJourneys = call({
  summary:
    'Journeys of those who come to a meeting, by its travel applications and from the answers of its guests, with what all of it costs so far.',
  method: 'GET',
  path: 'api/MeetingRoom/GetJourneys',
  clause: 'S7.35',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: MeetingJourneys,
  problems: ['orderUnknown'],
})

const Grouping = Type.Object({ ...OrderNo, travelApplyNo: Type.String({ maxLength: 40 }) })
export const groupMeetingApplication = call({
  summary: "Groups a travel application of the organiser's under a meeting: what is booked under it belongs to the event.",
  method: 'POST',
  path: 'api/MeetingRoom/GroupApplication',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Grouping,
  response: Type.Object(OrderNo),
  problems: ['orderUnknown', 'meetingStepIllegal', 'applicationUnknown', 'meetingApplicationUnfit', 'meetingApplicationTaken'],
})
export const ungroupMeetingApplication = call({
  summary: 'Takes a travel application out of a meeting; what is booked under it stays as it is.',
  method: 'POST',
  path: 'api/MeetingRoom/UngroupApplication',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Grouping,
  response: Type.Object(OrderNo),
  problems: ['orderUnknown', 'meetingStepIllegal', 'applicationUnknown'],
})

export const beginAttendeeSearch = call({
  summary:
    "With what a search for a guest's journey or stay begins, by their answer; what is booked from it belongs to the event.",
  method: 'POST',
  path: 'api/MeetingRoom/BeginAttendeeSearch',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, attendeeId: Type.String({ maxLength: 40 }), for: words('journey', 'stay') }),
  response: Type.Object({
    productType: products.schema,
    /** The trip of the event, which a booking joins. */
    travelOrderNo: Type.String(),
    start: SearchStart,
    /** When they wish to arrive, and to leave of a return: what is offered is narrowed to these. */
    windows: Type.Optional(WishedWindows),
  }),
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingAttendeeUnknown', 'meetingNothingToSearch'],
})
