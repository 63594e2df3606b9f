// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/account.calls'
import type { WebCall } from '../../web-call'

export const activateAccount: WebCall<typeof contract.activateAccount> = {
  method: 'POST',
  path: 'api/Employee/Activate',
  write: false,
}
export const changeContact: WebCall<typeof contract.changeContact> = {
  method: 'POST',
  path: 'api/Employee/ChangeContact',
  write: true,
}
export const checkInitialPassword: WebCall<typeof contract.checkInitialPassword> = {
  method: 'POST',
  path: 'api/Employee/CheckInitialPassword',
  write: false,
}
export const checkVerifyCode: WebCall<typeof contract.checkVerifyCode> = {
  method: 'POST',
  path: 'api/Employee/CheckVerifyCode',
  write: false,
}
export const getSignInOptions: WebCall<typeof contract.getSignInOptions> = {
  method: 'GET',
  path: 'api/Common/GetSignInOptions',
  write: false,
}
export const getVerifyTicket: WebCall<typeof contract.getVerifyTicket> = {
  method: 'POST',
  path: 'api/Employee/GetVerifyTicket',
  write: false,
}
export const loginByCode: WebCall<typeof contract.loginByCode> = {
  method: 'POST',
  path: 'api/Employee/LoginByCode',
  write: false,
}
export const modifyPassword: WebCall<typeof contract.modifyPassword> = {
  method: 'POST',
  path: 'api/Employee/ModifyPassword',
  write: true,
}
export const openAccount: WebCall<typeof contract.openAccount> = {
  method: 'POST',
  path: 'api/Employee/OpenAccount',
  write: false,
}
export const registerEnterprise: WebCall<typeof contract.registerEnterprise> = {
  method: 'POST',
  path: 'api/Enterprise/Register',
  write: false,
}
export const resetPassword: WebCall<typeof contract.resetPassword> = {
  method: 'POST',
  path: 'api/Employee/ResetPassword',
  write: false,
}
export const saveLanguage: WebCall<typeof contract.saveLanguage> = {
  method: 'POST',
  path: 'api/Employee/SaveLanguage',
  write: true,
}
export const sendVerifyCode: WebCall<typeof contract.sendVerifyCode> = {
  method: 'POST',
  path: 'api/Employee/SendVerifyCode',
  write: false,
}
