// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/policy.calls'
import type { WebCall } from '../../../web-call'

export const getCarRuleViolate: WebCall<typeof contract.getCarRuleViolate> = {
  method: 'GET',
  path: 'api/Car/GetCarRuleViolate',
  write: false,
}
