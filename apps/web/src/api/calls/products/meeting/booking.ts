// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/booking.calls'
import type { WebCall } from '../../../web-call'

export const createMeetingOrder: WebCall<typeof contract.createMeetingOrder> = {
  method: 'POST',
  path: 'api/MeetingRoom/CreateOrder',
  write: true,
}
export const getMeetingBookInfo: WebCall<typeof contract.getMeetingBookInfo> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetBookInfo',
  write: false,
}
export const openMeetingBalance: WebCall<typeof contract.openMeetingBalance> = {
  method: 'POST',
  path: 'api/MeetingRoom/OpenBalance',
  write: true,
}
export const openMeetingPlan: WebCall<typeof contract.openMeetingPlan> = {
  method: 'POST',
  path: 'api/MeetingRoom/OpenPlan',
  write: true,
}
