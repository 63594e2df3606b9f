// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/credential.calls'
import type { WebCall } from '../../web-call'

export const deleteCredential: WebCall<typeof contract.deleteCredential> = {
  method: 'POST',
  path: 'api/Employee/DeleteCredential',
  write: true,
}
export const getMyCredentials: WebCall<typeof contract.getMyCredentials> = {
  method: 'GET',
  path: 'api/Employee/GetMyCredentials',
  write: false,
}
export const revealPersonalData: WebCall<typeof contract.revealPersonalData> = {
  method: 'POST',
  path: 'api/Employee/RevealPersonalData',
  write: false,
}
export const saveCredential: WebCall<typeof contract.saveCredential> = {
  method: 'POST',
  path: 'api/Employee/SaveCredential',
  write: true,
}
