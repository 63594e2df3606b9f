// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/later-extras.calls'
import type { WebCall } from '../../../web-call'

export const buyIntlLaterExtras: WebCall<typeof contract.buyIntlLaterExtras> = {
  method: 'POST',
  path: 'api/FlightIntl/BuyLaterExtras',
  write: true,
}
export const getIntlLaterExtras: WebCall<typeof contract.getIntlLaterExtras> = {
  method: 'GET',
  path: 'api/FlightIntl/GetLaterExtras',
  write: false,
}
export const quoteIntlLaterExtras: WebCall<typeof contract.quoteIntlLaterExtras> = {
  method: 'POST',
  path: 'api/FlightIntl/QuoteLaterExtras',
  write: false,
}
