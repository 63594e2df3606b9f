import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../kit/money'
import {
  accounts,
  heldParts,
  paidParts,
  paymentMethods,
  returnedFees,
  type Account,
  type Balances,
  type Entry,
  type Part,
} from './accounts'
import {
  depositEntries,
  feesOf,
  fulfilEntries,
  holdEntries,
  keptFeeEntries,
  pointsEntries,
  refundEntries,
  releaseEntries,
} from './postings'
import { returnShares } from './shares'

const book = (balances: Balances, entries: readonly Entry[]): Balances => {
  const next = { ...balances }
  for (const { account, amount } of entries) next[account] = (next[account] ?? 0) + amount
  return next
}
const amountsOf = (entries: readonly Entry[]): number => sum(entries.map(({ amount }) => amount))
const open = (balances: Balances): Balances => Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0))

const part = fc.record({ method: fc.constantFrom(...paymentMethods), amount: fc.integer({ min: 1, max: 2_000_000_000 }) })
const parts = fc.uniqueArray(part, { selector: ({ method }) => method, minLength: 1 })

test('[handbook 6.4] a random life of an order: every posting sums to zero, and nothing is left that was not paid', () => {
  const life = fc.record({
    parts,
    serviceFee: fc.nat({ max: 100 }),
    end: fc.constantFrom('cancelled', 'issued'),
    refunds: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), fee: fc.nat({ max: 500 }) }), {
      maxLength: 5,
    }),
    rule: fc.constantFrom('proRata' as const, 'personalFirst' as const),
  })
  fc.assert(
    fc.property(life, ({ parts: all, serviceFee, end, refunds, rule }) => {
      const total = sum(all.map(({ amount }) => amount))
      let balances: Balances = {}
      const post = (entries: Entry[]): void => {
        expect(amountsOf(entries)).toBe(0)
        balances = book(balances, entries)
      }
      for (const one of all) post(holdEntries(one))
      expect(byMethod(heldParts(balances))).toEqual(byMethod(all))
      if (end === 'cancelled') {
        for (const one of heldParts(balances)) post(releaseEntries(one))
        expect(open(balances)).toEqual({})
        return
      }
      post(fulfilEntries(heldParts(balances), [{ kind: 'serviceFee', amount: serviceFee }]))
      expect(heldParts(balances)).toEqual([])
      expect(byMethod(paidParts(balances))).toEqual(byMethod(all))
      let returned = 0
      for (const { share, fee } of refunds) {
        const left = paidParts(balances)
        const amount = Math.floor(sum(left.map((one) => one.amount)) * share)
        post(refundEntries(returnShares(left, amount, { rule })))
        post(keptFeeEntries({ supplier: fee, agency: serviceFee }))
        returned += amount
      }
      expect(sum(paidParts(balances).map(({ amount }) => amount))).toBe(total - returned)
    }),
  )
})
const byMethod = (list: readonly Part[]): object => Object.fromEntries(list.map(({ method, amount }) => [method, amount]))

