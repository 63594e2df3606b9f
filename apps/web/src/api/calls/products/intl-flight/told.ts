// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/told.calls'
import type { WebCall } from '../../../web-call'

export const forgetToldToCarriers: WebCall<typeof contract.forgetToldToCarriers> = {
  method: 'POST',
  path: 'api/FlightIntl/ForgetToldToCarriers',
  write: true,
}
export const getMyToldToCarriers: WebCall<typeof contract.getMyToldToCarriers> = {
  method: 'GET',
  path: 'api/FlightIntl/GetMyToldToCarriers',
  write: false,
}
