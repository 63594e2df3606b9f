import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { describe, expect, test } from 'vitest'
import { equally, leftOf, monthsOf, splitsOf } from './split-parts'

const part = (amount: string) => ({ of: 'sales', name: '销售部', amount })

test('equal parts are typed to the fen and leave nothing', () => {
  const parts = equally(
    ['east', 'north', 'south'].map((of) => ({ of, name: of })),
    100_00,
  )
  expect(parts.map(({ amount }) => amount)).toEqual(['33.34', '33.33', '33.33'])
  expect(leftOf(100_00, parts)).toBe(0)
})

test.each([
  [['60', '39.99'], 1],
  [['60', '40.01'], -1],
  [['100', ''], 0],
  [['1,000', '10'], -910_00],
  [['60', 'much'], undefined],
])('of 100 yuan %j leave %s fen', (amounts, left) => {
  expect(leftOf(100_00, amounts.map(part))).toBe(left)
})

test('the months of a quarter of the company’s year', () => {
  expect(monthsOf({ from: '2026-11-01', to: '2027-01-31' }).map(({ of }) => of)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ])
})

describe('what can be split', () => {
  const current = { from: '2026-01-01', to: '2026-12-31' }
  const budget = (more: object) => ({ amount: 1, object: { kind: 'project' }, period: 'year', current, ...more }) as Budget
  test.each([
    ['a project by the year', {}, ['months']],
    ['a department by the year', { object: { kind: 'department' } }, ['departments', 'months']],
    ['a department by the month', { object: { kind: 'department' }, period: 'month' }, ['departments']],
    ['one without a limit', { object: { kind: 'department' }, amount: -1 }, []],
    ['a whole of one month', { period: 'whole', current: { from: '2026-01-05', to: '2026-01-20' } }, []],
  ])('%s', (_name, more, splits) => {
    expect(splitsOf(budget(more))).toEqual(splits)
  })
})
