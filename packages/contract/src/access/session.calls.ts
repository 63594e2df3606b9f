import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { BaseRate } from '../kit/money'
import { OpenSession, SessionId } from '../kit/open-session'
import { EmployeeConfig, SignedIn, SignIn } from './session.shapes'

export const getEmployeeConfig = call({
  summary: "The signed-in person, the company's settings and what both allow.",
  method: 'GET',
  path: 'api/Employee/Config',
  response: EmployeeConfig,
  clause: 'S7.02',
})
export const login = call({
  summary: "Signs in with account and password: the session's secret is a cookie, its token the answer.",
  method: 'POST',
  path: 'api/Employee/v2/Login',
  access: 'public',
  request: SignIn,
  response: SignedIn,
  problems: ['wrongPassword', 'accountLocked', 'accountDisabled', 'tooManyRequests', 'insecureAddress'],
  clause: 'S7.03',
})
export const logout = call({
  summary: 'Ends the session.',
  method: 'GET',
  path: 'api/Employee/Logout',
  response: Type.Object({}),
  clause: 'S7.04',
})

const MySession = Type.Object({
  ...OpenSession.properties,
  /** In which the question is asked. */
  current: Type.Boolean(),
})
export type MySession = Static<typeof MySession>

export const getMySessions = call({
  summary: "The caller's open sessions, the newest first.",
  method: 'GET',
  path: 'api/Employee/GetMySessions',
  agents: 'refused',
  response: Type.Object({ list: Type.Array(MySession) }),
  clause: 'S3.03',
})
export const endMySessions = call({
  summary: "Ends some of the caller's sessions at once, wherever they are open; without their numbers all but the one that asks.",
  method: 'POST',
  path: 'api/Employee/EndMySessions',
  agents: 'refused',
  write: true,
  request: Type.Object({ sessionIds: Type.Optional(Type.Array(SessionId, { minItems: 1, maxItems: 100 })) }),
  response: Type.Object({ ended: Type.Integer() }),
  clause: 'S3.03',
})

export const getEnterpriseCurrency = call({
  summary:
    'The currency in which a company owes, and the one of its books: of who is signed in, or of a notification whose token is given.',
  method: 'POST',
  path: 'api/Enterprise/EnterpriseCurrency',
  access: 'public',
  request: Type.Object({ approvetoken: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })) }),
  problems: ['approvalLinkUnknown', 'notSignedIn'],
  clause: 'S7.05',
  response: Type.Object({
    currencyCode: Type.String(),
    symbol: Type.String(),
    unit: Type.String(),
    /** By what amounts are told in the currency of its books too, where that is another. */
    base: Type.Optional(BaseRate),
  }),
})
