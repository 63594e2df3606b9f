import { scanned } from '../../testing/visas'
import type { Numbers } from './company-one/company-one.testing'
import { ofOrder, own, type Row } from './row.testing'

type Meetings = Numbers['meetings']
type More = Partial<Omit<Row, 'request'>>
const ofDemand = (request: (meetings: Meetings) => object, more: More = {}): Row => ({
  request: ({ meetings }) => request(meetings),
  stranger: 'demandUnknown',
  ...more,
})
/** Done by the agency's staff in an assisted session alone. */
const byAgency = (request: (meetings: Meetings) => object, more: More = {}): Row =>
  ofDemand(request, { stranger: 'forbidden', agency: 'demandUnknown', owner: 'agency', ...more })
const order = (request: (meetings: Meetings) => object, more: More = {}): Row => ({
  ...ofOrder(({ meetings }) => ({ orderNo: meetings.orderNo, ...request(meetings) })),
  ...more,
})
const paper = { kind: 'notice', fileName: 'notice.png', content: scanned().toString('base64') }
const unsigned = `1.invitation.${'0'.repeat(36)}.${'0'.repeat(64)}`
const draft = {
  cityId: 321,
  venueKeys: ['321-0'],
  dates: [],
  decides: 'price',
  halfDays: 2,
  people: 0,
  layout: 'classroom',
  services: [],
  contact: { name: '', mobile: '' },
  remark: '',
  answerBy: '',
  decideBy: '',
}
const line = { kind: 'hall', unit: 100, count: 1, times: 1 }

/** What the agency's staff alone do to a meeting; some of it is not at that step yet. */
const ofAgency: Partial<Row> = {
  stranger: 'forbidden',
  agency: 'orderUnknown',
  owner: 'agency',
}
const tooEarly: Partial<Row> = { ...ofAgency, ownerReads: 'meetingStepIllegal' }

