// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/invitee.calls'
import type { WebCall } from '../../../web-call'

export const addMeetingInvitees: WebCall<typeof contract.addMeetingInvitees> = {
  method: 'POST',
  path: 'api/MeetingRoom/AddInvitees',
  write: true,
}
export const remindMeetingInvitees: WebCall<typeof contract.remindMeetingInvitees> = {
  method: 'POST',
  path: 'api/MeetingRoom/RemindInvitees',
  write: true,
}
export const removeMeetingInvitee: WebCall<typeof contract.removeMeetingInvitee> = {
  method: 'POST',
  path: 'api/MeetingRoom/RemoveInvitee',
  write: true,
}
