// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/shared-ride.calls'
import type { WebCall } from '../../../web-call'

export const readSharedCarRide: WebCall<typeof contract.readSharedCarRide> = {
  method: 'POST',
  path: 'api/Car/ReadSharedRide',
  write: false,
}
