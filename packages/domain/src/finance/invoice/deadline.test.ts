import { expect, test } from 'vitest'
import { isLapsed } from './deadline'

test.each([
  ['airFare', '2027-07-04', false],
  ['airFare', '2027-07-05', true],
  ['intlAirFare', '2027-07-05', true],
  ['railFare', '2027-07-04', false],
  ['railFare', '2027-07-05', true],
  // Before the journey, and of what no carrier writes.
  ['airFare', '2026-12-01', false],
  ['serviceFee', '2027-07-05', false],
  ['lodging', '2027-07-05', false],
  ['insurance', '2027-07-05', false],
] as const)('[handbook 1.10] the voucher of %s of the fifth of January on %s has lapsed: %s', (item, today, lapsed) => {
  expect(isLapsed({ item, travelDay: '2027-01-05' }, today)).toBe(lapsed)
})
