// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/payment.calls'
import type { WebCall } from '../../web-call'

export const getPaymentInfo: WebCall<typeof contract.getPaymentInfo> = {
  method: 'POST',
  path: 'api/Payment/GetPaymentInfo',
  write: false,
}
export const getPaymentState: WebCall<typeof contract.getPaymentState> = {
  method: 'GET',
  path: 'api/Payment/GetPaymentState',
  write: false,
}
export const pay: WebCall<typeof contract.pay> = { method: 'POST', path: 'api/Payment/Pay', write: true }
export const paymentCallback: WebCall<typeof contract.paymentCallback> = {
  method: 'POST',
  path: 'api/Payment/Callback',
  write: false,
}
