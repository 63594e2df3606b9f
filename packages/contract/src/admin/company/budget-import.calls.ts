import type { Static } from 'typebox'
import { call } from '../../kit/call'
import { words } from '../../kit/words'
import { importReportOf, importSheetOf, Taken } from '../people/import.shapes'
import { budgetColumns, budgetsAtMost } from './budget-columns'

const Column = words(...budgetColumns)
const BudgetFile = importSheetOf(Column, { columnsAtMost: budgetColumns.length, linesAtMost: budgetsAtMost })
export type BudgetFile = Static<typeof BudgetFile>

const shared = { method: 'POST', access: 'manageCosts', agents: 'refused', clause: 'S2.48', large: true } as const

/** Known by their names. An empty cell leaves what there is; what is not in the file stays and does not end. */
export const checkBudgetFile = call({
  ...shared,
  summary: 'Tells line by line what a file of budgets would do, and does nothing.',
  path: 'api/Manage/CheckBudgetFile',
  request: BudgetFile,
  response: importReportOf(Column),
})

export const importBudgets = call({
  ...shared,
  summary: 'Takes a file of budgets over: every line, or none where one is wrong. The same file again changes nothing.',
  path: 'api/Manage/ImportBudgets',
  audited: 'rights',
  write: true,
  request: BudgetFile,
  response: Taken,
  problems: ['importWrong'],
})
