import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatYuan, percentInYuan, roundToYuan, shortYuan } from './money'

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
test('yuan are shown with separators and two decimals', () => {
  expect(formatYuan(123_450)).toBe('¥1,234.50')
  expect(formatYuan(5)).toBe('¥0.05')
  expect(formatYuan(-100_000_000)).toBe('-¥1,000,000.00')
  expect(shortYuan(76_000)).toBe('¥760')
  expect(shortYuan(76_050)).toBe('¥760.50')
})
