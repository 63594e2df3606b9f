// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/deposit.calls'
import type { WebCall } from '../../web-call'

export const askDepositChange: WebCall<typeof contract.askDepositChange> = {
  method: 'POST',
  path: 'api/Enterprise/AskDepositChange',
  write: true,
}
export const decideDepositChange: WebCall<typeof contract.decideDepositChange> = {
  method: 'POST',
  path: 'api/Enterprise/DecideDepositChange',
  write: true,
}
export const getDeposit: WebCall<typeof contract.getDeposit> = { method: 'GET', path: 'api/Enterprise/GetDeposit', write: false }
export const getDepositChanges: WebCall<typeof contract.getDepositChanges> = {
  method: 'GET',
  path: 'api/Enterprise/GetDepositChanges',
  write: false,
}
export const getDepositEntries: WebCall<typeof contract.getDepositEntries> = {
  method: 'POST',
  path: 'api/Enterprise/GetDepositEntries',
  write: false,
}
export const setDepositWarning: WebCall<typeof contract.setDepositWarning> = {
  method: 'POST',
  path: 'api/Enterprise/SetDepositWarning',
  write: true,
}
export const withdrawDepositChange: WebCall<typeof contract.withdrawDepositChange> = {
  method: 'POST',
  path: 'api/Enterprise/WithdrawDepositChange',
  write: true,
}
