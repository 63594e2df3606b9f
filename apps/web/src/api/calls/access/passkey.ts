// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/passkey.calls'
import type { WebCall } from '../../web-call'

export const beginPasskey: WebCall<typeof contract.beginPasskey> = {
  method: 'POST',
  path: 'api/Employee/BeginPasskey',
  write: false,
}
export const beginPasskeyStep: WebCall<typeof contract.beginPasskeyStep> = {
  method: 'POST',
  path: 'api/Employee/BeginPasskeyStep',
  write: false,
}
export const confirmPasskey: WebCall<typeof contract.confirmPasskey> = {
  method: 'POST',
  path: 'api/Employee/ConfirmPasskey',
  write: false,
}
export const passPasskeyStep: WebCall<typeof contract.passPasskeyStep> = {
  method: 'POST',
  path: 'api/Employee/PassPasskeyStep',
  write: false,
}
export const removePasskey: WebCall<typeof contract.removePasskey> = {
  method: 'POST',
  path: 'api/Employee/RemovePasskey',
  write: false,
}
