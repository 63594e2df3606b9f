import { Type } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { MeetingAnswer, MeetingAttendee } from './attendee.shapes'
import { meetingPeopleAtMost } from './meeting-words'

const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Moved = Type.Object(OrderNo)
const Id = Type.String({ maxLength: 40 })

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
  summary: 'Deletes an answer, also when the meeting is over; before, the person may answer anew.',
  method: 'POST',
  path: 'api/MeetingRoom/RemoveAttendee',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, attendeeId: Id }),
  response: Moved,
  problems: ['orderUnknown', 'meetingAttendeeUnknown'],
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
