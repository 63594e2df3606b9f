// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/second-factor.calls'
import type { WebCall } from '../../web-call'

export const beginApp: WebCall<typeof contract.beginApp> = {
  method: 'POST',
  path: 'api/Employee/BeginAuthenticatorApp',
  write: false,
}
export const beginEnrolStep: WebCall<typeof contract.beginEnrolStep> = {
  method: 'POST',
  path: 'api/Employee/BeginEnrolStep',
  write: false,
}
export const confirmApp: WebCall<typeof contract.confirmApp> = {
  method: 'POST',
  path: 'api/Employee/ConfirmAuthenticatorApp',
  write: false,
}
export const getColleaguesSecondFactors: WebCall<typeof contract.getColleaguesSecondFactors> = {
  method: 'GET',
  path: 'api/Employee/GetColleaguesSecondFactors',
  write: false,
}
export const getSecondFactor: WebCall<typeof contract.getSecondFactor> = {
  method: 'GET',
  path: 'api/Employee/GetSecondFactor',
  write: false,
}
export const passEnrolStep: WebCall<typeof contract.passEnrolStep> = {
  method: 'POST',
  path: 'api/Employee/PassEnrolStep',
  write: false,
}
export const passSecondStep: WebCall<typeof contract.passSecondStep> = {
  method: 'POST',
  path: 'api/Employee/PassSecondStep',
  write: false,
}
export const removeSecondFactor: WebCall<typeof contract.removeSecondFactor> = {
  method: 'POST',
  path: 'api/Employee/RemoveSecondFactor',
  write: false,
}
export const renewRecoveryCodes: WebCall<typeof contract.renewRecoveryCodes> = {
  method: 'POST',
  path: 'api/Employee/RenewRecoveryCodes',
  write: false,
}
export const requireSecondFactor: WebCall<typeof contract.requireSecondFactor> = {
  method: 'POST',
  path: 'api/Employee/RequireSecondFactor',
  write: true,
}
export const resetSecondFactor: WebCall<typeof contract.resetSecondFactor> = {
  method: 'POST',
  path: 'api/Employee/ResetSecondFactor',
  write: false,
}
