import { Type } from 'typebox'
import { call } from '../../kit/call'
import { SessionId } from '../../kit/open-session'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { Several } from './person.shapes'
import { AccountDetail, accountStates, AccountSummary, SignIn } from './account.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const changes = ['personUnknown', 'personLeft', 'personGuarded', 'accountOwn'] as const

/** A POST, so that who is looked for stands in no address. Without a state: of everybody in office. */
export const searchAccounts = call({
  summary: 'The accounts of the people whom the caller looks after, by name, number, address or mobile, department and state.',
  method: 'POST',
  path: 'api/Manage/SearchAccounts',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    departmentId: Type.Optional(Id),
    state: Type.Optional(words(...accountStates)),
  }),
  response: Page(AccountSummary),
})

export const getAccount = call({
  summary: 'How somebody signs in: the account, its lock, and the sessions that are open.',
  method: 'POST',
  path: 'api/Manage/GetAccount',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id }),
  response: AccountDetail,
  problems: ['personUnknown'],
})

export const getSignIns = call({
  summary: 'When somebody signed in or was refused, the newest first.',
  method: 'POST',
  path: 'api/Manage/GetSignIns',
  access: 'readPeople',
  agents: 'refused',
  clause: 'S2.45',
  request: Type.Object({ ...PageRequest, employeeId: Id }),
  response: Page(SignIn),
  problems: ['personUnknown'],
})

/** Every session of the person ends, also those of the agency in the person's name; a locked one that is locked again stays as it is. */
export const lockAccount = call({
  summary: 'Keeps somebody out until the account is unlocked; what is booked stays.',
  method: 'POST',
  path: 'api/Manage/LockAccount',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id, reason: Type.String({ minLength: 2, maxLength: 200 }) }),
  response: Type.Object({ employeeId: Type.String() }),
  problems: [...changes, 'lastAdministrator'],
})

/** What too many wrong tries closed is open again, too. */
export const unlockAccount = call({
  summary: 'Lets somebody in again.',
  method: 'POST',
  path: 'api/Manage/UnlockAccount',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id }),
  response: Type.Object({ employeeId: Type.String() }),
  problems: changes,
})

/** How many of them became different: who was locked before keeps the first reason. */
const Changed = Type.Object({ changed: Type.Integer() })

export const lockAccounts = call({
  summary: 'Keeps several people out for one reason: all of them or none.',
  method: 'POST',
  path: 'api/Manage/LockAccounts',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ ...Several, reason: Type.String({ minLength: 2, maxLength: 200 }) }),
  response: Changed,
  problems: [...changes, 'lastAdministrator', 'peopleChanged'],
})

export const unlockAccounts = call({
  summary: 'Lets several people in again: all of them or none.',
  method: 'POST',
  path: 'api/Manage/UnlockAccounts',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object(Several),
  response: Changed,
  problems: [...changes, 'peopleChanged'],
})

/** Nobody but the person learns or sets a password. */
export const resetAccountPassword = call({
  summary: 'Makes somebody’s password void, ends the sessions, and mails how a new one is set.',
  method: 'POST',
  path: 'api/Manage/ResetAccountPassword',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({ employeeId: Id }),
  response: Type.Object({ mail: Type.String() }),
  problems: [...changes, 'accountNotActivated'],
})

export const endAccountSessions = call({
  summary: 'Ends some of somebody’s sessions at once, or all.',
  method: 'POST',
  path: 'api/Manage/EndAccountSessions',
  access: 'managePeople',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.45',
  request: Type.Object({
    employeeId: Id,
    sessionIds: Type.Optional(Type.Array(SessionId, { minItems: 1, maxItems: 100 })),
  }),
  response: Type.Object({ ended: Type.Integer() }),
  problems: ['personUnknown', 'personGuarded'],
})
