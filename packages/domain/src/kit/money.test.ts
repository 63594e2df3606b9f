import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, formatYuan, percentInYuan, roundToYuan, shortYuan } from './money'

test('fees round to whole yuan, half up (handbook 1.6)', () => {
  expect(roundToYuan(38_750)).toBe(38_800)
  expect(roundToYuan(38_749)).toBe(38_700)
  expect(percentInYuan(86_000, 45)).toBe(38_700)
})
test('a rounded amount is whole yuan and never off by more than half a yuan', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (fen) => {
      const rounded = roundToYuan(fen)
      expect(rounded % 100).toBe(0)
      expect(Math.abs(rounded - fen)).toBeLessThanOrEqual(50)
    }),
  )
})
test.each([
  ['evenly', 100, [1, 1], [50, 50]],
  ['rounded down, the odd fen to the larger fraction', 100, [1, 2], [33, 67]],
  ['the odd fen to the first of those alike', 100, [1, 1, 1], [34, 33, 33]],
  ['two odd fen to two of three', 101, [1, 1, 1], [34, 34, 33]],
  ['by the fraction, not by the weight', 10, [60, 25, 15], [6, 3, 1]],
  ['nothing where nothing weighs', 100, [0, 0], [0, 0]],
  ['nothing to whom nothing weighs', 100, [0, 3], [0, 100]],
  ['of nothing', 0, [1, 2], [0, 0]],
  ['to nobody', 100, [], []],
])('fen are divided by weight %s', (_how, amount, weights, parts) => expect(apportion(amount, weights)).toEqual(parts))

test('what is divided by weight sums to the whole, each part within a fen of its exact share', () => {
  const fen = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(fen, fc.array(fen, { minLength: 1, maxLength: 8 }), (amount, weights) => {
      const total = weights.reduce((all, weight) => all + weight, 0)
      fc.pre(total > 0)
      const parts = apportion(amount, weights)
      expect(parts.reduce((all, part) => all + part, 0)).toBe(amount)
      for (const [place, part] of parts.entries())
        expect(Math.abs(part - (amount * weights[place]!) / total)).toBeLessThan(1 + 1e-6)
    }),
  )
})

test('yuan are shown with separators and two decimals', () => {
  expect(formatYuan(123_450)).toBe('¥1,234.50')
  expect(formatYuan(5)).toBe('¥0.05')
  expect(formatYuan(-100_000_000)).toBe('-¥1,000,000.00')
  expect(shortYuan(76_000)).toBe('¥760')
  expect(shortYuan(76_050)).toBe('¥760.50')
  expect([formatYuan(0), formatYuan(99_999), formatYuan(100_000), formatYuan(123_456_789)]).toEqual([
    '¥0.00',
    '¥999.99',
    '¥1,000.00',
    '¥1,234,567.89',
  ])
  expect([shortYuan(0), shortYuan(-76_000), shortYuan(100_000), shortYuan(-5)]).toEqual(['¥0', '-¥760', '¥1,000', '-¥0.05'])
})
