import { expect, test } from 'vitest'
import { faultsOf, newBudget, sentBudget, type BudgetForm } from './budget-form'

const form: BudgetForm = {
  ...newBudget.value,
  'zh-CN': '销售',
  object: { id: 'sales', name: '销售部' },
  from: '2026-11-01',
  to: '2027-10-31',
}

test.each([
  ['', -1],
  ['1,200.50', 1_200_50],
  ['many', 0],
])('an amount of %o is sent as %i fen', (amount, fen) => {
  expect(sentBudget({ ...form, amount }).amount).toBe(fen)
})

test.each([
  ['a budget without limit', {}, {}],
  ['no amount at all', { amount: 'many' }, { amount: 'budgetAmountWrong' }],
  ['nobody', { object: { id: '', name: '' } }, { object: 'budgetObjectMissing' }],
  ['levels that are no numbers', { warnFirst: 'x' }, { warnSecond: 'budgetLevelsWrong' }],
  ['a last day that is missing', { to: '' }, { to: 'budgetDayMissing' }],
] as const)('%s', (_title, more, faults) => {
  expect(faultsOf({ ...form, ...more })).toEqual(faults)
})
