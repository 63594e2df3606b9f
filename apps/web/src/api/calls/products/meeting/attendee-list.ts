// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/attendee-list.calls'
import type { WebCall } from '../../../web-call'

export const getMeetingAttendees: WebCall<typeof contract.getMeetingAttendees> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetAttendees',
  write: false,
}
