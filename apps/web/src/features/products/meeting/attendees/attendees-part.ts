import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'

/** What the parts of the page work with. */
export interface AttendeesPart {
  meeting: MeetingAttendees
}
export type Rooms = NonNullable<MeetingAttendees['rooms']>
