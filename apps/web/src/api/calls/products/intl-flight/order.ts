// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/order.calls'
import type { WebCall } from '../../../web-call'

export const getIntlFlightOrderDetail: WebCall<typeof contract.getIntlFlightOrderDetail> = {
  method: 'GET',
  path: 'api/FlightIntl/GetFlightIntlOrderDetail',
  write: false,
}
