// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/country.calls'
import type { WebCall } from '../../web-call'

export const getDiallingCodeInfo: WebCall<typeof contract.getDiallingCodeInfo> = {
  method: 'POST',
  path: 'api/Common/GetDiallingCodeInfo',
  write: false,
}
