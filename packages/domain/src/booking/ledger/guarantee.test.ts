import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../kit/money'
import {
  guaranteedPart,
  heldParts,
  isGuaranteeMethod,
  paidParts,
  paymentMethods,
  type Balances,
  type Entry,
  type GuaranteePart,
} from './accounts'
import { captureEntries, fulfilEntries, guaranteeEntries, holdEntries, releaseGuaranteeEntries } from './postings'

/** The balances of one order after some postings, without those that are level. */
function after(...postings: readonly Entry[][]): Balances {
  const balances = new Map<string, number>()
  for (const posting of postings) {
    expect(sum(posting.map(({ amount }) => amount))).toBe(0)
    for (const { account, amount } of posting) balances.set(account, (balances.get(account) ?? 0) + amount)
  }
  return Object.fromEntries([...balances].filter(([, amount]) => amount !== 0))
}
const guarantee = fc.record({
  method: fc.constantFrom<GuaranteePart['method']>('companyCredit', 'deposit'),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
})

test('[handbook 4.4] only the company’s credit and deposit can stand behind a room', () => {
  expect(paymentMethods.filter(isGuaranteeMethod)).toEqual(['companyCredit', 'deposit'])
})

test('[handbook 4.4] a guarantee stands behind a room that nobody has paid; after the stay it is gone without a trace', () => {
  fc.assert(
    fc.property(guarantee, (part) => {
      const guaranteed = after(guaranteeEntries(part))
      expect(guaranteedPart(guaranteed)).toEqual(part)
      expect([...heldParts(guaranteed), ...paidParts(guaranteed)]).toEqual([])
      const released = after(guaranteeEntries(part), releaseGuaranteeEntries(part))
      expect(released).toEqual({})
      expect(guaranteedPart(released)).toBeUndefined()
    }),
  )
})

test('[handbook 4.4] a no-show takes the guarantee: the company has paid it, the hotel is owed it, nothing stands behind the room', () => {
  fc.assert(
    fc.property(guarantee, (part) => {
      const captured = after(guaranteeEntries(part), captureEntries(part))
      expect(paidParts(captured)).toEqual([part])
      expect(captured['supplier.payable']).toBe(-part.amount)
      expect(guaranteedPart(captured)).toBeUndefined()
    }),
  )
})

test.each<[string, () => Entry[][], Balances]>([
  [
    'on credit: less of the limit is available, nothing is used',
    () => [guaranteeEntries({ method: 'companyCredit', amount: 800 })],
    { 'credit.available': -800, 'credit.guaranteed': 800 },
  ],
  [
    'on deposit: less of it is available',
    () => [guaranteeEntries({ method: 'deposit', amount: 800 })],
    { 'deposit.available': 800, 'deposit.guaranteed': -800 },
  ],
  [
    'taken from credit: used now, and the limit is for use again as the bill counts it',
    () => [guaranteeEntries({ method: 'companyCredit', amount: 800 }), captureEntries({ method: 'companyCredit', amount: 800 })],
    { 'credit.used': 800, 'supplier.payable': -800 },
  ],
  [
    'taken from deposit: the deposit is smaller by it',
    () => [guaranteeEntries({ method: 'deposit', amount: 800 }), captureEntries({ method: 'deposit', amount: 800 })],
    { 'deposit.available': 800, 'supplier.payable': -800 },
  ],
])('[handbook 4.4, 10.4] a guarantee %s', (_title, postings, expected) => {
  expect(after(...postings())).toEqual(expected)
})

test('[handbook 4.4] what a traveller paid for the same order is not touched by the company’s guarantee', () => {
  const paid = { method: 'personal', amount: 140 } as const
  const balances = after(
    guaranteeEntries({ method: 'deposit', amount: 800 }),
    holdEntries(paid),
    fulfilEntries([paid], [{ kind: 'room', amount: 140 }]),
  )
  expect(paidParts(balances)).toEqual([paid])
  expect(guaranteedPart(balances)).toEqual({ method: 'deposit', amount: 800 })
})
