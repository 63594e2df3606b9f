// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/profile.calls'
import type { WebCall } from '../../web-call'

export const getMyProfile: WebCall<typeof contract.getMyProfile> = {
  method: 'GET',
  path: 'api/Employee/GetMyProfile',
  write: false,
}
export const saveDefaultCostCentre: WebCall<typeof contract.saveDefaultCostCentre> = {
  method: 'POST',
  path: 'api/Employee/SaveDefaultCostCentre',
  write: true,
}
