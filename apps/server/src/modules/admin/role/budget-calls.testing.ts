import {
  adjustBudget,
  endBudget,
  findBudgetObjects,
  getBudgetEntries,
  getBudgetPeriods,
  saveBudget,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
import { checkBudgetFile, importBudgets } from '@sojourn/contract/admin/company/budget-import.calls'
import { splitBudget } from '@sojourn/contract/admin/company/budget-split.calls'
import { newBudget } from '../../../testing/budgets'
import type { ConsoleCall } from './console-call.testing'

/** What people, departments and cost objects may spend. */
export const budgetCalls: readonly ConsoleCall[] = [
  [searchBudgets, {}],
  [getBudgetPeriods, { planId: 'cc-sales' }],
  [getBudgetEntries, { planId: 'cc-sales', from: '2026-01-01' }],
  [findBudgetObjects, { kind: 'costCentre', keyword: '销售' }],
  [saveBudget, { ...newBudget(), planId: 'none', version: 99 }],
  [adjustBudget, { planId: 'none', from: '2026-01-01', amount: 100, reason: '追加' }],
  [splitBudget, { planId: 'none', version: 99, by: 'departments', parts: [{ of: 'sales', amount: 100 }] }],
  [checkBudgetFile, { columns: ['name'], rows: [['none']] }],
  [importBudgets, { columns: ['name'], rows: [['none']] }],
  [endBudget, { planId: 'none', version: 99 }],
]
