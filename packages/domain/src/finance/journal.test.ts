import { expect, test } from 'vitest'
import { decimalOf, journalHead, journalTransaction } from './journal'

test.each([
  [123_456, 'CNY', '1234.56'],
  [-5, 'CNY', '-0.05'],
  [0, 'CNY', '0.00'],
  [1500, 'JPY', '1500'],
  [1234, 'KWD', '1.234'],
])('%d minor units of %s are %s', (amount, currency, expected) => {
  expect(decimalOf(amount, currency)).toBe(expected)
})

test('[handbook 6.4] a posting is one transaction, with its date, its number and what happened to which order', () => {
  expect(
    journalTransaction({
      postingId: 'p-1',
      date: '2026-11-20',
      kind: 'hold',
      orderNo: 'F2026112000000001',
      currency: 'CNY',
      entries: [
        { account: 'credit.frozen', amount: 67_000 },
        { account: 'credit.available', amount: -67_000 },
      ],
    }),
  ).toBe(`2026-11-20 * (p-1) hold F2026112000000001
    commitments:company credit:frozen  670.00 CNY
    commitments:company credit:offset  -670.00 CNY

`)
})

test('[handbook 6.4] the head names accounts and currencies, and a name cannot break the journal', () => {
  const head = journalHead('Evil\n2026-01-01 ; name', ['CNY', 'JPY'])
  expect(head.split('\n')[0]).toBe('; Evil 2026-01-01   name')
  expect(head).toContain('commodity 1000.00 CNY\ncommodity 1000 JPY\n')
  expect(head).toContain('account assets:receivable:company credit\n')
})
