import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { arrivalWindows, attendeeDiets, attendeeRooms, attendeeModes, invitationStates } from './meeting-words'

const Days = Type.Array(LocalDate, { maxItems: 20, uniqueItems: true })

/** What somebody who is invited answers; wishes only of one who comes. */
export const MeetingAnswer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  mobile: Type.String({ pattern: '^\\+?[0-9][0-9 -]{4,18}[0-9]$' }),
  comes: Type.Boolean(),
  wishes: Type.Optional(
    Type.Object({
      days: Days,
      /** Absent of one who needs nothing booked. */
      fromCity: Type.Optional(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' })),
      by: words(...attendeeModes),
      arrival: Type.Object({ date: LocalDate, window: words(...arrivalWindows) }),
      /** Absent of those who answered before it was asked. */
      leaving: Type.Optional(Type.Object({ date: LocalDate, window: words(...arrivalWindows) })),
      diet: words(...attendeeDiets),
      room: words(...attendeeRooms),
      /** Each begins on this day; none without a room. */
      nights: Days,
      note: Type.String({ maxLength: 200 }),
    }),
  ),
})
export type MeetingAnswer = Static<typeof MeetingAnswer>
export type MeetingWishes = NonNullable<MeetingAnswer['wishes']>

/** When somebody wishes to arrive, and to leave. */
export const WishedWindows = Type.Object({
  arrive: words(...arrivalWindows),
  leave: Type.Optional(words(...arrivalWindows)),
})

/** An answer as the organiser reads it: the mobile masked. */
export const MeetingAttendee = Type.Object({
  ...MeetingAnswer.properties,
  mobile: Type.String(),
  attendeeId: Type.String(),
  /** An earlier answer names the same mobile: this one is not counted while that stands. */
  repeats: Type.Boolean(),
  answeredAt: Instant,
})
export type MeetingAttendee = Static<typeof MeetingAttendee>

export const MeetingInvitation = Type.Object({
  invitationId: Type.String(),
  /** Opens the page on which it is answered. */
  token: Type.String(),
  state: words(...invitationStates),
  answerBy: LocalDate,
  usesAtMost: Type.Integer(),
  uses: Type.Integer(),
  madeAt: Instant,
})
export type MeetingInvitation = Static<typeof MeetingInvitation>

const Counted = { count: Type.Integer() }
const WindowCounts = Type.Array(
  Type.Object({ date: LocalDate, window: words(...arrivalWindows), by: words(...attendeeModes), ...Counted }),
)
/** What the answers come to. */
export const AttendeeCounts = Type.Object({
  coming: Type.Integer(),
  notComing: Type.Integer(),
  byDay: Type.Array(Type.Object({ day: LocalDate, ...Counted })),
  /** By day, window and mode, the first to arrive first, and to leave. */
  arrivals: WindowCounts,
  departures: WindowCounts,
  modes: Type.Array(Type.Object({ by: words(...attendeeModes), ...Counted })),
  diets: Type.Array(Type.Object({ diet: words(...attendeeDiets), ...Counted })),
  /** Rooms of a night; two who share take one. */
  rooms: Type.Array(Type.Object({ night: LocalDate, ...Counted })),
})
export type AttendeeCounts = Static<typeof AttendeeCounts>
