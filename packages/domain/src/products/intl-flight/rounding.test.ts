import { describe, expect, test } from 'vitest'
import { chargeFen, fareFen, fareUnit, filedAmount, shareOfFare } from './rounding'

/** Fen for a million whole units: 7.25 yuan a dollar, 0.0485 a yen. */
const dollar = 725_000_000
const yen = 4_850_000
const yuan = 100_000_000

describe('whole amounts of international fares (docs/intl-fare-rules.md, 2)', () => {
  test.each([
    ['CNY', 1000],
    ['HKD', 1000],
    ['MOP', 1000],
    ['AED', 1000],
    ['QAR', 1000],
    ['JPY', 100],
    ['KRW', 100],
    ['THB', 500],
    ['RUB', 500],
    ['IDR', 100_000],
    ['VND', 1000],
    ['USD', 100],
    ['EUR', 100],
  ])('2.1 a fare filed in %s is a multiple of %i of its smallest coins', (currency, unit) => {
    expect(fareUnit(currency)).toBe(unit)
  })

  test.each([
    { what: 'a yuan more is ten more', fen: 2731_00, currency: 'CNY', rate: yuan, filed: 2740_00 },
    { what: 'a whole ten stays', fen: 2730_00, currency: 'CNY', rate: yuan, filed: 2730_00 },
    { what: 'dollars are whole ones', fen: 1000_00, currency: 'USD', rate: dollar, filed: 138_00 },
    { what: 'yen have no coins below one and are whole hundreds', fen: 1000_00, currency: 'JPY', rate: yen, filed: 20_700 },
  ])('2.1 filed up: $what', ({ fen, currency, rate, filed }) => {
    expect(filedAmount(fen, currency, rate)).toBe(filed)
  })

  test.each([
    { what: 'dollars, up to ten yuan', amount: 138_00, currency: 'USD', rate: dollar, fen: 1010_00 },
    { what: 'yen, up to ten yuan', amount: 20_700, currency: 'JPY', rate: yen, fen: 1010_00 },
    { what: 'what comes out as whole tens stays', amount: 200_00, currency: 'USD', rate: dollar, fen: 1450_00 },
    { what: 'half of a fare in yuan is not rounded again', amount: 1365_00, currency: 'CNY', rate: yuan, fen: 1365_00 },
  ])('2.2 paid: $what', ({ amount, currency, rate, fen }) => {
    expect(fareFen(amount, currency, rate)).toBe(fen)
  })

  test.each([
    { what: 'half a yuan is a whole one', amount: 10, currency: 'USD', rate: 500_000_000, fen: 1_00 },
    { what: 'less is none', amount: 9, currency: 'USD', rate: 500_000_000, fen: 0 },
    { what: 'yen count whole', amount: 1_000, currency: 'JPY', rate: yen, fen: 49_00 },
  ])('2.3 a tax or fee: $what', ({ amount, currency, rate, fen }) => {
    expect(chargeFen(amount, currency, rate)).toBe(fen)
  })

  test('1.5 the share of a child is filed up again; the whole stays as it was, whatever the unit', () => {
    expect(shareOfFare(2730_00, 75, 'CNY')).toBe(2050_00)
    expect(shareOfFare(137_50, 10, 'USD')).toBe(14_00)
    expect(shareOfFare(1365_00, 100, 'CNY')).toBe(1365_00)
  })
})
