import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { AttendeeCounts, MeetingAnswer, MeetingAttendee, MeetingInvitation } from './attendee.shapes'
import { invitationsAtMost, meetingPeopleAtMost } from './meeting-words'

const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Moved = Type.Object(OrderNo)
const Id = Type.String({ maxLength: 40 })

/** A meeting with its links and with who has answered. */
export const MeetingAttendees = Type.Object({
  orderNo: Type.String(),
  venueName: Type.String(),
  days: Type.Array(LocalDate),
  people: Type.Integer(),
  seats: Type.Integer(),
  /** Links can be made and answered: the hall is booked, and its last day is not over. */
  canInvite: Type.Boolean(),
  invitations: Type.Array(MeetingInvitation, { maxItems: invitationsAtMost }),
  attendees: Type.Array(MeetingAttendee),
  counts: AttendeeCounts,
})
export type MeetingAttendees = Static<typeof MeetingAttendees>

export const getMeetingAttendees = call({
  summary: 'Links of a meeting, who has answered, and what the answers come to.',
  method: 'GET',
  path: 'api/MeetingRoom/GetAttendees',
  clause: 'S7.35',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: MeetingAttendees,
  problems: ['orderUnknown'],
})
export const makeMeetingInvitation = call({
  summary: 'Makes a link by which so many people answer until a day whether they come to a meeting.',
  method: 'POST',
  path: 'api/MeetingRoom/MakeInvitation',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    ...OrderNo,
    answerBy: LocalDate,
    usesAtMost: Type.Integer({ minimum: 1, maximum: meetingPeopleAtMost }),
  }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingAnswerByWrong', 'meetingInvitationsMany'],
})
export const revokeMeetingInvitation = call({
  summary: 'Nobody answers by a link of a meeting any more; answers that were given stay.',
  method: 'POST',
  path: 'api/MeetingRoom/RevokeInvitation',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, invitationId: Id }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingInvitationUnknown'],
})
export const removeMeetingAttendee = call({
  summary: 'Deletes an answer, so that the person may answer anew.',
  method: 'POST',
  path: 'api/MeetingRoom/RemoveAttendee',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, attendeeId: Id }),
  response: Moved,
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingAttendeeUnknown'],
})
export const exportMeetingAttendees = call({
  summary: 'Who has answered, with mobiles in clear; written down before it is told.',
  method: 'POST',
  path: 'api/MeetingRoom/ExportAttendees',
  access: 'book',
  agents: 'refused',
  clause: 'S7.35',
  request: Type.Object(OrderNo),
  response: Type.Object({ list: Type.Array(Type.Object({ ...MeetingAttendee.properties, ...MeetingAnswer.properties })) }),
  problems: ['orderUnknown'],
})
