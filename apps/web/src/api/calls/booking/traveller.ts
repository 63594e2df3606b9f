// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/traveller.calls'
import type { WebCall } from '../../web-call'

export const findTravellers: WebCall<typeof contract.findTravellers> = {
  method: 'POST',
  path: 'api/Employee/FindTravellers',
  write: false,
}
export const getBookingReach: WebCall<typeof contract.getBookingReach> = {
  method: 'GET',
  path: 'api/Employee/GetBookingReach',
  write: false,
}
export const getDepartmentTree: WebCall<typeof contract.getDepartmentTree> = {
  method: 'GET',
  path: 'api/Employee/GetDepartmentTree',
  write: false,
}
export const getTravellerCards: WebCall<typeof contract.getTravellerCards> = {
  method: 'POST',
  path: 'api/Employee/GetTravellerCards',
  write: false,
}
export const removeGuest: WebCall<typeof contract.removeGuest> = { method: 'POST', path: 'api/Employee/RemoveGuest', write: true }
export const saveGuest: WebCall<typeof contract.saveGuest> = { method: 'POST', path: 'api/Employee/SaveGuest', write: true }
