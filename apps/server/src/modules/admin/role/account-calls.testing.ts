import {
  endAccountSessions,
  getAccount,
  getSignIns,
  lockAccount,
  lockAccounts,
  resetAccountPassword,
  searchAccounts,
  unlockAccount,
  unlockAccounts,
} from '@sojourn/contract/admin/people/account.calls'
import type { ConsoleCall } from './console-call.testing'

/** Accounts of people whom everybody with the permission looks after. */
export const accountCalls: readonly ConsoleCall[] = [
  [searchAccounts, {}],
  [getAccount, { employeeId: '1-employee' }],
  [getSignIns, { employeeId: '1-employee' }],
  [lockAccount, { employeeId: 'nobody', reason: '长期未使用' }],
  [unlockAccount, { employeeId: 'nobody' }],
  [lockAccounts, { employeeIds: ['nobody'], reason: '长期未使用' }],
  [unlockAccounts, { employeeIds: ['nobody'] }],
  [resetAccountPassword, { employeeId: 'nobody' }],
  [endAccountSessions, { employeeId: 'nobody' }],
]
