// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/account.calls'
import type { WebCall } from '../../../web-call'

export const endAccountSessions: WebCall<typeof contract.endAccountSessions> = {
  method: 'POST',
  path: 'api/Manage/EndAccountSessions',
  write: true,
}
export const getAccount: WebCall<typeof contract.getAccount> = { method: 'POST', path: 'api/Manage/GetAccount', write: false }
export const getSignIns: WebCall<typeof contract.getSignIns> = { method: 'POST', path: 'api/Manage/GetSignIns', write: false }
export const lockAccount: WebCall<typeof contract.lockAccount> = { method: 'POST', path: 'api/Manage/LockAccount', write: true }
export const lockAccounts: WebCall<typeof contract.lockAccounts> = {
  method: 'POST',
  path: 'api/Manage/LockAccounts',
  write: true,
}
export const resetAccountPassword: WebCall<typeof contract.resetAccountPassword> = {
  method: 'POST',
  path: 'api/Manage/ResetAccountPassword',
  write: true,
}
export const searchAccounts: WebCall<typeof contract.searchAccounts> = {
  method: 'POST',
  path: 'api/Manage/SearchAccounts',
  write: false,
}
export const unlockAccount: WebCall<typeof contract.unlockAccount> = {
  method: 'POST',
  path: 'api/Manage/UnlockAccount',
  write: true,
}
export const unlockAccounts: WebCall<typeof contract.unlockAccounts> = {
  method: 'POST',
  path: 'api/Manage/UnlockAccounts',
  write: true,
}
