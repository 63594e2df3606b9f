// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/demand.calls'
import type { WebCall } from '../../../web-call'

export const acceptHotelDemand: WebCall<typeof contract.acceptHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/AcceptDemand',
  write: true,
}
export const askHotelDemand: WebCall<typeof contract.askHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/SubmitDemand',
  write: true,
}
export const askHotelDemandAgain: WebCall<typeof contract.askHotelDemandAgain> = {
  method: 'POST',
  path: 'api/Hotel/ResubmitDemand',
  write: true,
}
export const cancelHotelDemand: WebCall<typeof contract.cancelHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/CancelDemand',
  write: true,
}
export const getHotelDemand: WebCall<typeof contract.getHotelDemand> = {
  method: 'GET',
  path: 'api/Hotel/GetDemandDetail',
  write: false,
}
export const getHotelDemands: WebCall<typeof contract.getHotelDemands> = {
  method: 'POST',
  path: 'api/Hotel/GetDemandList',
  write: false,
}
export const getUnconfirmedHotelDemandCount: WebCall<typeof contract.getUnconfirmedHotelDemandCount> = {
  method: 'GET',
  path: 'api/Hotel/GetUnConfirmedDemandOrderCount',
  write: false,
}
export const openHotelDemand: WebCall<typeof contract.openHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/OpenDemandBooking',
  write: true,
}
export const quoteHotelDemand: WebCall<typeof contract.quoteHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/QuoteDemand',
  write: true,
}
export const refuseHotelDemand: WebCall<typeof contract.refuseHotelDemand> = {
  method: 'POST',
  path: 'api/Hotel/RefuseDemand',
  write: true,
}
