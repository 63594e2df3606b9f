import { Type } from 'typebox'
import { call } from '../kit/call'
import { EmployeeConfig, SignedIn, SignIn } from './session.shapes'

export const getEmployeeConfig = call({
  summary: "The signed-in person, the company's settings and what both allow.",
  method: 'GET',
  path: 'api/Employee/Config',
  response: EmployeeConfig,
  clause: 'S7.02',
})
export const login = call({
  summary: "Signs in with account and password and answers the session's token.",
  method: 'POST',
  path: 'api/Employee/v2/Login',
  access: 'public',
  request: SignIn,
  response: SignedIn,
  problems: ['wrongPassword', 'accountLocked', 'accountDisabled', 'tooManyRequests'],
  clause: 'S7.03',
})
export const logout = call({
  summary: 'Ends the session.',
  method: 'GET',
  path: 'api/Employee/Logout',
  response: Type.Object({}),
  clause: 'S7.04',
})
export const getEnterpriseCurrency = call({
  summary: 'The currency in which the company keeps its accounts: of who is signed in, or of the letter whose token is given.',
  method: 'POST',
  path: 'api/Enterprise/EnterpriseCurrency',
  access: 'public',
  request: Type.Object({ approvetoken: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })) }),
  problems: ['approvalLinkUnknown', 'notSignedIn'],
  clause: 'S7.05',
  response: Type.Object({ currencyCode: Type.String(), symbol: Type.String(), unit: Type.String() }),
})
