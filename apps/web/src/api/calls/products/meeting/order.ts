// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/order.calls'
import type { WebCall } from '../../../web-call'

export const acceptMeetingActual: WebCall<typeof contract.acceptMeetingActual> = {
  method: 'POST',
  path: 'api/MeetingRoom/AcceptActual',
  write: true,
}
export const callOffMeeting: WebCall<typeof contract.callOffMeeting> = {
  method: 'POST',
  path: 'api/MeetingRoom/CallOff',
  write: true,
}
export const changeMeetingPeople: WebCall<typeof contract.changeMeetingPeople> = {
  method: 'POST',
  path: 'api/MeetingRoom/ChangePeople',
  write: true,
}
export const closeMeetingActual: WebCall<typeof contract.closeMeetingActual> = {
  method: 'POST',
  path: 'api/MeetingRoom/CloseActual',
  write: true,
}
export const getMeetingOrderDetail: WebCall<typeof contract.getMeetingOrderDetail> = {
  method: 'GET',
  path: 'api/MeetingRoom/GetOrderDetail',
  write: false,
}
export const objectMeetingActual: WebCall<typeof contract.objectMeetingActual> = {
  method: 'POST',
  path: 'api/MeetingRoom/ObjectActual',
  write: true,
}
export const readMeetingContract: WebCall<typeof contract.readMeetingContract> = {
  method: 'POST',
  path: 'api/MeetingRoom/ReadContract',
  write: false,
}
export const readMeetingEvidence: WebCall<typeof contract.readMeetingEvidence> = {
  method: 'POST',
  path: 'api/MeetingRoom/ReadEvidence',
  write: false,
}
export const stateMeetingActual: WebCall<typeof contract.stateMeetingActual> = {
  method: 'POST',
  path: 'api/MeetingRoom/StateActual',
  write: true,
}
export const tellMeetingVenuePeople: WebCall<typeof contract.tellMeetingVenuePeople> = {
  method: 'POST',
  path: 'api/MeetingRoom/TellVenuePeople',
  write: true,
}
export const uploadMeetingEvidence: WebCall<typeof contract.uploadMeetingEvidence> = {
  method: 'POST',
  path: 'api/MeetingRoom/UploadEvidence',
  write: true,
}
