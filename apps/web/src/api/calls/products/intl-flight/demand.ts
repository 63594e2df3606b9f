// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/demand.calls'
import type { WebCall } from '../../../web-call'

export const getUnconfirmedDemandCount: WebCall<typeof contract.getUnconfirmedDemandCount> = {
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  write: false,
}
