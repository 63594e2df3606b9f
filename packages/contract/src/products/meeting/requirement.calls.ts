import { Type } from 'typebox'
import { DemandNo, DemandReason } from '../../booking/demand.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { NumericId, Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { venuesAskedAtMost } from './meeting-words'
import {
  AskMeeting,
  DeskHall,
  MeetingDemandDetail,
  MeetingDemandSummary,
  MeetingDraftContent,
  NewMeetingPlan,
} from './requirement.shapes'

const Seen = Type.Object({ ...DemandNo.properties, version: Version })
const moved = ['demandUnknown', 'demandClosed', 'forbidden'] as const

/** What the venues that were picked are asked with, before anything is written. */
export const getMeetingVenueNames = call({
  summary: 'The venues that were picked on the venue page, with the most people whom each seats.',
  method: 'GET',
  path: 'api/MeetingRoom/GetVenueNames',
  access: 'book',
  clause: 'S7.39',
  request: Type.Object({
    cityId: NumericId,
    venueKeys: Type.String({ maxLength: 400 }),
    startDate: LocalDate,
  }),
  response: Type.Object({
    cityName: Type.String(),
    list: Type.Array(Type.Object({ venueKey: Type.String(), name: Type.String(), seats: Type.Integer() })),
  }),
  problems: ['meetingVenueUnknown'],
})
export const saveMeetingDraft = call({
  summary: 'Keeps a request for a meeting as its writer has it so far; nobody else reads it.',
  method: 'POST',
  path: 'api/MeetingRoom/SaveRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ content: MeetingDraftContent, draft: Type.Optional(Seen) }),
  response: MeetingDemandDetail,
  problems: ['meetingVenueUnknown', 'demandUnknown', 'demandClosed', 'demandMoved'],
})
export const askMeetingOffers = call({
  summary: 'Asks several venues for an offer of a meeting, through the agency.',
  method: 'POST',
  path: 'api/MeetingRoom/SubmitRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  /** `draft`: the one that is sent, as it was seen. */
  request: Type.Object({ ...AskMeeting.properties, draft: Type.Optional(Seen) }),
  response: MeetingDemandDetail,
  problems: [
    'demandUnknown',
    'demandClosed',
    'demandMoved',
    'bookingNotOpen',
    'meetingVenueUnknown',
    'meetingDatesWrong',
    'meetingDeadlinesWrong',
    'meetingSeatsShort',
    'demandTwice',
  ],
})
export const getMeetingDemands = call({
  summary: 'Requests of the caller for meetings, newest first; of the whole company for the agency in an assisted session.',
  method: 'POST',
  path: 'api/MeetingRoom/GetRequirementList',
  clause: 'S7.35',
  request: Type.Object({ ...PageRequest }),
  response: Page(MeetingDemandSummary),
})
export const getMeetingDemand = call({
  summary: 'A request for a meeting with the offers of its venues.',
  method: 'GET',
  path: 'api/MeetingRoom/GetRequirementDetail',
  clause: 'S7.35',
  request: DemandNo,
  response: MeetingDemandDetail,
  problems: ['demandUnknown'],
})
export const getMeetingDemandHalls = call({
  summary: "Halls of the venues that were asked, with the supply's prices and free days, for the agency's staff.",
  method: 'GET',
  path: 'api/MeetingRoom/GetRequirementHalls',
  access: 'book',
  clause: 'S7.35',
  request: DemandNo,
  response: Type.Object({ list: Type.Array(DeskHall) }),
  problems: ['demandUnknown', 'forbidden'],
})
export const tellMeetingVenuesAsked = call({
  summary: "Says which venues are being asked for an offer, by the agency's staff.",
  method: 'POST',
  path: 'api/MeetingRoom/TellVenuesAsked',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    ...DemandNo.properties,
    venueKeys: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: venuesAskedAtMost, uniqueItems: true }),
  }),
  response: MeetingDemandDetail,
  problems: [...moved, 'meetingVenueUnknown'],
})
export const quoteMeetingDemand = call({
  summary: "Answers a request for a meeting with one to five offers, by the agency's staff.",
  method: 'POST',
  path: 'api/MeetingRoom/QuoteRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    ...DemandNo.properties,
    version: Version,
    plans: Type.Array(NewMeetingPlan, { minItems: 1, maxItems: 5 }),
  }),
  response: MeetingDemandDetail,
  problems: [
    ...moved,
    'demandMoved',
    'meetingHallUnknown',
    'meetingHallTaken',
    'meetingSeatsShort',
    'meetingPlanWrong',
    'meetingVenueRoomless',
    'meetingCounterUnsaid',
  ],
})
export const refuseMeetingDemand = call({
  summary: "Answers a request for a meeting with nothing to be had, by the agency's staff.",
  method: 'POST',
  path: 'api/MeetingRoom/RefuseRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...DemandNo.properties, reason: DemandReason }),
  response: MeetingDemandDetail,
  problems: [...moved, 'reasonMissing'],
})
export const cancelMeetingDemand = call({
  summary: 'Takes back a request for a meeting.',
  method: 'POST',
  path: 'api/MeetingRoom/CancelRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...DemandNo.properties, reason: DemandReason }),
  response: MeetingDemandDetail,
  problems: [...moved, 'reasonMissing'],
})
export const askMeetingAgain = call({
  summary: 'Asks for other offers, saying what those that were made lack.',
  method: 'POST',
  path: 'api/MeetingRoom/ResubmitRequirement',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...DemandNo.properties, wish: DemandReason, answerBy: LocalDate, decideBy: LocalDate }),
  response: MeetingDemandDetail,
  problems: [...moved, 'reasonMissing', 'meetingDeadlinesWrong', 'demandTwice'],
})
