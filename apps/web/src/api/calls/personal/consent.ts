// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/consent.calls'
import type { WebCall } from '../../web-call'

export const getMyConsents: WebCall<typeof contract.getMyConsents> = {
  method: 'GET',
  path: 'api/Employee/GetMyConsents',
  write: false,
}
export const setConsent: WebCall<typeof contract.setConsent> = { method: 'POST', path: 'api/Employee/SetConsent', write: true }
