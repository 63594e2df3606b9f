// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/attendee.calls'
import type { WebCall } from '../../../web-call'

export const exportMeetingAttendees: WebCall<typeof contract.exportMeetingAttendees> = {
  method: 'POST',
  path: 'api/MeetingRoom/ExportAttendees',
  write: false,
}
export const makeMeetingInvitation: WebCall<typeof contract.makeMeetingInvitation> = {
  method: 'POST',
  path: 'api/MeetingRoom/MakeInvitation',
  write: true,
}
export const removeMeetingAttendee: WebCall<typeof contract.removeMeetingAttendee> = {
  method: 'POST',
  path: 'api/MeetingRoom/RemoveAttendee',
  write: true,
}
export const revokeMeetingInvitation: WebCall<typeof contract.revokeMeetingInvitation> = {
  method: 'POST',
  path: 'api/MeetingRoom/RevokeInvitation',
  write: true,
}
