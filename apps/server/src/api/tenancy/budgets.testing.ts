import { newBudget } from '../../testing/budgets'
import { managed } from './admin.testing'
import { own, type Row } from './row.testing'

export const budgetRows: Record<string, Row> = {
  'POST Manage/SearchBudgets': managed(),
  'POST Manage/GetBudgetPeriods': managed(({ costCentreId }) => ({ planId: costCentreId })),
  'POST Manage/GetBudgetEntries': managed(({ costCentreId }) => ({ planId: costCentreId, from: '2026-01-01' })),
  'POST Budget/GetMyBudgets': own(),
  'POST Budget/GetMyBudgetPeriods': {
    request: ({ costCentreId }) => ({ planId: costCentreId }),
    stranger: 'budgetUnknown',
    ownerReads: 'budgetUnknown',
  },
  'POST Budget/GetMyBudgetEntries': {
    request: ({ costCentreId }) => ({ planId: costCentreId, from: '2026-01-01' }),
    stranger: 'budgetUnknown',
    ownerReads: 'budgetUnknown',
  },
  'POST Manage/FindBudgetObjects': managed(() => ({ kind: 'project', keyword: '' })),
  'POST Manage/SaveBudget': managed(
    ({ costCentreId }) => ({ ...newBudget(), planId: costCentreId, version: 99 }),
    'recordChanged',
  ),
  'POST Manage/AdjustBudget': managed(
    ({ costCentreId }) => ({ planId: costCentreId, from: '2025-01-01', amount: 100, reason: '追加' }),
    'budgetUnknown',
  ),
  'POST Manage/SplitBudget': managed(
    ({ costCentreId }) => ({ planId: costCentreId, version: 99, by: 'departments', parts: [{ of: 'sales', amount: 100 }] }),
    'recordChanged',
  ),
  'POST Manage/CheckBudgetFile': managed(() => ({ columns: ['name'], rows: [['1']] })),
  'POST Manage/ImportBudgets': managed(() => ({ columns: ['name'], rows: [['1']] }), 'importWrong'),
  'POST Manage/EndBudget': managed(({ costCentreId }) => ({ planId: costCentreId, version: 99 }), 'recordChanged'),
}
