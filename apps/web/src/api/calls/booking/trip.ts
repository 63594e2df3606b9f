// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/trip.calls'
import type { WebCall } from '../../web-call'

export const getTravelView: WebCall<typeof contract.getTravelView> = {
  method: 'GET',
  path: 'api/Order/GetTravelView',
  write: false,
}
export const getTrips: WebCall<typeof contract.getTrips> = { method: 'POST', path: 'api/Order/GetTrips', write: false }
export const removeTripOrder: WebCall<typeof contract.removeTripOrder> = {
  method: 'POST',
  path: 'api/Order/RemoveTripOrder',
  write: true,
}
export const saveTrip: WebCall<typeof contract.saveTrip> = { method: 'POST', path: 'api/Order/SaveTrip', write: true }
