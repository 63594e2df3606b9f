import { Type } from 'typebox'
import { call } from '../../kit/call'
import { NewMeetingInvitee } from './invitee.shapes'

const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const Id = Type.String({ maxLength: 40 })

export const addMeetingInvitees = call({
  summary: 'Texts people a link to a meeting, each mobile once, so that who has not answered is known.',
  method: 'POST',
  path: 'api/MeetingRoom/AddInvitees',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({
    ...OrderNo,
    invitationId: Id,
    people: Type.Array(NewMeetingInvitee, { minItems: 1, maxItems: 200 }),
  }),
  response: Type.Object(OrderNo),
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingInvitationUnknown', 'meetingInviteesMany'],
})
export const removeMeetingInvitee = call({
  summary: 'Deletes somebody who was invited to a meeting: they are reminded no more; an answer of theirs stays.',
  method: 'POST',
  path: 'api/MeetingRoom/RemoveInvitee',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ ...OrderNo, inviteeId: Id }),
  response: Type.Object(OrderNo),
  problems: ['orderUnknown', 'meetingAttendeeUnknown'],
})
export const remindMeetingInvitees = call({
  summary: 'Texts those who have not answered, each once a day at most.',
  method: 'POST',
  path: 'api/MeetingRoom/RemindInvitees',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object(OrderNo),
  response: Type.Object(OrderNo),
  problems: ['orderUnknown', 'meetingStepIllegal', 'meetingNobodyToRemind'],
})
