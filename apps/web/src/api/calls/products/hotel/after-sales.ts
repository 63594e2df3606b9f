// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/after-sales.calls'
import type { WebCall } from '../../../web-call'

export const applyHotelRefund: WebCall<typeof contract.applyHotelRefund> = {
  method: 'POST',
  path: 'api/Hotel/ApplyRefund',
  write: true,
}
export const getHotelRefundInfo: WebCall<typeof contract.getHotelRefundInfo> = {
  method: 'GET',
  path: 'api/Hotel/GetRefundInfo',
  write: false,
}
export const quoteHotelRefund: WebCall<typeof contract.quoteHotelRefund> = {
  method: 'POST',
  path: 'api/Hotel/QuoteRefund',
  write: false,
}
