// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { WebCall } from '../../../web-call'

export const acceptIntlScheduleChange: WebCall<typeof contract.acceptIntlScheduleChange> = {
  method: 'POST',
  path: 'api/FlightIntl/AcceptScheduleChange',
  write: true,
}
export const applyIntlChange: WebCall<typeof contract.applyIntlChange> = {
  method: 'POST',
  path: 'api/FlightIntl/ApplyChange',
  write: true,
}
export const applyIntlRefund: WebCall<typeof contract.applyIntlRefund> = {
  method: 'POST',
  path: 'api/FlightIntl/ApplyRefund',
  write: true,
}
export const getIntlChangeInfo: WebCall<typeof contract.getIntlChangeInfo> = {
  method: 'GET',
  path: 'api/FlightIntl/GetChangeInfo',
  write: false,
}
export const getIntlOpenTicketsOfSearch: WebCall<typeof contract.getIntlOpenTicketsOfSearch> = {
  method: 'GET',
  path: 'api/FlightIntl/GetOpenTicketsOfSearch',
  write: false,
}
export const getIntlOrderChanges: WebCall<typeof contract.getIntlOrderChanges> = {
  method: 'GET',
  path: 'api/FlightIntl/GetOrderChanges',
  write: false,
}
export const getIntlRefundInfo: WebCall<typeof contract.getIntlRefundInfo> = {
  method: 'GET',
  path: 'api/FlightIntl/GetRefundInfo',
  write: false,
}
export const giveIntlNoticeToDesk: WebCall<typeof contract.giveIntlNoticeToDesk> = {
  method: 'POST',
  path: 'api/FlightIntl/GiveNoticeToDesk',
  write: true,
}
export const quoteIntlChange: WebCall<typeof contract.quoteIntlChange> = {
  method: 'POST',
  path: 'api/FlightIntl/QuoteChange',
  write: false,
}
export const quoteIntlRefund: WebCall<typeof contract.quoteIntlRefund> = {
  method: 'POST',
  path: 'api/FlightIntl/QuoteRefund',
  write: false,
}
export const searchIntlChange: WebCall<typeof contract.searchIntlChange> = {
  method: 'POST',
  path: 'api/FlightIntl/ChangeSearch',
  write: false,
}
export const searchIntlProtection: WebCall<typeof contract.searchIntlProtection> = {
  method: 'POST',
  path: 'api/FlightIntl/ProtectionSearch',
  write: false,
}
export const takeIntlPriceDrop: WebCall<typeof contract.takeIntlPriceDrop> = {
  method: 'POST',
  path: 'api/FlightIntl/TakePriceDrop',
  write: true,
}
export const takeIntlProtection: WebCall<typeof contract.takeIntlProtection> = {
  method: 'POST',
  path: 'api/FlightIntl/TakeProtection',
  write: true,
}
