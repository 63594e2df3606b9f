// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/application/application.calls'
import type { WebCall } from '../../../web-call'

export const actOnTravelApply: WebCall<typeof contract.actOnTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Act',
  write: true,
}
export const getBookingsMatchTravelApplyOrderList: WebCall<typeof contract.getBookingsMatchTravelApplyOrderList> = {
  method: 'POST',
  path: 'api/Order/GetBookingsMatchTravelApplyOrderList',
  write: false,
}
export const getSchedule: WebCall<typeof contract.getSchedule> = {
  method: 'GET',
  path: 'api/TravelApply/GetSchedule',
  write: false,
}
export const getTravelApplyBalance: WebCall<typeof contract.getTravelApplyBalance> = {
  method: 'POST',
  path: 'api/TravelApply/GetBalance',
  write: false,
}
export const getTravelApplyDetail: WebCall<typeof contract.getTravelApplyDetail> = {
  method: 'GET',
  path: 'api/TravelApply/GetTravelApplyDetail',
  write: false,
}
export const getTravelApplyForm: WebCall<typeof contract.getTravelApplyForm> = {
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyForm',
  write: false,
}
export const getTravelApplyList: WebCall<typeof contract.getTravelApplyList> = {
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyList',
  write: false,
}
export const getTravelApplyOrderBookInfo: WebCall<typeof contract.getTravelApplyOrderBookInfo> = {
  method: 'POST',
  path: 'api/Order/GetTravelApplyOrderBookInfo',
  write: false,
}
export const previewTravelApply: WebCall<typeof contract.previewTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Preview',
  write: false,
}
export const queryMatchTravelApplyOrderList: WebCall<typeof contract.queryMatchTravelApplyOrderList> = {
  method: 'POST',
  path: 'api/Order/QueryMatchTravelApplyOrderList',
  write: false,
}
export const saveTravelApplyDraft: WebCall<typeof contract.saveTravelApplyDraft> = {
  method: 'POST',
  path: 'api/TravelApply/SaveDraft',
  write: true,
}
export const submitTravelApply: WebCall<typeof contract.submitTravelApply> = {
  method: 'POST',
  path: 'api/TravelApply/Submit',
  write: true,
}
