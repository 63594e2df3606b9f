// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/recent-search.calls'
import type { WebCall } from '../../web-call'

export const getRecentSearches: WebCall<typeof contract.getRecentSearches> = {
  method: 'GET',
  path: 'api/Order/GetRecentSearches',
  write: false,
}
