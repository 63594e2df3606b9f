import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chosenTogether,
  excessOf,
  leavesChoice,
  plannedSplit,
  settle,
  sumOfSplits,
  withPoints,
  type ExcessViolation,
} from './split'

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
  expect(settle(open, {}).map(({ handling }) => handling)).toEqual(['approval', 'approval', 'remind'])
  expect(open.map((violation) => leavesChoice([violation]))).toEqual([true, false, false])
  expect(leavesChoice(open), 'one of several').toBe(true)
})

test.each<[string, string, readonly string[] | undefined, { paysExcess?: boolean; reasonCode?: string }, string]>([
  ['accepted: no approval', 'approval', ['soldOut', 'luggage'], { reasonCode: 'luggage' }, 'reason'],
  ['accepted, where there was a choice: no approval either', 'choose', ['luggage'], { reasonCode: 'luggage' }, 'reason'],
  ['another than the rule accepts: approval', 'approval', ['soldOut'], { reasonCode: 'luggage' }, 'approval'],
  ['none given: approval', 'approval', ['soldOut'], {}, 'approval'],
  ['given to a rule that accepts none: approval', 'approval', undefined, { reasonCode: 'luggage' }, 'approval'],
  ['accepted, but the traveller pays: paid', 'choose', ['luggage'], { paysExcess: true, reasonCode: 'luggage' }, 'payExcess'],
  ['accepted, but only a reminder: still one', 'remind', ['luggage'], { reasonCode: 'luggage' }, 'remind'],
  ['accepted, but forbidden: still forbidden', 'forbid', ['luggage'], { reasonCode: 'luggage' }, 'forbid'],
])('[handbook 7.4] a reason that is %s', (_title, handling, excuses, answer, expected) => {
  expect(settle([{ ...over({ handling }), excuses }], answer).map((violation) => violation.handling)).toEqual([expected])
})

test('[handbook 7.4] who shares a room pays above the standard together, as the first of them chose; others as they chose', () => {
  const chosen = chosenTogether(
    [
      { employeeId: 'second of A', paysExcess: false },
      { employeeId: 'first of A', paysExcess: true },
      { employeeId: 'first of B', paysExcess: false },
      { employeeId: 'second of B', paysExcess: true },
      { employeeId: 'alone', paysExcess: true },
      { employeeId: 'said nothing' },
    ],
    [['first of A', 'second of A'], ['first of B', 'second of B'], ['said nothing']],
  )
  expect(chosen.filter(({ paysExcess }) => paysExcess).map(({ employeeId }) => employeeId)).toEqual([
    'second of A',
    'first of A',
    'alone',
  ])
  expect(chosen).toHaveLength(6)
})

test.each([
  [
    'within policy on credit',
    { total: 100_000, settleType: 'companyCredit' as const, violations: [] },
    { company: 100_000, personal: 0, points: 0 },
  ],
  [
    'the excess is personal',
    { total: 100_000, settleType: 'deposit' as const, violations: [over({})] },
    { company: 80_000, personal: 20_000, points: 0 },
  ],
  [
    'never more than the total',
    { total: 10_000, settleType: 'companyAccount' as const, violations: [over({})] },
    { company: 0, personal: 10_000, points: 0 },
  ],
  [
    'a personal method pays all',
    { total: 100_000, settleType: 'personal' as const, violations: [] },
    { company: 0, personal: 100_000, points: 0 },
  ],
])('[handbook 6.4] who pays what: %s', (_title, order, expected) => {
  expect(plannedSplit(order)).toEqual(expected)
})

test('[handbook 6.4] a trip of several orders is paid by each as their parts sum', () => {
  const hotel = { company: 90_000, personal: 14_000, points: 1_000 }
  expect(sumOfSplits([hotel, { company: 76_000, personal: 0, points: 0 }])).toEqual({ ...hotel, company: 166_000 })
  expect(sumOfSplits([])).toEqual({ company: 0, personal: 0, points: 0 })
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
