// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/draft.calls'
import type { WebCall } from '../../../web-call'

export const saveCarOrderTemp: WebCall<typeof contract.saveCarOrderTemp> = {
  method: 'POST',
  path: 'api/Car/SaveCarOrderTemp',
  write: true,
}
