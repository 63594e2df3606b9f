import { Type } from 'typebox'
import { call } from '../kit/call'
import { EmployeeConfig, SignedIn, SignIn } from './session.shapes'

export const getEmployeeConfig = call({
  method: 'GET',
  path: 'api/Employee/Config',
  response: EmployeeConfig,
  clause: 'S7.02',
})
export const login = call({
  method: 'POST',
  path: 'api/Employee/v2/Login',
  access: 'public',
  request: SignIn,
  response: SignedIn,
  problems: ['wrongPassword', 'accountLocked', 'accountDisabled', 'tooManyRequests'],
  clause: 'S7.03',
})
export const logout = call({ method: 'GET', path: 'api/Employee/Logout', response: Type.Object({}), clause: 'S7.04' })
export const getEnterpriseCurrency = call({
  method: 'POST',
  path: 'api/Enterprise/EnterpriseCurrency',
  clause: 'S7.05',
  response: Type.Object({ currencyCode: Type.String(), symbol: Type.String(), unit: Type.String() }),
})
