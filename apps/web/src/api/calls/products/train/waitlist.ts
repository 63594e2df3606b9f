// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/waitlist.calls'
import type { WebCall } from '../../../web-call'

export const joinTrainWaitlist: WebCall<typeof contract.joinTrainWaitlist> = {
  method: 'POST',
  path: 'api/TrainTicket/JoinWaitlist',
  write: true,
}
export const leaveTrainWaitlist: WebCall<typeof contract.leaveTrainWaitlist> = {
  method: 'POST',
  path: 'api/TrainTicket/LeaveWaitlist',
  write: true,
}
export const quoteTrainWaitlist: WebCall<typeof contract.quoteTrainWaitlist> = {
  method: 'POST',
  path: 'api/TrainTicket/QuoteWaitlist',
  write: false,
}
