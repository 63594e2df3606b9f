// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/meeting.calls'
import type { WebCall } from '../../web-call'

export const findVenueKeywords: WebCall<typeof contract.findVenueKeywords> = {
  method: 'POST',
  path: 'api/MeetingRoom/FindKeywords',
  write: false,
}
export const hotelStayInCity: WebCall<typeof contract.hotelStayInCity> = {
  method: 'POST',
  path: 'api/MeetingRoom/HotelStayInCity',
  write: false,
}
export const requirementSearchOption: WebCall<typeof contract.requirementSearchOption> = {
  method: 'GET',
  path: 'api/MeetingRoom/RequirementSearchOption',
  write: false,
}
