import { Type, type Static } from 'typebox'
import { Instant } from '../../kit/local-date'

/** Somebody whom a link to a meeting was sent to. */
export const NewMeetingInvitee = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  mobile: Type.String({ pattern: '^\\+?[0-9][0-9 -]{4,18}[0-9]$' }),
})

/** The same as the organiser reads it: the mobile masked. */
export const MeetingInvitee = Type.Object({
  inviteeId: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  /** By which link. */
  invitationId: Type.String(),
  /** An answer names their mobile. */
  answered: Type.Boolean(),
  /** They are written to once more when the organiser asks for it. */
  canRemind: Type.Boolean(),
  remindedAt: Type.Optional(Instant),
})
export type MeetingInvitee = Static<typeof MeetingInvitee>
