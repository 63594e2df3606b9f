import { expect, test } from 'vitest'
import { ownFees, settledReturn } from './own-fees'

const asked = { involuntary: false, refundFee: 20_00, bookingFee: 10_00, back: 543_00 }

test.each([
  ['a refund of the traveller is charged for, and the booking fee stays', asked, { serviceFee: 20_00, bookingFee: 0 }],
  ['our fee never makes it less than nothing', { ...asked, back: 15_00 }, { serviceFee: 15_00, bookingFee: 0 }],
  [
    'where the carrier forced it, nothing is charged and the booking fee comes back',
    { ...asked, involuntary: true },
    { serviceFee: 0, bookingFee: 10_00 },
  ],
])('[handbook 6.4] %s', (_title, of, expected) => {
  expect(ownFees(of)).toEqual(expected)
})
const quoted = { fee: 50_00, involuntary: false, serviceFee: 20_00, bookingFee: 0, amount: 473_00 }
test.each([
  ['as it was quoted', { fee: 50_00, involuntary: false }, quoted],
  ['the supplier keeps less', { fee: 0, involuntary: false }, { ...quoted, fee: 0, amount: 523_00 }],
  [
    'the carrier gave up its service since the quote: everything comes back, the booking fee too',
    { fee: 0, involuntary: true },
    { fee: 0, involuntary: true, serviceFee: 0, bookingFee: 10_00, amount: 553_00 },
  ],
])('[handbook 6.4] settled: %s', (_title, done, expected) => {
  expect(settledReturn(quoted, done, 10_00)).toEqual(expected)
})
test('[handbook 6.4] settled: what was promised as free stays free', () => {
  const free = { fee: 0, involuntary: true, serviceFee: 0, bookingFee: 10_00, amount: 553_00 }
  expect(settledReturn(free, { fee: 0, involuntary: false }, 10_00)).toEqual(free)
})
