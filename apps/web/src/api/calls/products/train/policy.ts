// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/policy.calls'
import type { WebCall } from '../../../web-call'

export const getTrainTicketRuleViolate: WebCall<typeof contract.getTrainTicketRuleViolate> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketRuleViolate',
  write: false,
}
