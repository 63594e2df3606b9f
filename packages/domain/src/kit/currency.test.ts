import { expect, test } from 'vitest'
import { minorDigits, moneyWords, signOfCurrency, unitOfCurrency } from './currency'

test.each([
  ['CNY', 2],
  ['THB', 2],
  ['IDR', 2],
  ['JPY', 0],
  ['VND', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['OMR', 3],
])('amounts in %s are whole numbers of its minor unit with %d decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})

test.each([
  ['HKD', 'HK$'],
  ['USD', 'US$'],
  ['JPY', 'JP¥'],
  ['THB', '฿'],
  ['CHF', 'CHF '],
  ['CNY', '¥'],
])('amounts in %s begin with %s, so that no dollar or yen is taken for another', (currency, sign) => {
  expect(signOfCurrency(currency)).toBe(sign)
})

test('the word behind an amount is that of its currency', () => {
  const words = (['zh-CN', 'zh-TW', 'en'] as const).map((language) =>
    ['CNY', 'HKD'].map((code) => unitOfCurrency(code, language)),
  )
  expect(words).toEqual([
    ['元', '港元'],
    ['元', '港幣'],
    ['CNY', 'HKD'],
  ])
})

test.each([
  [123_450, 'HKD', 'HKD 1,234.50'],
  [123_450, 'JPY', 'JPY 123,450'],
  [123_450, 'KWD', 'KWD 123.450'],
])('%i of %s is said as %s in a file', (amount, currency, said) => expect(moneyWords({ amount, currency })).toBe(said))
