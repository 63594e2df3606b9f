// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/usage-event.calls'
import type { WebCall } from '../../web-call'

export const addBuriedPointData: WebCall<typeof contract.addBuriedPointData> = {
  method: 'POST',
  path: 'api/Common/AddBuriedPointData',
  write: false,
}
