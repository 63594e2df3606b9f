// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/waiting.calls'
import type { WebCall } from '../../../web-call'

export const getUnconfirmedMeetingCount: WebCall<typeof contract.getUnconfirmedMeetingCount> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetUnconfirmedRequirementCount',
  write: false,
}
