import { describe, expect, test } from 'vitest'
import { formatMoney, inBase, inWholeBase, nameOfCurrency } from './money'

describe('money of any currency', () => {
  test.each([
    [128_000, 'CNY', '¥1,280'],
    [128_050, 'CNY', '¥1,280.50'],
    [149_697, 'HKD', 'HK$1,496.97'],
    [149_600, 'USD', 'US$1,496'],
    [30_047, 'JPY', 'JP¥30,047'],
    [58_447, 'KWD', 'KWD 58.447'],
    [320_000, 'THB', '฿3,200'],
    [-149_697, 'HKD', '−HK$1,496.97'],
    [0, 'JPY', 'JP¥0'],
  ])('%d smallest coins of %s are %s', (amount, currency, said) => {
    expect(formatMoney({ amount, currency })).toBe(said)
  })

  test('fen are told in the base currency to its smallest coin, or in whole units', () => {
    const rate = { currency: 'HKD', day: '2026-09-29', fenPerMillion: 85_506_000 }
    expect(formatMoney(inBase(128_000, rate))).toBe('HK$1,496.97')
    expect(formatMoney(inWholeBase(128_000, rate))).toBe('HK$1,497')
    expect(formatMoney(inBase(-128_000, rate))).toBe('−HK$1,496.97')
  })

  test('a currency is named in the language of the page, with its code', () => {
    expect(nameOfCurrency('HKD')).toMatch(/\S+ HKD$/)
  })
})
