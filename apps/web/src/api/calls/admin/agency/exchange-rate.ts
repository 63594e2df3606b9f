// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/agency/exchange-rate.calls'
import type { WebCall } from '../../../web-call'

export const addExchangeRate: WebCall<typeof contract.addExchangeRate> = {
  method: 'POST',
  path: 'api/Agent/AddExchangeRate',
  write: true,
}
export const getExchangeRates: WebCall<typeof contract.getExchangeRates> = {
  method: 'GET',
  path: 'api/Agent/GetExchangeRates',
  write: false,
}
