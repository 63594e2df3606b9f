// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/time-machine.calls'
import type { WebCall } from '../../web-call'

export const getApplicationAsOf: WebCall<typeof contract.getApplicationAsOf> = {
  method: 'GET',
  path: 'api/TravelApply/GetTravelApplyAsOf',
  write: false,
}
export const getOrderAsOf: WebCall<typeof contract.getOrderAsOf> = { method: 'GET', path: 'api/Order/GetOrderAsOf', write: false }
