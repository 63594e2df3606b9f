import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postings, type Account } from './postings'

const kinds = Object.keys(postings) as (keyof typeof postings)[]

test('[handbook 6.4] every posting sums to zero, whatever the amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1 }), (kind, amount) => {
      expect(postings[kind](amount).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
    }),
  )
})

test.each<[string, (keyof typeof postings)[], Partial<Record<Account, number>>]>([
  ['issued on credit: used', ['freeze', 'capture'], { 'credit.used': 100, 'credit.frozen': 0, 'credit.available': -100 }],
  ['rejected: as if nothing had been', ['freeze', 'release'], { 'credit.frozen': 0, 'credit.available': 0 }],
  [
    'failed after a personal payment: returned',
    ['personalReceive', 'personalReturn'],
    { 'personal.received': 0, 'provider.clearing': 0 },
  ],
])('[handbook 6.4] %s', (_title, movements, expected) => {
  const balances: Partial<Record<Account, number>> = {}
  for (const { account, amount } of movements.flatMap((kind) => postings[kind](100)))
    balances[account] = (balances[account] ?? 0) + amount
  expect(balances).toEqual(expected)
})
