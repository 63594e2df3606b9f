// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/draft.calls'
import type { WebCall } from '../../../web-call'

export const saveIntlFlightOrderTemp: WebCall<typeof contract.saveIntlFlightOrderTemp> = {
  method: 'POST',
  path: 'api/FlightIntl/SaveFlightOrderTempIntlV2',
  write: true,
}
