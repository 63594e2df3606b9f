// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/policy.calls'
import type { WebCall } from '../../web-call'

export const getCarRuleViolate: WebCall<typeof contract.getCarRuleViolate> = {
  method: 'GET',
  path: 'api/Car/GetCarRuleViolate',
  write: false,
}
export const getFlightRuleViolate: WebCall<typeof contract.getFlightRuleViolate> = {
  method: 'GET',
  path: 'api/Flight/GetFlightRuleViolate',
  write: false,
}
export const getHotelTravelBizPolicy: WebCall<typeof contract.getHotelTravelBizPolicy> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelTravelBizPolicy',
  write: false,
}
export const getIntFlightRuleViolate: WebCall<typeof contract.getIntFlightRuleViolate> = {
  method: 'GET',
  path: 'api/FlightIntl/GetIntFlightRuleViolate',
  write: false,
}
export const getTrainTicketRuleViolate: WebCall<typeof contract.getTrainTicketRuleViolate> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketRuleViolate',
  write: false,
}
