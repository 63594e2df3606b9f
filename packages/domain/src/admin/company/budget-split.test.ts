import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../kit/money'
import { equalParts, leftToSplit, monthlyAmounts } from './budget-split'

test.each([
  [100_00, 3, [33_34, 33_33, 33_33]],
  [120_000_00, 12, Array.from({ length: 12 }, () => 10_000_00)],
  [2, 3, [1, 1, 0]],
])('%i fen over %i', (amount, count, parts) => {
  expect(equalParts(amount, count).toSorted((a, b) => b - a)).toEqual(parts)
})

test('parts make up the amount to the fen, whatever is split', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), fc.integer({ min: 1, max: 200 }), (amount, count) => {
      const parts = equalParts(amount, count)
      expect(leftToSplit(amount, parts)).toBe(0)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('months are one amount with what is added to each, and come to the same', () => {
  expect(monthlyAmounts([10_00, 10_00, 10_00])).toEqual({ amount: 10_00, added: [0, 0, 0] })
  expect(monthlyAmounts([0, 20_00, 10_01])).toEqual({ amount: 10_00, added: [-10_00, 10_00, 1] })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 1, maxLength: 12 }), (parts) => {
      const { amount, added } = monthlyAmounts(parts)
      expect(amount).toBeGreaterThan(0)
      expect(added.map((more) => amount + more)).toEqual(parts)
      expect(sum(added) + amount * parts.length).toBe(sum(parts))
    }),
  )
})
