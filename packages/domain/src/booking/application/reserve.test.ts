import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountMove, applicationLeft, reservedOf, type ApplicationMoney } from './reserve'

const money = (more: Partial<ApplicationMoney> = {}): ApplicationMoney => ({
  total: 100_000,
  encumbered: 0,
  spent: 0,
  inForce: true,
  ...more,
})

test.each<[string, ApplicationMoney, ApplicationMoney, { encumbered: number; spent: number }]>([
  ['approval sets the budget aside', money({ total: 0, inForce: false }), money(), { encumbered: 100_000, spent: 0 }],
  ['an order takes from what is set aside', money(), money({ encumbered: 30_000 }), { encumbered: 0, spent: 0 }],
  ['issuing spends', money({ encumbered: 30_000 }), money({ spent: 30_000 }), { encumbered: -30_000, spent: 30_000 }],
  ['cancelling frees nothing while it is in force', money({ encumbered: 30_000 }), money(), { encumbered: 0, spent: 0 }],
  ['a refund may be booked again', money({ spent: 30_000 }), money({ spent: 10_000 }), { encumbered: 20_000, spent: -20_000 }],
  [
    'a modification moves the difference',
    money({ spent: 30_000 }),
    money({ total: 60_000, spent: 30_000 }),
    { encumbered: -40_000, spent: 0 },
  ],
  [
    'the end frees the rest but not open orders',
    money({ encumbered: 30_000, spent: 20_000 }),
    money({ encumbered: 30_000, spent: 20_000, inForce: false }),
    { encumbered: -50_000, spent: 0 },
  ],
  [
    'a refund after the end is free money',
    money({ spent: 30_000, inForce: false }),
    money({ spent: 0, inForce: false }),
    { encumbered: 0, spent: -30_000 },
  ],
  [
    'weak control passes the budget, and the account too',
    money({ spent: 90_000 }),
    money({ spent: 90_000, encumbered: 30_000 }),
    { encumbered: 20_000, spent: 0 },
  ],
])('%s', (_title, before, after, move) => expect(accountMove(before, after)).toEqual(move))

test('left is what neither open nor issued orders took', () => {
  expect(applicationLeft(money({ encumbered: 30_000, spent: 20_000 }))).toBe(50_000)
})
test('whatever happens, the account holds exactly what its applications hold', () => {
  const standing = fc.record({ total: fc.nat(1000), encumbered: fc.nat(1000), spent: fc.nat(1000), inForce: fc.boolean() })
  fc.assert(
    fc.property(fc.array(standing, { minLength: 1 }), (steps) => {
      const account = { encumbered: 0, spent: 0 }
      let before: ApplicationMoney = { total: 0, encumbered: 0, spent: 0, inForce: false }
      for (const after of steps) {
        const move = accountMove(before, after)
        account.encumbered += move.encumbered
        account.spent += move.spent
        before = after
      }
      expect(account).toEqual({ encumbered: reservedOf(before), spent: before.spent })
      expect(account.encumbered).toBeGreaterThanOrEqual(before.encumbered)
    }),
  )
})
