// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/desk.calls'
import type { WebCall } from '../../../web-call'

export const getDeskRides: WebCall<typeof contract.getDeskRides> = { method: 'GET', path: 'api/Car/GetDeskRides', write: false }
export const revealRideEmergency: WebCall<typeof contract.revealRideEmergency> = {
  method: 'POST',
  path: 'api/Car/RevealEmergency',
  write: false,
}
