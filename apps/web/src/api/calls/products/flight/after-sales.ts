// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/flight/after-sales.calls'
import type { WebCall } from '../../../web-call'

export const applyFlightChange: WebCall<typeof contract.applyFlightChange> = {
  method: 'POST',
  path: 'api/Flight/ApplyChange',
  write: true,
}
export const applyFlightRefund: WebCall<typeof contract.applyFlightRefund> = {
  method: 'POST',
  path: 'api/Flight/ApplyRefund',
  write: true,
}
export const getFlightChangeInfo: WebCall<typeof contract.getFlightChangeInfo> = {
  method: 'GET',
  path: 'api/Flight/GetChangeInfo',
  write: false,
}
export const getFlightRefundInfo: WebCall<typeof contract.getFlightRefundInfo> = {
  method: 'GET',
  path: 'api/Flight/GetRefundInfo',
  write: false,
}
export const getOpenTickets: WebCall<typeof contract.getOpenTickets> = {
  method: 'POST',
  path: 'api/Flight/GetOpenTickets',
  write: false,
}
export const getOpenTicketsOfSearch: WebCall<typeof contract.getOpenTicketsOfSearch> = {
  method: 'GET',
  path: 'api/Flight/GetOpenTicketsOfSearch',
  write: false,
}
export const quoteFlightChange: WebCall<typeof contract.quoteFlightChange> = {
  method: 'POST',
  path: 'api/Flight/QuoteChange',
  write: false,
}
export const quoteFlightRefund: WebCall<typeof contract.quoteFlightRefund> = {
  method: 'POST',
  path: 'api/Flight/QuoteRefund',
  write: false,
}
export const searchFlightChange: WebCall<typeof contract.searchFlightChange> = {
  method: 'POST',
  path: 'api/Flight/ChangeSearch',
  write: false,
}
