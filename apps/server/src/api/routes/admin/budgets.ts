import {
  adjustBudget,
  endBudget,
  findBudgetObjects,
  getBudgetEntries,
  getBudgetPeriods,
  getMyBudgetEntries,
  getMyBudgetPeriods,
  getMyBudgets,
  saveBudget,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
import { checkBudgetFile, importBudgets } from '@sojourn/contract/admin/company/budget-import.calls'
import { splitBudget } from '@sojourn/contract/admin/company/budget-split.calls'
import { checkFile, takeFile } from '../../../modules/admin/budget/import'
import { adjustBudgetOf, endBudgetOf, saveBudgetOf } from '../../../modules/admin/budget/save'
import {
  listBudgets,
  listEntries,
  listMyBudgets,
  listMyEntries,
  listMyPeriods,
  listObjects,
  listPeriods,
} from '../../../modules/admin/budget/search'
import { splitBudgetOf } from '../../../modules/admin/budget/split'
import { bind, type Api } from '../../bind'

export function bindBudgets(api: Api): void {
  bind(api, searchBudgets, listBudgets)
  bind(api, getBudgetPeriods, listPeriods)
  bind(api, getBudgetEntries, listEntries)
  bind(api, getMyBudgets, listMyBudgets)
  bind(api, getMyBudgetPeriods, listMyPeriods)
  bind(api, getMyBudgetEntries, listMyEntries)
  bind(api, findBudgetObjects, listObjects)
  bind(api, saveBudget, saveBudgetOf)
  bind(api, adjustBudget, adjustBudgetOf)
  bind(api, endBudget, endBudgetOf)
  bind(api, splitBudget, splitBudgetOf)
  bind(api, checkBudgetFile, checkFile)
  bind(api, importBudgets, takeFile)
}
