// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/service-fee.calls'
import type { WebCall } from '../../../web-call'

export const decideServiceFee: WebCall<typeof contract.decideServiceFee> = {
  method: 'POST',
  path: 'api/Agent/DecideServiceFee',
  write: true,
}
export const getServiceFees: WebCall<typeof contract.getServiceFees> = {
  method: 'GET',
  path: 'api/Agent/GetServiceFees',
  write: false,
}
export const proposeServiceFee: WebCall<typeof contract.proposeServiceFee> = {
  method: 'POST',
  path: 'api/Agent/ProposeServiceFee',
  write: true,
}
