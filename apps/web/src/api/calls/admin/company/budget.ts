// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/budget.calls'
import type { WebCall } from '../../../web-call'

export const adjustBudget: WebCall<typeof contract.adjustBudget> = {
  method: 'POST',
  path: 'api/Manage/AdjustBudget',
  write: true,
}
export const endBudget: WebCall<typeof contract.endBudget> = { method: 'POST', path: 'api/Manage/EndBudget', write: true }
export const findBudgetObjects: WebCall<typeof contract.findBudgetObjects> = {
  method: 'POST',
  path: 'api/Manage/FindBudgetObjects',
  write: false,
}
export const getBudgetEntries: WebCall<typeof contract.getBudgetEntries> = {
  method: 'POST',
  path: 'api/Manage/GetBudgetEntries',
  write: false,
}
export const getBudgetPeriods: WebCall<typeof contract.getBudgetPeriods> = {
  method: 'POST',
  path: 'api/Manage/GetBudgetPeriods',
  write: false,
}
export const getMyBudgetEntries: WebCall<typeof contract.getMyBudgetEntries> = {
  method: 'POST',
  path: 'api/Budget/GetMyBudgetEntries',
  write: false,
}
export const getMyBudgetPeriods: WebCall<typeof contract.getMyBudgetPeriods> = {
  method: 'POST',
  path: 'api/Budget/GetMyBudgetPeriods',
  write: false,
}
export const getMyBudgets: WebCall<typeof contract.getMyBudgets> = {
  method: 'POST',
  path: 'api/Budget/GetMyBudgets',
  write: false,
}
export const saveBudget: WebCall<typeof contract.saveBudget> = { method: 'POST', path: 'api/Manage/SaveBudget', write: true }
export const searchBudgets: WebCall<typeof contract.searchBudgets> = {
  method: 'POST',
  path: 'api/Manage/SearchBudgets',
  write: false,
}