test.each<[string, Entry[], Partial<Record<Account, number>>]>([
  [
    'issued on credit: owed by the company, to suppliers and to the agency',
    [
      ...holdEntries({ method: 'companyCredit', amount: 1000 }),
      ...fulfilEntries(
        [{ method: 'companyCredit', amount: 1000 }],
        [
          { kind: 'fare', amount: 900 },
          { kind: 'serviceFee', amount: 100 },
        ],
      ),
    ],
    { 'credit.used': 1000, 'supplier.payable': -900, 'revenue.serviceFee': -100 },
  ],
  [
    'rejected: as if nothing had been',
    [...holdEntries({ method: 'deposit', amount: 5 }), ...releaseEntries({ method: 'deposit', amount: 5 })],
    {},
  ],
  [
    'a change paid personally: its fee apart',
    fulfilEntries([{ method: 'personal', amount: 300 }], [{ kind: 'changeFee', amount: 300 }]),
    { 'personal.received': 300, 'supplier.changeFee': -300 },
  ],
  [
    'a change with our fee beside the carrier’s: the one is income, the other the carrier’s',
    fulfilEntries(
      [{ method: 'companyCredit', amount: 620 }],
      [
        { kind: 'changeFee', amount: 200 },
        { kind: 'fareDifference', amount: 400 },
        { kind: 'afterSalesFee', amount: 20 },
      ],
    ),
    {
      'credit.frozen': -620,
      'credit.available': 620,
      'credit.used': 620,
      'supplier.payable': -400,
      'supplier.changeFee': -200,
      'revenue.serviceFee': -20,
    },
  ],
  [
    'a refund: the supplier keeps its fee, ours is income',
    [...refundEntries([{ method: 'companyCredit', amount: 785 }]), ...keptFeeEntries({ supplier: 100, agency: 15 })],
    { 'credit.used': -785, 'supplier.payable': 900, 'supplier.refundFee': -100, 'revenue.serviceFee': -15 },
  ],
  [
    'a refund that the carrier forced: our fee of the booking comes out of what we earned',
    refundEntries([{ method: 'companyCredit', amount: 910 }], 10),
    { 'credit.used': -910, 'supplier.payable': 900, 'revenue.returnedFees': 10 },
  ],
  ['points: one is one fen', pointsEntries(590), { 'points.expense': 590, 'points.liability': -590 }],
  [
    'a top-up: the bank has more, the company is owed more',
    depositEntries('topUp', 70),
    { 'bank.received': 70, 'deposit.available': -70 },
  ],
  ['a correction down', depositEntries('adjust', -7), { 'deposit.adjustment': -7, 'deposit.available': 7 }],
])('[handbook 6.4, 10.4, 11.1] %s', (_title, entries, expected) => {
  expect(amountsOf(entries)).toBe(0)
  expect(open(book({}, entries))).toEqual(expected)
})

test.each<[string, Entry[], Entry[]]>([
  [
    'a fare that all goes back',
    refundEntries([{ method: 'personal', amount: 785 }]),
    [
      { account: 'supplier.payable', amount: 785 },
      { account: 'provider.clearing', amount: -785 },
    ],
  ],
  [
    'our fee alone is kept',
    keptFeeEntries({ supplier: 0, agency: 15 }),
    [
      { account: 'supplier.payable', amount: 15 },
      { account: 'revenue.serviceFee', amount: -15 },
    ],
  ],
  [
    'a change of which the supplier gets its fee and nothing else',
    fulfilEntries([{ method: 'personal', amount: 300 }], [{ kind: 'changeFee', amount: 300 }]),
    [
      { account: 'personal.received', amount: 300 },
      { account: 'supplier.changeFee', amount: -300 },
    ],
  ],
])('[handbook 6.4] the journal has no line of nothing: %s', (_title, entries, expected) => {
  expect(entries).toEqual(expected)
})

test.each<[string, string[], number]>([
  ['a ticket: our fee alone', ['fare', 'buildFee', 'fuelFee', 'serviceFee'], 1000],
  ['a change: the carrier’s and ours', ['fareDifference', 'changeFee', 'afterSalesFee'], 2000],
  ['a room without a fee', ['room', 'insurance'], 0],
])(
  '[handbook 6.4] of a price of ten yuan each the fees are spent whatever becomes of the order: %s',
  (_title, kinds, expected) => {
    expect(feesOf(kinds.map((kind) => ({ kind, amount: 1000 })))).toBe(expected)
  },
)

test('[handbook 6.4] what came back of the booking fee is remembered, and nothing before any of it did', () => {
  expect(returnedFees(book({}, fulfilEntries([{ method: 'personal', amount: 910 }], [{ kind: 'serviceFee', amount: 10 }])))).toBe(
    0,
  )
  const twice = [
    ...refundEntries([{ method: 'personal', amount: 455 }], 4),
    ...refundEntries([{ method: 'personal', amount: 455 }], 6),
  ]
  expect(returnedFees(book({}, twice))).toBe(10)
})

test('[handbook 6.4] every account has a name of its own in the journal', () => {
  const names = Object.values(accounts)
  expect(new Set(names).size).toBe(names.length)
})
