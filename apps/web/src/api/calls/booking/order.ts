// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/order.calls'
import type { WebCall } from '../../web-call'

export const cancelOrder: WebCall<typeof contract.cancelOrder> = { method: 'POST', path: 'api/Order/CancelOrder', write: true }
export const cancelTrip: WebCall<typeof contract.cancelTrip> = { method: 'POST', path: 'api/Order/CancelTrip', write: true }
export const getPendingOrderStatistical: WebCall<typeof contract.getPendingOrderStatistical> = {
  method: 'POST',
  path: 'api/Order/GetPendingOrderStatistical',
  write: false,
}
export const getTripOrderList: WebCall<typeof contract.getTripOrderList> = {
  method: 'POST',
  path: 'api/Order/GetTripOrderList',
  write: false,
}
export const queryTravelOrder: WebCall<typeof contract.queryTravelOrder> = {
  method: 'POST',
  path: 'api/Order/QueryTravelOrder',
  write: false,
}
export const quoteTripCancel: WebCall<typeof contract.quoteTripCancel> = {
  method: 'POST',
  path: 'api/Order/QuoteTripCancel',
  write: false,
}
export const resubmitOrder: WebCall<typeof contract.resubmitOrder> = {
  method: 'POST',
  path: 'api/Order/ResubmitOrder',
  write: true,
}
export const startResubmission: WebCall<typeof contract.startResubmission> = {
  method: 'POST',
  path: 'api/Order/StartResubmission',
  write: true,
}
export const withdrawOrder: WebCall<typeof contract.withdrawOrder> = {
  method: 'POST',
  path: 'api/Order/WithdrawOrder',
  write: true,
}
