// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/travel-policy.calls'
import type { WebCall } from '../../web-call'

export const decidePolicy: WebCall<typeof contract.decidePolicy> = {
  method: 'POST',
  path: 'api/Manage/DecidePolicy',
  write: true,
}
export const endPolicy: WebCall<typeof contract.endPolicy> = { method: 'POST', path: 'api/Manage/EndPolicy', write: true }
export const getPolicies: WebCall<typeof contract.getPolicies> = { method: 'GET', path: 'api/Manage/GetPolicies', write: false }
export const getPolicy: WebCall<typeof contract.getPolicy> = { method: 'GET', path: 'api/Manage/GetPolicy', write: false }
export const getPolicyOf: WebCall<typeof contract.getPolicyOf> = { method: 'POST', path: 'api/Manage/GetPolicyOf', write: false }
export const getPolicyScopeChoices: WebCall<typeof contract.getPolicyScopeChoices> = {
  method: 'GET',
  path: 'api/Manage/GetPolicyScopeChoices',
  write: false,
}
export const proposePolicy: WebCall<typeof contract.proposePolicy> = {
  method: 'POST',
  path: 'api/Manage/ProposePolicy',
  write: true,
}
export const takeBackPolicy: WebCall<typeof contract.takeBackPolicy> = {
  method: 'POST',
  path: 'api/Manage/TakeBackPolicy',
  write: true,
}
export const widenPolicy: WebCall<typeof contract.widenPolicy> = { method: 'POST', path: 'api/Manage/WidenPolicy', write: true }
