// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/travel-preference.calls'
import type { WebCall } from '../../web-call'

export const getMyTravelPreferences: WebCall<typeof contract.getMyTravelPreferences> = {
  method: 'GET',
  path: 'api/Employee/GetMyTravelPreferences',
  write: false,
}
export const saveMyTravelPreferences: WebCall<typeof contract.saveMyTravelPreferences> = {
  method: 'POST',
  path: 'api/Employee/SaveMyTravelPreferences',
  write: true,
}
