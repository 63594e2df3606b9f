// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/visa-country.calls'
import type { WebCall } from '../../web-call'

export const getVisaCountry: WebCall<typeof contract.getVisaCountry> = {
  method: 'POST',
  path: 'api/VisaResource/GetVisaCountry',
  write: false,
}
export const visaSearchFilters: WebCall<typeof contract.visaSearchFilters> = {
  method: 'POST',
  path: 'api/VisaResource/VisaSearchFilters',
  write: false,
}
