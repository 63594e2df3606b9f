import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastVoucherDay } from './deadline'
import { fareAndFuel, taxedAmounts } from './tax'

test.each([
  // Handbook 10.5: 553 yuan by train are 507.34 and 45.66.
  [55_300, 9, 0, { net: 50_734, tax: 4_566, untaxed: 0 }],
  // Handbook 1.10: fare 860, fuel 20, fund 50.
  [93_000, 9, 5_000, { net: 80_734, tax: 7_266, untaxed: 5_000 }],
  [10_600, 6, 0, { net: 10_000, tax: 600, untaxed: 0 }],
  [10_600, 0, 0, { net: 10_600, tax: 0, untaxed: 0 }],
  // A person's part may be less than the fund.
  [3_000, 9, 5_000, { net: 0, tax: 0, untaxed: 3_000 }],
])('[handbook 1.10, 10.5] %i fen at %i %% with %i outside the base', (amount, rate, outside, parts) => {
  expect(taxedAmounts(amount, rate, outside)).toEqual(parts)
})

test('[handbook 1.10] fare and fuel without tax come to what is taxed, and neither is below nought', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 50_000 }), (fare, fuel) => {
      const { net } = taxedAmounts(fare + fuel, 9)
      const parts = fareAndFuel(net, fuel, 9)
      expect(parts.fare + parts.fuel).toBe(net)
      expect(Math.min(parts.fare, parts.fuel)).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(fareAndFuel(80_734, 2_000, 9)).toEqual({ fare: 78_899, fuel: 1_835 })
})

test('[handbook 1.10] carriers issue vouchers for 180 days after travel', () => {
  expect(lastVoucherDay('2027-01-05')).toBe('2027-07-04')
})
