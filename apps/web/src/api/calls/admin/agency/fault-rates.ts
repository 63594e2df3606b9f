// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/fault-rates.calls'
import type { WebCall } from '../../../web-call'

export const getFaultRates: WebCall<typeof contract.getFaultRates> = {
  method: 'GET',
  path: 'api/Agent/GetFaultRates',
  write: false,
}
export const saveFaultRates: WebCall<typeof contract.saveFaultRates> = {
  method: 'POST',
  path: 'api/Agent/SaveFaultRates',
  write: true,
}
