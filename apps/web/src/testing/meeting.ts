import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import type { Sketch } from './server'

/** A meeting of one day for sixty people, to whom nothing was sent yet. */
export const meetingAttendees = {
  orderNo: 'M1',
  venueName: '湖畔酒店',
  days: ['2026-12-01'],
  people: 60,
  seats: 80,
  canInvite: true,
  canBook: true,
  invitations: [],
  attendees: [],
  invited: [],
  counts: { coming: 0, notComing: 0, byDay: [], arrivals: [], departures: [], modes: [], diets: [], rooms: [] },
} as const satisfies Sketch<MeetingAttendees>
