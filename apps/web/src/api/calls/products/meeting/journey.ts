// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/journey.calls'
import type { WebCall } from '../../../web-call'

export const beginAttendeeSearch: WebCall<typeof contract.beginAttendeeSearch> = {
  method: 'POST',
  path: 'api/MeetingRoom/BeginAttendeeSearch',
  write: true,
}
export const getMeetingJourneys: WebCall<typeof contract.getMeetingJourneys> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetJourneys',
  write: false,
}
export const groupMeetingApplication: WebCall<typeof contract.groupMeetingApplication> = {
  method: 'POST',
  path: 'api/MeetingRoom/GroupApplication',
  write: true,
}
export const ungroupMeetingApplication: WebCall<typeof contract.ungroupMeetingApplication> = {
  method: 'POST',
  path: 'api/MeetingRoom/UngroupApplication',
  write: true,
}
