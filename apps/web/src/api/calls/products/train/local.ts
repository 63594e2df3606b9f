// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/local.calls'
import type { WebCall } from '../../../web-call'

export const declineLocalTrainOrder: WebCall<typeof contract.declineLocalTrainOrder> = {
  method: 'POST',
  path: 'api/TrainTicket/DeclineLocalOrder',
  write: true,
}
export const fulfilLocalTrainOrder: WebCall<typeof contract.fulfilLocalTrainOrder> = {
  method: 'POST',
  path: 'api/TrainTicket/FulfilLocalOrder',
  write: true,
}
export const getLocalTrainOrders: WebCall<typeof contract.getLocalTrainOrders> = {
  method: 'GET',
  path: 'api/TrainTicket/GetLocalOrders',
  write: false,
}
export const revealLocalTrainDocument: WebCall<typeof contract.revealLocalTrainDocument> = {
  method: 'POST',
  path: 'api/TrainTicket/RevealLocalDocument',
  write: false,
}
