// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/flight/order.calls'
import type { WebCall } from '../../../web-call'

export const getFlightOrderDetail: WebCall<typeof contract.getFlightOrderDetail> = {
  method: 'GET',
  path: 'api/Flight/GetFlightOrderDetail',
  write: false,
}
