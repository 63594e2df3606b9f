// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/membership.calls'
import type { WebCall } from '../../web-call'

export const getMembershipInfo: WebCall<typeof contract.getMembershipInfo> = {
  method: 'GET',
  path: 'api/Employee/GetMembershipInfo',
  write: false,
}
export const setMembership: WebCall<typeof contract.setMembership> = {
  method: 'POST',
  path: 'api/Employee/SetMembership',
  write: true,
}
