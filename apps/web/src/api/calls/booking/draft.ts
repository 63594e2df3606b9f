// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/draft.calls'
import type { WebCall } from '../../web-call'

export const chooseTravellers: WebCall<typeof contract.chooseTravellers> = {
  method: 'POST',
  path: 'api/Order/SaveOrderTempTravellers',
  write: true,
}
export const getTempOrder: WebCall<typeof contract.getTempOrder> = { method: 'GET', path: 'api/Order/GetOrderTemp', write: false }
