// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/session.calls'
import type { WebCall } from '../../web-call'

export const endMySessions: WebCall<typeof contract.endMySessions> = {
  method: 'POST',
  path: 'api/Employee/EndMySessions',
  write: true,
}
export const getEmployeeConfig: WebCall<typeof contract.getEmployeeConfig> = {
  method: 'GET',
  path: 'api/Employee/Config',
  write: false,
}
export const getEnterpriseCurrency: WebCall<typeof contract.getEnterpriseCurrency> = {
  method: 'POST',
  path: 'api/Enterprise/EnterpriseCurrency',
  write: false,
}
export const getMySessions: WebCall<typeof contract.getMySessions> = {
  method: 'GET',
  path: 'api/Employee/GetMySessions',
  write: false,
}
export const login: WebCall<typeof contract.login> = { method: 'POST', path: 'api/Employee/v2/Login', write: false }
export const logout: WebCall<typeof contract.logout> = { method: 'GET', path: 'api/Employee/Logout', write: false }
