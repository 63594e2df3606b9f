// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type { WebCall } from '../../../web-call'

export const acceptManualQuote: WebCall<typeof contract.acceptManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/AcceptManualQuote',
  write: true,
}
export const answerManualQuote: WebCall<typeof contract.answerManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/AnswerManualQuote',
  write: true,
}
export const askManualQuote: WebCall<typeof contract.askManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/AskManualQuote',
  write: true,
}
export const carryOutManualQuote: WebCall<typeof contract.carryOutManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/CarryOutManualQuote',
  write: true,
}
export const getManualQuotes: WebCall<typeof contract.getManualQuotes> = {
  method: 'GET',
  path: 'api/FlightIntl/GetManualQuotes',
  write: false,
}
export const refuseManualQuote: WebCall<typeof contract.refuseManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/RefuseManualQuote',
  write: true,
}
export const withdrawManualQuote: WebCall<typeof contract.withdrawManualQuote> = {
  method: 'POST',
  path: 'api/FlightIntl/WithdrawManualQuote',
  write: true,
}
