// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/order.calls'
import type { WebCall } from '../../../web-call'

export const getHotelOrderDetail: WebCall<typeof contract.getHotelOrderDetail> = {
  method: 'GET',
  path: 'api/Hotel/GetHotelOrderDetail',
  write: false,
}
