// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/after-sales.calls'
import type { WebCall } from '../../../web-call'

export const applyTrainChange: WebCall<typeof contract.applyTrainChange> = {
  method: 'POST',
  path: 'api/TrainTicket/ApplyChange',
  write: true,
}
export const applyTrainRefund: WebCall<typeof contract.applyTrainRefund> = {
  method: 'POST',
  path: 'api/TrainTicket/ApplyRefund',
  write: true,
}
export const getTrainChangeInfo: WebCall<typeof contract.getTrainChangeInfo> = {
  method: 'GET',
  path: 'api/TrainTicket/GetChangeInfo',
  write: false,
}
export const getTrainRefundInfo: WebCall<typeof contract.getTrainRefundInfo> = {
  method: 'GET',
  path: 'api/TrainTicket/GetRefundInfo',
  write: false,
}
export const quoteTrainChange: WebCall<typeof contract.quoteTrainChange> = {
  method: 'POST',
  path: 'api/TrainTicket/QuoteChange',
  write: false,
}
export const quoteTrainRefund: WebCall<typeof contract.quoteTrainRefund> = {
  method: 'POST',
  path: 'api/TrainTicket/QuoteRefund',
  write: false,
}
export const searchTrainChange: WebCall<typeof contract.searchTrainChange> = {
  method: 'POST',
  path: 'api/TrainTicket/ChangeSearch',
  write: false,
}
