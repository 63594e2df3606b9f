import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  converted,
  convertedLines,
  daysOfOldRate,
  fenOf,
  isFarFrom,
  parseRate,
  rateAt,
  rateText,
  type KnownRate,
} from './exchange'
import { sum } from './money'

const hongKong = { currency: 'HKD', fenPerMillion: 85_506_000 }
const yen = { currency: 'JPY', fenPerMillion: 4_260_000 }
const dinar = { currency: 'KWD', fenPerMillion: 2_190_000_000 }
const dong = { currency: 'VND', fenPerMillion: 25_851 }

describe('fen in another currency', () => {
  test.each([
    [128_000, hongKong, 149_697],
    [100, hongKong, 117],
    [-100, hongKong, -117],
    [0, hongKong, 0],
    [128_000, yen, 30_047],
    [1, yen, 0],
    [128_000, dinar, 58_447],
    [100, dong, 3_868],
    [1, { currency: 'HKD', fenPerMillion: 200_000_000 }, 1],
    [-1, { currency: 'HKD', fenPerMillion: 200_000_000 }, -1],
    [90_071_992_547_409, hongKong, 105_339_967_426_156],
  ])('%d fen by %j are %d of its smallest coins, half away from nought', (fen, rate, amount) => {
    expect(converted(fen, rate)).toBe(amount)
  })

  test.each([
    [250_000, { currency: 'THB', fenPerMillion: 21_650_000 }, 54_125],
    [15_800, { currency: 'JPY', fenPerMillion: 4_720_000 }, 74_576],
    [1_000, dinar, 2_190],
  ])('%d smallest coins by %j are %d fen', (amount, rate, fen) => {
    expect(fenOf(amount, rate)).toBe(fen)
  })

  test('of whatever lines, the last takes what is left, so that they sum to the converted total', () => {
    const rates = fc.record({
      currency: fc.constantFrom('HKD', 'JPY', 'KWD', 'USD'),
      fenPerMillion: fc.integer({ min: 1, max: 3_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1 }), rates, (fens, rate) => {
        const lines = convertedLines(fens, rate)
        expect(lines).toHaveLength(fens.length)
        expect(sum(lines)).toBe(converted(sum(fens), rate))
        expect(lines.slice(0, -1)).toEqual(fens.slice(0, -1).map((fen) => converted(fen, rate)))
      }),
    )
  })
})

describe('the rate of a moment', () => {
  const rate = (currency: string, day: string, fenPerMillion: number, enteredAt = `${day}T01:00:00.000Z`): KnownRate => ({
    currency,
    day,
    fenPerMillion,
    enteredAt,
  })
  const rates = [
    rate('HKD', '2026-11-18', 85),
    rate('HKD', '2026-11-20', 87),
    rate('HKD', '2026-11-19', 86),
    rate('HKD', '2026-11-19', 68, '2026-11-21T01:00:00.000Z'),
    rate('USD', '2026-11-21', 670),
  ]
  test.each([
    ['of the day itself', '2026-11-20', '2026-11-20T08:00:00.000Z', 87],
    ['of the day before, where today has none', '2026-11-25', '2026-11-25T08:00:00.000Z', 87],
    ['as it was known then', '2026-11-19', '2026-11-20T08:00:00.000Z', 86],
    ['as it was corrected', '2026-11-19', '2026-11-22T08:00:00.000Z', 68],
    ['nothing before the first', '2026-11-17', '2026-11-25T08:00:00.000Z', undefined],
    ['nothing that is not known yet', '2026-11-20', '2026-11-18T00:00:00.000Z', undefined],
  ])('is the newest %s', (_which, day, knownAt, expected) => {
    expect(rateAt(rates, { currency: 'HKD', day, knownAt })?.fenPerMillion).toBe(expected)
    expect(rateAt(rates.toReversed(), { currency: 'HKD', day, knownAt })?.fenPerMillion).toBe(expected)
  })
})

test.each([
  ['of the day itself', '2026-09-29', undefined],
  ['of fifty days before', '2026-11-18', undefined],
  ['of fifty-one days before', '2026-11-19', 51],
  ['of last year', '2027-09-29', 365],
])('an exchange rate %s says its age only once it is older than fifty days', (_when, today, days) =>
  expect(daysOfOldRate('2026-09-29', today)).toBe(days),
)

test.each([
  [100, 120, false],
  [100, 121, true],
  [100, 80, false],
  [100, 79, true],
  [85_506_000, 855_060_000, true],
])('from %d to %d is far: %s', (former, next, far) => expect(isFarFrom(former, next)).toBe(far))

test.each<[string, number | undefined]>([
  ['85.506', 85_506_000],
  ['4.26', 4_260_000],
  ['0.025851', 25_851],
  [' 670 ', 670_000_000],
  ['0', undefined],
  ['0.0000001', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['85,5', undefined],
  ['', undefined],
])('%j yuan for a hundred units are %s fen for a million', (text, rate) => {
  expect(parseRate(text)).toBe(rate)
  if (rate !== undefined) expect(parseRate(rateText(rate))).toBe(rate)
})
