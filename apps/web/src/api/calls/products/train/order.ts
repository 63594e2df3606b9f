// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/order.calls'
import type { WebCall } from '../../../web-call'

export const getTrainOrderDetail: WebCall<typeof contract.getTrainOrderDetail> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainOrderDetail',
  write: false,
}
