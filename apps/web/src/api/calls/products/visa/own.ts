// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/own.calls'
import type { WebCall } from '../../../web-call'

export const getOwnVisas: WebCall<typeof contract.getOwnVisas> = {
  method: 'GET',
  path: 'api/VisaResource/GetOwnVisas',
  write: false,
}
export const removeOwnVisa: WebCall<typeof contract.removeOwnVisa> = {
  method: 'POST',
  path: 'api/VisaResource/RemoveOwnVisa',
  write: true,
}
export const saveOwnVisa: WebCall<typeof contract.saveOwnVisa> = {
  method: 'POST',
  path: 'api/VisaResource/SaveOwnVisa',
  write: true,
}
