// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/policy.calls'
import type { WebCall } from '../../../web-call'

export const getHotelTravelBizPolicy: WebCall<typeof contract.getHotelTravelBizPolicy> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelTravelBizPolicy',
  write: false,
}
