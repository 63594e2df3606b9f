import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { AttendeeCounts, MeetingAttendee, MeetingInvitation } from './attendee.shapes'
import { MeetingInvitee } from './invitee.shapes'
import { invitationsAtMost } from './meeting-words'
import { MeetingRoomBlock } from './room-block.shapes'

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
  attendees: Type.Array(
    Type.Object({
      ...MeetingAttendee.properties,
      /** Of what was booked for the event and stands, products on which somebody of that name travels or stays. */
      booked: Type.Array(products.schema),
    }),
  ),
  /** Whom a link was sent to by name, in the order in which they were invited. */
  invited: Type.Array(MeetingInvitee),
  /** Searches for guests can be begun: the hall is booked, and the meeting is not settled. */
  canBook: Type.Boolean(),
  counts: AttendeeCounts,
  /** What a room costs in a night and on which it can be held; absent where the offer quotes none. */
  rooms: Type.Optional(
    Type.Object({
      rate: Type.Integer(),
      nights: Type.Array(LocalDate),
      /** Rooms can be held, changed and given back. */
      canHold: Type.Boolean(),
      block: Type.Optional(MeetingRoomBlock),
    }),
  ),
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
