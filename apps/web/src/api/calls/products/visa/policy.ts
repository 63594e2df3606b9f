// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/policy.calls'
import type { WebCall } from '../../../web-call'

export const getVisaRuleViolate: WebCall<typeof contract.getVisaRuleViolate> = {
  method: 'GET',
  path: 'api/Visa/GetVisaRuleViolate',
  write: false,
}
