import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../kit/money'
import { paymentMethods, type Part } from './accounts'
import { returnShares, type ReturnRule } from './shares'

const company: Part = { method: 'companyCredit', amount: 90_000 }
const personal: Part = { method: 'personal', amount: 14_000 }
const points: Part = { method: 'points', amount: 1_000 }

test.each<[string, ReturnRule, Part[], number, Part[]]>([
  [
    'pro rata of a mixed payment',
    'proRata',
    [company, { ...personal, amount: 10_000 }],
    50_000,
    [
      { method: 'companyCredit', amount: 45_000 },
      { method: 'personal', amount: 5_000 },
    ],
  ],
  [
    'the odd fen goes to the largest fraction',
    'proRata',
    [
      { method: 'companyCredit', amount: 2 },
      { method: 'personal', amount: 1 },
    ],
    1,
    [{ method: 'companyCredit', amount: 1 }],
  ],
  ['all of it goes back as it came', 'proRata', [company, personal, points], 105_000, [company, personal, points]],
  ['personal money first', 'personalFirst', [company, personal, points], 14_500, [personal, { method: 'points', amount: 500 }]],
  ['nothing', 'proRata', [company], 0, []],
])('[handbook 6.4] %s', (_title, rule, paid, amount, expected) => {
  expect(returnShares(paid, amount, { rule })).toEqual(expected)
})

test.each<[string, ReturnRule, Part[], number, number, Part[]]>([
  [
    'the fee that is kept is the company’s: all that was paid personally for the room comes back',
    'proRata',
    [
      { method: 'companyCredit', amount: 111_000 },
      { method: 'personal', amount: 72_800 },
    ],
    182_800,
    1_000,
    [
      { method: 'companyCredit', amount: 110_000 },
      { method: 'personal', amount: 72_800 },
    ],
  ],
  [
    'what the hotel keeps beside it is shared',
    'proRata',
    [
      { method: 'companyCredit', amount: 91_000 },
      { method: 'personal', amount: 10_000 },
    ],
    50_000,
    1_000,
    [
      { method: 'companyCredit', amount: 45_000 },
      { method: 'personal', amount: 5_000 },
    ],
  ],
  ['nobody but the traveller paid', 'proRata', [personal, points], 14_000, 1_000, [{ ...personal, amount: 13_000 }, points]],
  ['an order that was never fulfilled gives fees back too', 'proRata', [company, personal], 104_000, 1_000, [company, personal]],
])('[handbook 6.4] %s', (_title, rule, paid, amount, fees, expected) => {
  expect(returnShares(paid, amount, { rule, fees })).toEqual(expected)
})

test.each<[string, ReturnRule, number, number, number, Part[]]>([
  [
    'one of two tickets with its fee: the fee is the company’s, the fare is shared',
    'proRata',
    50_500,
    1_000,
    500,
    [
      { method: 'companyCredit', amount: 45_500 },
      { method: 'personal', amount: 5_000 },
    ],
  ],
  [
    'the traveller’s money first, but no fee of the company’s',
    'personalFirst',
    10_500,
    1_000,
    500,
    [
      { method: 'personal', amount: 10_000 },
      { method: 'companyCredit', amount: 500 },
    ],
  ],
  [
    'all of the fare with half of the fee: the other half is the company’s to lose, not the traveller’s',
    'proRata',
    100_500,
    1_000,
    500,
    [
      { method: 'companyCredit', amount: 90_500 },
      { method: 'personal', amount: 10_000 },
    ],
  ],
  [
    'all of it with all fees',
    'proRata',
    101_000,
    1_000,
    1_000,
    [
      { method: 'companyCredit', amount: 91_000 },
      { method: 'personal', amount: 10_000 },
    ],
  ],
])('[handbook 6.4] a fee that comes back goes to who bore it: %s', (_title, rule, amount, fees, returned, expected) => {
  const paid: Part[] = [
    { method: 'companyCredit', amount: 91_000 },
    { method: 'personal', amount: 10_000 },
  ]
  expect(returnShares(paid, amount, { rule, fees, returned })).toEqual(expected)
})

test.each<[string, Part[]]>([
  ['the company', [personal, points, company]],
  ['whichever account of the company', [personal, { method: 'deposit', amount: 90_000 }]],
  ['the traveller before the points, without a company', [points, personal]],
])('[handbook 6.4] a fee is borne by %s, in whatever order the payers are named', (_title, paid) => {
  const total = sum(paid.map(({ amount }) => amount))
  const bearer = paid.at(-1)!
  const shares = returnShares(paid, total - 1_000, { rule: 'proRata', fees: 1_000 })
  const kept = paid.map(({ method, amount }) => amount - (shares.find((share) => share.method === method)?.amount ?? 0))
  expect(kept).toEqual(paid.map((part) => (part === bearer ? 1_000 : 0)))
})

test('[handbook 6.4] shares sum to the amount, nobody gets more than is left, and the last refund empties all', () => {
  const paid = fc.uniqueArray(
    fc.record({ method: fc.constantFrom(...paymentMethods), amount: fc.integer({ min: 1, max: 2_000_000_000 }) }),
    { selector: ({ method }) => method, minLength: 1 },
  )
  const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(paid, steps, fc.constantFrom<ReturnRule>('proRata', 'personalFirst'), (parts, fractions, rule) => {
      let left: Part[] = [...parts]
      for (const fraction of [...fractions, 1]) {
        const total = sum(left.map(({ amount }) => amount))
        const amount = Math.floor(total * fraction)
        const shares = returnShares(left, amount, { rule })
        expect(sum(shares.map((share) => share.amount))).toBe(amount)
        left = left.map((part) => ({
          method: part.method,
          amount: part.amount - (shares.find(({ method }) => method === part.method)?.amount ?? 0),
        }))
        expect(left).toAllSatisfy((part) => part.amount >= 0)
      }
      expect(sum(left.map(({ amount }) => amount))).toBe(0)
    }),
  )
})

test('[handbook 6.4] more than was paid cannot go back', () => {
  expect(() => returnShares([company], 90_001, { rule: 'proRata' })).toThrow(RangeError)
  expect(() => returnShares([company], -1, { rule: 'proRata' })).toThrow(RangeError)
})
