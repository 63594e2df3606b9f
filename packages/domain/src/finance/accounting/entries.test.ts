import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billCategories, billMethods } from '@sojourn/contract/finance/bill-words'
import { sum } from '../../kit/money'
import { plainMapping } from './accounting.testing'
import { accountSums, entryRows, lackingOf, type AccountedLine } from './entries'

const fare: AccountedLine = {
  product: 'flight',
  category: 'flightFare',
  entityId: 'E1',
  costCentreId: 'C1',
  projectCode: '',
  method: 'companyCredit',
  company: 860_00,
  deductibleTax: 71_01,
}

describe('a line becomes cost, input tax and what is owed for both', () => {
  test.each<[string, AccountedLine[], [string, number][]]>([
    [
      'a fare',
      [fare],
      [
        ['6602', 788_99],
        ['2221.01', 71_01],
        ['2202', -860_00],
      ],
    ],
    [
      'without tax',
      [{ ...fare, deductibleTax: 0 }],
      [
        ['6602', 860_00],
        ['2202', -860_00],
      ],
    ],
    [
      'a refund turns it round, and its fee is kept',
      [
        { ...fare, company: -860_00, deductibleTax: -71_01 },
        { ...fare, category: 'refundFee', company: 106_00, deductibleTax: 6_00 },
      ],
      [
        ['6602', -788_99],
        ['2221.01', -71_01],
        ['6602', 100_00],
        ['2221.01', 6_00],
        ['2202', 754_00],
      ],
    ],
    [
      'each payment method has its own',
      [
        { ...fare, company: 100, deductibleTax: 0 },
        { ...fare, method: 'deposit', company: 50, deductibleTax: 0 },
      ],
      [
        ['6602', 100],
        ['6602', 50],
        ['2202', -100],
        ['1123', -50],
      ],
    ],
    [
      'what comes to nought settles nothing',
      [fare, { ...fare, company: -860_00, deductibleTax: -71_01 }],
      [
        ['6602', 788_99],
        ['2221.01', 71_01],
        ['6602', -788_99],
        ['2221.01', -71_01],
      ],
    ],
  ])('%s', (_what, lines, rows) => {
    expect(entryRows(plainMapping, lines).map(({ account, amount }) => [account, amount])).toEqual(rows)
  })
})

const anyLine = fc.record({
  product: fc.constantFrom('flight', 'train', 'hotel'),
  category: fc.constantFrom(...billCategories),
  entityId: fc.constantFrom('E1', ''),
  costCentreId: fc.constantFrom('C1', 'C2'),
  projectCode: fc.constantFrom('', 'P1'),
  method: fc.constantFrom(...billMethods),
  company: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
  deductibleTax: fc.integer({ min: -90_000_00, max: 90_000_00 }),
})

describe('whatever the lines are', () => {
  test('debits equal credits, and no row is nought', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const rows = entryRows(plainMapping, lines)
        expect(sum(rows.map(({ amount }) => amount))).toBe(0)
        expect(rows.filter(({ amount }) => amount === 0)).toEqual([])
      }),
    )
  })

  test('sums of accounts are those of the entries, however the lines are divided among them', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyLine, { maxLength: 5 }), { maxLength: 5 }), (entries) => {
        const rows = entries.flatMap((lines) => entryRows(plainMapping, lines))
        const told = accountSums(plainMapping, entries.flat())
        for (const account of new Set(rows.map((row) => row.account)))
          expect(sum(told.filter((one) => one.account === account).map(({ amount }) => amount))).toBe(
            sum(rows.filter((row) => row.account === account).map(({ amount }) => amount)),
          )
      }),
    )
  })
})

test('what a mapping lacks is told by line, and such lines are in no sum', () => {
  const partly = { ...plainMapping, rules: [{ category: 'train' as const, account: '6602' }] }
  expect(lackingOf(partly, fare)).toEqual(['account'])
  expect(lackingOf(partly, { ...fare, entityId: 'E9' })).toEqual(['account', 'ledger'])
  expect(lackingOf(plainMapping, fare)).toEqual([])
  expect(accountSums(partly, [fare])).toEqual([])
  expect(() => entryRows(partly, [fare])).toThrow(/no account/)
})
