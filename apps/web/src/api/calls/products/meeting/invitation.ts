// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/invitation.calls'
import type { WebCall } from '../../../web-call'

export const answerMeetingInvitation: WebCall<typeof contract.answerMeetingInvitation> = {
  method: 'POST',
  path: 'api/MeetingRoom/AnswerInvitation',
  write: false,
}
export const beginMeetingJourney: WebCall<typeof contract.beginMeetingJourney> = {
  method: 'POST',
  path: 'api/MeetingRoom/BeginOwnJourney',
  write: true,
}
export const readMeetingInvitation: WebCall<typeof contract.readMeetingInvitation> = {
  method: 'POST',
  path: 'api/MeetingRoom/ReadInvitation',
  write: false,
}
