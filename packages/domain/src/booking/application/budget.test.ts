import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetLeft, budgetLevel } from './budget'

const account = { amount: 100_000, encumbered: 30_000, spent: 29_999, warnAt: [60, 90] as const }

test('an account warns at its levels (handbook 10.2)', () => {
  expect(budgetLeft(account)).toBe(40_001)
  expect(budgetLevel(account)).toBe(0)
  expect(budgetLevel(account, 1)).toBe(1)
  expect(budgetLevel(account, 30_001)).toBe(2)
  expect(budgetLevel(account, 40_001)).toBe(2)
  expect(budgetLevel(account, 40_002)).toBe(3)
})
test('an account without limit never warns', () => {
  const open = { ...account, amount: -1 }
  expect(budgetLeft(open)).toBe(-1)
  expect(budgetLevel(open, 10_000_000)).toBe(0)
})
test('beyond the budget exactly when more is asked than is left', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), (amount, encumbered, spent, more) => {
      const one = { amount, encumbered, spent, warnAt: [60, 90] as const }
      expect(budgetLevel(one, more) === 3).toBe(more > budgetLeft(one))
    }),
  )
})
