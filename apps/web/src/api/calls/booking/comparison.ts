// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/comparison.calls'
import type { WebCall } from '../../web-call'

export const compareJourney: WebCall<typeof contract.compareJourney> = {
  method: 'GET',
  path: 'api/Order/CompareJourney',
  write: false,
}
