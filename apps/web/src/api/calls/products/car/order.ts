// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/order.calls'
import type { WebCall } from '../../../web-call'

export const cancelCarRide: WebCall<typeof contract.cancelCarRide> = { method: 'POST', path: 'api/Car/CancelRide', write: true }
export const changeCarDestination: WebCall<typeof contract.changeCarDestination> = {
  method: 'POST',
  path: 'api/Car/ChangeDestination',
  write: true,
}
export const changeCarEmergency: WebCall<typeof contract.changeCarEmergency> = {
  method: 'POST',
  path: 'api/Car/ChangeEmergency',
  write: true,
}
export const confirmCarFare: WebCall<typeof contract.confirmCarFare> = {
  method: 'POST',
  path: 'api/Car/ConfirmFare',
  write: true,
}
export const disputeCarFare: WebCall<typeof contract.disputeCarFare> = {
  method: 'POST',
  path: 'api/Car/DisputeFare',
  write: true,
}
export const getCarOrderDetail: WebCall<typeof contract.getCarOrderDetail> = {
  method: 'GET',
  path: 'api/Car/GetCarOrderDetail',
  write: false,
}
export const revokeCarShare: WebCall<typeof contract.revokeCarShare> = {
  method: 'POST',
  path: 'api/Car/RevokeShare',
  write: true,
}
