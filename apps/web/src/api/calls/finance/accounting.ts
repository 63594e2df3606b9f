// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/accounting.calls'
import type { WebCall } from '../../web-call'

export const getAccountingBills: WebCall<typeof contract.getAccountingBills> = {
  method: 'POST',
  path: 'api/Finance/GetAccountingBills',
  write: false,
}
export const getAccountingMapping: WebCall<typeof contract.getAccountingMapping> = {
  method: 'GET',
  path: 'api/Finance/GetAccountingMapping',
  write: false,
}
export const makeAccountingExport: WebCall<typeof contract.makeAccountingExport> = {
  method: 'POST',
  path: 'api/Finance/MakeAccountingExport',
  write: true,
}
export const saveAccountingMapping: WebCall<typeof contract.saveAccountingMapping> = {
  method: 'POST',
  path: 'api/Finance/SaveAccountingMapping',
  write: true,
}
export const tryAccountingExport: WebCall<typeof contract.tryAccountingExport> = {
  method: 'GET',
  path: 'api/Finance/TryAccountingExport',
  write: false,
}
