// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/draft.calls'
import type { WebCall } from '../../../web-call'

export const saveHotelOrderTemp: WebCall<typeof contract.saveHotelOrderTemp> = {
  method: 'POST',
  path: 'api/Hotel/SaveHotelOrderTemp',
  write: true,
}
