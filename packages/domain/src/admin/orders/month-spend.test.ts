import { expect, test } from 'vitest'
import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import { monthSoFar, ofOneKind, partOfBudget, wholeMonth } from './month-spend'

test.each([
  ['2026-11-20', { from: '2026-11-01', to: '2026-11-20' }, { from: '2025-11-01', to: '2025-11-20' }],
  ['2026-12-01', { from: '2026-12-01', to: '2026-12-01' }, { from: '2025-12-01', to: '2025-12-01' }],
  ['2028-02-29', { from: '2028-02-01', to: '2028-02-29' }, { from: '2027-02-01', to: '2027-02-28' }],
])('[S2.44] on %s the month so far is compared with the same days of the year before', (today, now, before) =>
  expect(monthSoFar(today)).toEqual({ now, before }),
)

test.each([
  ['2026-11-20', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02-03', { from: '2028-02-01', to: '2028-02-29' }],
])('the month of %s', (today, days) => expect(wholeMonth(today)).toEqual(days))

test.each([
  ['a month', { from: '2026-11-01', to: '2026-11-30' }, 300_00, 300_00],
  ['a year', { from: '2026-01-01', to: '2026-12-31' }, 3650_00, 300_00],
  ['a quarter', { from: '2026-10-01', to: '2026-12-31' }, 920_00, 300_00],
  ['a project that ends within it', { from: '2026-11-11', to: '2026-11-20' }, 100_00, 100_00],
  ['a project that began before and ends within it', { from: '2026-10-22', to: '2026-11-10' }, 200_00, 100_00],
  ['what is over', { from: '2026-10-01', to: '2026-10-31' }, 100_00, 0],
])('of a budget of %s this falls to November', (_what, period, amount, part) =>
  expect(partOfBudget({ ...period, amount }, wholeMonth('2026-11-20'))).toBe(part),
)

test.each<[string, [BudgetObject, number][], [BudgetObject, number][]]>([
  ['none', [], []],
  [
    'those that bear the most',
    [
      ['legalEntity', 5],
      ['costCentre', 40],
      ['project', 30],
      ['costCentre', 30],
    ],
    [
      ['costCentre', 40],
      ['costCentre', 30],
    ],
  ],
  [
    'of as much the wider',
    [
      ['project', 30],
      ['department', 30],
      ['person', 30],
    ],
    [['department', 30]],
  ],
])('of budgets that bear the same money count those of one kind: %s', (_what, all, counted) => {
  const rows = (list: [BudgetObject, number][]) => list.map(([kind, amount]) => ({ kind, amount }))
  expect(ofOneKind(rows(all))).toEqual(rows(counted))
})
