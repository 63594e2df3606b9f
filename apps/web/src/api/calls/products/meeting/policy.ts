// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/policy.calls'
import type { WebCall } from '../../../web-call'

export const getMeetingRuleViolate: WebCall<typeof contract.getMeetingRuleViolate> = {
  method: 'GET',
  path: 'api/Meeting/GetMeetingRuleViolate',
  write: false,
}
