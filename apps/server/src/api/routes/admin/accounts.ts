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
import { accountDetail, listAccounts, listSignIns } from '../../../modules/admin/account/accounts'
import {
  endSessions,
  lock,
  lockSeveral,
  resetPassword,
  unlock,
  unlockSeveral,
} from '../../../modules/admin/account/change-account'
import { bind, type Api } from '../../bind'

export function bindAccounts(api: Api): void {
  bind(api, searchAccounts, listAccounts)
  bind(api, getAccount, accountDetail)
  bind(api, getSignIns, listSignIns)
  bind(api, lockAccount, lock)
  bind(api, unlockAccount, unlock)
  bind(api, lockAccounts, lockSeveral)
  bind(api, unlockAccounts, unlockSeveral)
  bind(api, resetAccountPassword, resetPassword)
  bind(api, endAccountSessions, endSessions)
}
