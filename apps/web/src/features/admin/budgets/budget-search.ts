import { budgetObjects, budgetPeriods } from '@sojourn/contract/booking/budget-words'
import { flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what the company's budgets are narrowed. */
export const budgetSearch = listSearch({
  keyword: words(),
  object: oneOf(budgetObjects, ''),
  period: oneOf(budgetPeriods, ''),
  warned: flag,
  counted: flag,
  ended: flag,
})
export type BudgetSearch = Searched<typeof budgetSearch>
