// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/whereabouts.calls'
import type { WebCall } from '../../../web-call'

export const getWhereaboutsCounts: WebCall<typeof contract.getWhereaboutsCounts> = {
  method: 'GET',
  path: 'api/Manage/GetWhereaboutsCounts',
  write: false,
}
export const searchWhereabouts: WebCall<typeof contract.searchWhereabouts> = {
  method: 'POST',
  path: 'api/Manage/SearchWhereabouts',
  write: false,
}
