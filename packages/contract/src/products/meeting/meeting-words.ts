/** How the chairs stand (handbook 5.2). */
export const meetingLayouts = ['classroom', 'theatre', 'uShape', 'islands', 'banquet', 'boardroom'] as const
export type MeetingLayout = (typeof meetingLayouts)[number]

/** What an event needs beside its hall. */
export const meetingServices = ['rooms', 'meals', 'cars', 'materials', 'teaBreaks', 'teamBuilding'] as const
export type MeetingService = (typeof meetingServices)[number]

/** What a line of an offer or of a bill is for. */
export const meetingLineKinds = ['hall', ...meetingServices, 'meetingService'] as const
export type MeetingLineKind = (typeof meetingLineKinds)[number]

/** What decides between the dates that are wished. */
export const dateDeciders = ['price', 'firstDate', 'venue'] as const

/** Handbook 5.2: where a meeting stands. */
export const meetingStates = [
  'draft',
  'submitted',
  'asking',
  'quoted',
  'confirming',
  'awaitingDeposit',
  'running',
  'settling',
  'completed',
  'cancelled',
  'expired',
  'refused',
] as const
export type MeetingState = (typeof meetingStates)[number]

/** Without all of them nothing is settled: who was invited, who came, what it cost in detail, and the invoice. */
export const evidenceKinds = ['notice', 'attendance', 'bill', 'invoice'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

export const venuesAskedAtMost = 5
export const meetingPeopleAtMost = 2000
/** Percent of an offer that is paid in advance (handbook 5.2). */
export const depositShare = { least: 30, most: 50 } as const

/** How somebody who is invited wishes to come; `own`: needs nothing booked. */
export const attendeeModes = ['flight', 'train', 'own'] as const
/** When somebody arrives or leaves: before noon, until six, later. */
export const arrivalWindows = ['morning', 'afternoon', 'evening'] as const
export type ArrivalWindow = (typeof arrivalWindows)[number]
export const attendeeDiets = ['usual', 'vegetarian', 'halal', 'other'] as const
/** `twin`: a bed in a room shared with another attendee. */
export const attendeeRooms = ['none', 'single', 'twin'] as const

/** Where a link stands: it can be answered, was revoked, its time is over, or as many have answered as may. */
export const invitationStates = ['open', 'revoked', 'over', 'full'] as const
export type InvitationState = (typeof invitationStates)[number]
export const invitationsAtMost = 10
/** Rooms of one night that a meeting holds. */
export const blockRoomsAtMost = 500
