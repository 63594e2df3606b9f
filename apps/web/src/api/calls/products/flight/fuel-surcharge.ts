// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import type { WebCall } from '../../../web-call'

export const addFuelSurcharge: WebCall<typeof contract.addFuelSurcharge> = {
  method: 'POST',
  path: 'api/Flight/AddFuelSurcharge',
  write: true,
}
export const getFuelSurcharges: WebCall<typeof contract.getFuelSurcharges> = {
  method: 'GET',
  path: 'api/Flight/GetFuelSurcharges',
  write: false,
}
