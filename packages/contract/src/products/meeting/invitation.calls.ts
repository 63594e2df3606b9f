import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { products } from '../../booking/codes'
import { SearchStart } from '../../booking/search-start.shapes'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { MeetingAnswer, WishedWindows } from './attendee.shapes'

/** Of a link that was sent around, or of an answer, which only who gave it has. */
const token = Type.String({ minLength: 20, maxLength: 200 })

/** A meeting as anybody with a link to it sees it: no other guest, no money. */
export const MeetingInvitationView = Type.Object({
  company: Type.String(),
  organiser: Type.String(),
  venueName: Type.String(),
  hallName: Type.String(),
  address: Type.String(),
  days: Type.Array(LocalDate),
  /** Days before and after the event for which a room may be wished and on which somebody may arrive. */
  nights: Type.Array(LocalDate),
  answerBy: LocalDate,
  canAnswer: Type.Boolean(),
  /** What the reader has answered. */
  answer: Type.Optional(MeetingAnswer),
})
export type MeetingInvitationView = Static<typeof MeetingInvitationView>

export const readMeetingInvitation = call({
  summary: 'The meeting behind a link, with the answer that was given by it.',
  method: 'POST',
  path: 'api/MeetingRoom/ReadInvitation',
  access: 'public',
  clause: 'S7.35',
  request: Type.Object({ token }),
  response: MeetingInvitationView,
  problems: ['meetingInvitationOver', 'meetingInvitationFull'],
})
export const beginMeetingJourney = call({
  summary:
    'With what a colleague who was invited begins to book their own journey or stay; what is booked from it belongs to the event, on what the event agreed.',
  method: 'POST',
  path: 'api/MeetingRoom/BeginOwnJourney',
  access: 'book',
  write: true,
  clause: 'S7.35',
  request: Type.Object({ token, for: words('flight', 'train', 'hotel') }),
  response: Type.Object({
    productType: products.schema,
    /** The caller's own trip to the event. */
    travelOrderNo: Type.String(),
    /** An application of the event under which the caller may book it. */
    travelApplyNo: Type.Optional(Type.String()),
    start: SearchStart,
    windows: Type.Optional(WishedWindows),
  }),
  problems: ['meetingInvitationOver', 'meetingInvitationFull', 'meetingNothingToSearch'],
})
export const answerMeetingInvitation = call({
  summary: 'Answers an invitation, or changes the answer; the same answer twice is one.',
  method: 'POST',
  path: 'api/MeetingRoom/AnswerInvitation',
  access: 'public',
  clause: 'S7.35',
  request: Type.Object({ token, answer: MeetingAnswer }),
  /** Opens the own answer later. */
  response: Type.Object({ token: Type.String() }),
  problems: ['meetingInvitationOver', 'meetingInvitationFull', 'meetingAnswerWrong'],
})
