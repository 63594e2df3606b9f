// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/agreed-rates.calls'
import type { WebCall } from '../../../web-call'

export const decideServedRates: WebCall<typeof contract.decideServedRates> = {
  method: 'POST',
  path: 'api/Agent/DecideServedRates',
  write: true,
}
export const getServedRates: WebCall<typeof contract.getServedRates> = {
  method: 'GET',
  path: 'api/Agent/GetServedRates',
  write: false,
}
export const proposeServedRates: WebCall<typeof contract.proposeServedRates> = {
  method: 'POST',
  path: 'api/Agent/ProposeServedRates',
  write: true,
}
