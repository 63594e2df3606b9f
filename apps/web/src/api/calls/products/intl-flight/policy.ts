// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/policy.calls'
import type { WebCall } from '../../../web-call'

export const getIntFlightRuleViolate: WebCall<typeof contract.getIntFlightRuleViolate> = {
  method: 'GET',
  path: 'api/FlightIntl/GetIntFlightRuleViolate',
  write: false,
}
