import {
  adjustBudget,
  endBudget,
  findBudgetObjects,
  getBudgetEntries,
  getBudgetPeriods,
  saveBudget,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
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
  [endBudget, { planId: 'none', version: 99 }],
]
