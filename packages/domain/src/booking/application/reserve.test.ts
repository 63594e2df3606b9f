import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationLeft, leftBeside, reservedBeside, reservedOf, sharedBudgetKey, type ApplicationMoney } from './reserve'

const money = (more: Partial<ApplicationMoney> = {}): ApplicationMoney => ({
  total: 100_000,
  encumbered: 0,
  spent: 0,
  inForce: true,
  ...more,
})

/** How the account moves with an application, beside those that share its budget. */
const accountMove = (before: ApplicationMoney, after: ApplicationMoney, others: readonly ApplicationMoney[] = []) => ({
  encumbered: reservedBeside(after, others) - reservedBeside(before, others),
  spent: after.spent - before.spent,
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
test.each<[string, ApplicationMoney[], number]>([
  ['one that nothing was booked under leaves all', [money()], 100_000],
  ['open and issued orders take from it', [money({ encumbered: 30_000, spent: 20_000 })], 50_000],
  ['what an ended one did not need is gone', [money({ spent: 20_000, inForce: false })], 0],
  ['what an ended one took beyond its own is missing', [money({ spent: 120_000, inForce: false })], -20_000],
  ['several leave the sum', [money({ encumbered: 90_000 }), money({ spent: 130_000 })], -20_000],
])('[handbook 9.1] left beside: %s', (_title, others, left) => expect(leftBeside(others)).toBe(left))

test('[handbook 9.1] an order beyond its own budget moves no account as long as another one that shares it has so much left', () => {
  const others = [money({ total: 50_000 })]
  expect(accountMove(money(), money({ encumbered: 140_000 }), others)).toEqual({ encumbered: 0, spent: 0 })
  expect(accountMove(money(), money({ encumbered: 160_000 }), others), 'and only what both lack').toEqual({
    encumbered: 10_000,
    spent: 0,
  })
})

test('[handbook 9.1] applications share a budget by cost centre and number', () => {
  const content = { unionNo: ' xm-01 ', costCentreId: 'sales' }
  expect(sharedBudgetKey(content)).toBe(sharedBudgetKey({ ...content, unionNo: 'XM-01' }))
  expect(sharedBudgetKey(content)).not.toBe(sharedBudgetKey({ ...content, costCentreId: 'plant' }))
  for (const own of [{ ...content, unionNo: ' ' }, { costCentreId: 'sales' }]) expect(sharedBudgetKey(own)).toBeUndefined()
})

test('whatever happens, the account holds exactly what its applications hold together', () => {
  const money = fc.record({ total: fc.nat(1000), encumbered: fc.nat(1000), spent: fc.nat(1000), inForce: fc.boolean() })
  const step = fc.record({ which: fc.nat(2), after: money })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      const account = { encumbered: 0, spent: 0 }
      const held: ApplicationMoney[] = Array.from({ length: 3 }, () => ({ total: 0, encumbered: 0, spent: 0, inForce: false }))
      for (const { which, after } of steps) {
        const move = accountMove(held[which]!, after, held.toSpliced(which, 1))
        account.encumbered += move.encumbered
        account.spent += move.spent
        held[which] = after
      }
      const open = held.reduce((sum, { encumbered }) => sum + encumbered, 0)
      expect(account).toEqual({ encumbered: reservedOf(...held), spent: held.reduce((sum, { spent }) => sum + spent, 0) })
      expect(account.encumbered).toBeGreaterThanOrEqual(open)
    }),
  )
})