/** Meetings: requests and their offers, orders of deposits with their papers, and the desk's part. */
export const meetingRows: Record<string, Row> = {
  'GET MeetingRoom/GetVenueNames': own({ cityId: 321, venueKeys: '321-0', startDate: '2026-12-01' }),
  'POST MeetingRoom/SubmitRequirement': {
    request: ({ meetings }) => meetings.asked,
    // Their company has not opened meetings.
    stranger: 'bookingNotOpen',
    colleague: 'own',
  },
  'POST MeetingRoom/SaveRequirement': own({ content: draft }),
  'POST MeetingRoom/GetRequirementList': own(),
  'GET MeetingRoom/GetUnconfirmedRequirementCount': own(),
  'GET MeetingRoom/GetRequirementDetail': ofDemand(({ demandNo }) => ({ demandNo })),
  'GET MeetingRoom/GetRequirementHalls': byAgency(({ demandNo }) => ({ demandNo })),
  'POST MeetingRoom/QuoteRequirement': byAgency(({ demandNo, plan }) => ({ demandNo, version: 1, plans: [plan] })),
  'POST MeetingRoom/ResubmitRequirement': ofDemand(({ demandNo, answerBy, decideBy }) => ({
    demandNo,
    wish: '换一家',
    answerBy,
    decideBy,
  })),
  'POST MeetingRoom/RefuseRequirement': byAgency(({ demandNo }) => ({ demandNo, reason: '客满' })),
  // The agency has refused it by then.
  'POST MeetingRoom/TellVenuesAsked': byAgency(({ demandNo }) => ({ demandNo, venueKeys: ['321-0'] }), {
    ownerReads: 'demandClosed',
  }),
  'POST MeetingRoom/CancelRequirement': ofDemand(({ demandNo }) => ({ demandNo, reason: '不开了' }), {
    ownerReads: 'demandClosed',
  }),
  'POST MeetingRoom/OpenPlan': ofDemand(({ quotedNo: demandNo, planId }) => ({ demandNo, planId })),
  'GET MeetingRoom/GetBookInfo': ofDemand(({ tempOrderNo }) => ({ tempOrderNo }), { stranger: 'tempOrderUnknown' }),
  'POST MeetingRoom/CreateOrder': ofDemand(({ request }) => request, { stranger: 'tempOrderUnknown' }),
  'GET MeetingRoom/GetOrderDetail': ofOrder(({ meetings }) => ({ orderId: meetings.orderNo })),
  'POST MeetingRoom/UploadEvidence': order(() => paper),
  'POST MeetingRoom/ReadEvidence': order(({ evidenceId }) => ({ evidenceId })),
  'POST MeetingRoom/ChangePeople': order(() => ({ people: 33 })),
  'POST MeetingRoom/ReadContract': order(() => ({})),
  'POST MeetingRoom/TellVenuePeople': order(() => ({ people: 33 }), ofAgency),
  // It is not over yet.
  'POST MeetingRoom/StateActual': order(() => ({ lines: [line] }), tooEarly),
  'POST MeetingRoom/CloseActual': order(() => ({ revision: 1, reason: '超过期限' }), tooEarly),
  'POST MeetingRoom/ObjectActual': order(() => ({ revision: 1, reason: '人数不对' }), { ownerReads: 'meetingStepIllegal' }),
  'POST MeetingRoom/AcceptActual': order(() => ({ revision: 1 }), { ownerReads: 'meetingStepIllegal' }),
  'POST MeetingRoom/OpenBalance': order(() => ({}), { ownerReads: 'meetingStepIllegal' }),
  'GET MeetingRoom/GetAttendees': ofOrder(({ meetings }) => ({ orderId: meetings.orderNo })),
  'POST MeetingRoom/MakeInvitation': order(({ answerBy }) => ({ answerBy, usesAtMost: 5 })),
  'POST MeetingRoom/RemoveAttendee': order(({ attendeeId }) => ({ attendeeId })),
  'POST MeetingRoom/ExportAttendees': order(() => ({})),
  'POST MeetingRoom/RevokeInvitation': order(({ invitationId }) => ({ invitationId })),
  // The link has been revoked by then.
  'POST MeetingRoom/AddInvitees': order(
    ({ invitationId }) => ({ invitationId, people: [{ name: '来宾', mobile: '13900001112' }] }),
    {
      ownerReads: 'meetingInvitationUnknown',
    },
  ),
  'POST MeetingRoom/RemindInvitees': order(() => ({}), { ownerReads: 'meetingNobodyToRemind' }),
  'POST MeetingRoom/RemoveInvitee': order(() => ({ inviteeId: 'none' }), { ownerReads: 'meetingAttendeeUnknown' }),
  'POST MeetingRoom/HoldRooms': order(() => ({ nights: [] })),
  'GET MeetingRoom/GetJourneys': ofOrder(({ meetings }) => ({ orderId: meetings.orderNo })),
  // None of these applications is there.
  'POST MeetingRoom/GroupApplication': order(() => ({ travelApplyNo: 'none' }), { ownerReads: 'applicationUnknown' }),
  'POST MeetingRoom/UngroupApplication': order(() => ({ travelApplyNo: 'none' }), { ownerReads: 'applicationUnknown' }),
  // The answer is removed by then.
  'POST MeetingRoom/BeginAttendeeSearch': order(({ attendeeId }) => ({ attendeeId, for: 'journey' }), {
    ownerReads: 'meetingAttendeeUnknown',
  }),
  // Whoever has the link reads and answers; this one is none of ours.
  'POST MeetingRoom/BeginOwnJourney': {
    request: () => ({ token: unsigned, for: 'flight' }),
    stranger: 'meetingInvitationOver',
    colleague: 'meetingInvitationOver',
    ownerReads: 'meetingInvitationOver',
  },
  'POST MeetingRoom/ReadInvitation': { request: () => ({ token: unsigned }), stranger: 'meetingInvitationOver' },
  'POST MeetingRoom/AnswerInvitation': {
    request: () => ({ token: unsigned, answer: { name: '来宾', mobile: '13900001111', comes: false } }),
    stranger: 'meetingInvitationOver',
  },
  'POST MeetingRoom/CallOff': order(({ loss }) => ({ expectedLoss: loss, reason: '不开了' })),
}
