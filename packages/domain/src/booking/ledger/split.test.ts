import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf, leavesChoice, plannedSplit, settle, sumOfSplits, withPoints, type ExcessViolation } from './split'

const over = (more: Partial<ExcessViolation>): ExcessViolation => ({
  travellerId: 'a',
  rule: 'discount',
  handling: 'payExcess',
  journey: 0,
  excess: 20_000,
  ...more,
})

test.each<[string, ExcessViolation[], number]>([
  ['nothing broken', [], 0],
  ['fare above the allowed price', [over({})], 20_000],
  ['two rules about one fare count once, the larger', [over({}), over({ rule: 'lowestPrice', excess: 35_000 })], 35_000],
  ['each journey on its own', [over({}), over({ journey: 1, rule: 'lowestPrice', excess: 5_000 })], 25_000],
  ['each traveller on their own', [over({}), over({ travellerId: 'b' })], 40_000],
  ['what somebody approves is the company’s', [over({ handling: 'approval' }), over({ handling: 'choose' })], 0],
  ['days are no money', [over({ rule: 'advanceDays', excess: 3 })], 0],
])('[handbook 6.4, 7.4] excess of flights: %s', (_title, violations, expected) => {
  expect(excessOf(violations)).toBe(expected)
})

test('[handbook 7.4] what is left to choose is paid personally or approved; days can only be approved', () => {
  const open = [
    over({ handling: 'choose' }),
    over({ rule: 'advanceDays', handling: 'choose', excess: 3 }),
    over({ handling: 'remind' }),
  ]
  const handled = (paysExcess: boolean) => settle(open, { paysExcess }).map(({ handling }) => handling)
  expect(handled(true)).toEqual(['payExcess', 'approval', 'remind'])
  expect(handled(false)).toEqual(['approval', 'approval', 'remind'])
  expect(open.map((violation) => leavesChoice([violation]))).toEqual([true, false, false])
})

test.each([
  [
    'within policy on credit',
    { total: 100_000, settleType: 4 as const, violations: [] },
    { company: 100_000, personal: 0, points: 0 },
  ],
  [
    'the excess is personal',
    { total: 100_000, settleType: 8 as const, violations: [over({})] },
    { company: 80_000, personal: 20_000, points: 0 },
  ],
  [
    'never more than the total',
    { total: 10_000, settleType: 2 as const, violations: [over({})] },
    { company: 0, personal: 10_000, points: 0 },
  ],
  [
    'a personal way pays all',
    { total: 100_000, settleType: 1 as const, violations: [] },
    { company: 0, personal: 100_000, points: 0 },
  ],
])('[handbook 6.4] who pays what: %s', (_title, order, expected) => {
  expect(plannedSplit(order)).toEqual(expected)
})

test('[handbook 11.1] points take the place of personal money only, and the parts still sum to the totals', () => {
  const split = fc.record({ company: fc.nat(), personal: fc.nat(), points: fc.constant(0) })
  fc.assert(
    fc.property(fc.array(split), fc.nat(), (splits, points) => {
      const before = sumOfSplits(splits)
      const after = sumOfSplits(withPoints(splits, points))
      expect(after.points).toBe(Math.min(points, before.personal))
      expect(after.company).toBe(before.company)
      expect(after.personal + after.points).toBe(before.personal)
    }),
  )
})
