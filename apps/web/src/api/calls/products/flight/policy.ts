// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/flight/policy.calls'
import type { WebCall } from '../../../web-call'

export const getFlightRuleViolate: WebCall<typeof contract.getFlightRuleViolate> = {
  method: 'GET',
  path: 'api/Flight/GetFlightRuleViolate',
  write: false,
}
