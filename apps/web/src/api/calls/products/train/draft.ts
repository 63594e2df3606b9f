// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/draft.calls'
import type { WebCall } from '../../../web-call'

export const saveTrainOrderTemp: WebCall<typeof contract.saveTrainOrderTemp> = {
  method: 'POST',
  path: 'api/TrainTicket/SaveTrainTicketOrderTemp',
  write: true,
}
