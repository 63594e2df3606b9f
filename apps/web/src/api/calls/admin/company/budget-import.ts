// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/budget-import.calls'
import type { WebCall } from '../../../web-call'

export const checkBudgetFile: WebCall<typeof contract.checkBudgetFile> = {
  method: 'POST',
  path: 'api/Manage/CheckBudgetFile',
  write: false,
}
export const importBudgets: WebCall<typeof contract.importBudgets> = {
  method: 'POST',
  path: 'api/Manage/ImportBudgets',
  write: true,
}
