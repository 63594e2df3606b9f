import { describe, expect, test } from 'vitest'
import { fitsPaid, areCouponsLeft, manualRefund, manualStateAt, mayManual, type KeptManualState } from './manual-quote'

const paid = {
  passenger: 'adult' as const,
  filed: { amount: 0, currency: 'CNY', rate: 0 },
  fare: 4000_00,
  surcharge: 600_00,
  taxes: [
    { code: 'CN', amount: 90_00, refundable: true },
    { code: 'SG', amount: 200_00, refundable: true },
    { code: 'SG', amount: 41_00, refundable: true },
  ],
}
const figures = { usedFare: 0, fee: 0, taxes: [] }

describe('what the desk may say comes back of a ticket', () => {
  test.each([
    ['all of it', { ...figures, taxes: [{ code: 'SG', amount: 241_00 }] }, true],
    ['a fee as high as fare and surcharge', { ...figures, usedFare: 4000_00, fee: 600_00 }, true],
    ['a fee above what is left', { ...figures, usedFare: 4000_00, fee: 600_01 }, false],
    ['more of a tax than was paid', { ...figures, taxes: [{ code: 'CN', amount: 90_01 }] }, false],
    ['a tax that was not paid', { ...figures, taxes: [{ code: 'GB', amount: 1 }] }, false],
    ['a tax twice', { ...figures, taxes: ['CN', 'CN'].map((code) => ({ code, amount: 45_00 })) }, false],
  ])('%s', (_title, told, fits) => expect(fitsPaid(told, paid)).toBe(fits))

  test('fare and surcharge without what is flown and the fee, and the taxes', () =>
    expect(manualRefund({ usedFare: 2000_00, fee: 500_00, taxes: [{ code: 'CN', amount: 90_00 }] }, paid)).toEqual({
      usedFare: 2000_00,
      fee: 500_00,
      taxes: 90_00,
      taxLines: [{ code: 'CN', amount: 90_00 }],
      amount: 2190_00,
    }))
})

const noon = '2026-12-01T04:00:00.000Z'

test.each<[KeptManualState, string | undefined, string]>([
  ['asked', undefined, 'asked'],
  ['quoted', '2026-12-01T04:00:00.001Z', 'quoted'],
  ['quoted', noon, 'lapsed'],
  ['accepted', '2026-12-01T03:00:00.000Z', 'accepted'],
  ['withdrawn', '2026-12-01T03:00:00.000Z', 'withdrawn'],
])('a quote that is %s and stands until %s is %s at noon', (state, until, stands) =>
  expect(manualStateAt(state, until, noon)).toBe(stands),
)

const states = ['asked', 'quoted', 'accepted', 'refused', 'withdrawn', 'lapsed'] as const
test.each([
  ['answer', 'agency', ['asked', 'quoted']],
  ['refuse', 'agency', ['asked', 'quoted', 'accepted']],
  ['carryOut', 'agency', ['accepted']],
  ['withdraw', 'agency', ['asked', 'quoted']],
  ['accept', 'agency', []],
  ['accept', 'customer', ['quoted']],
  ['withdraw', 'customer', ['asked', 'quoted']],
  ['answer', 'customer', []],
  ['carryOut', 'customer', []],
] as const)('%s by the %s', (action, side, from) =>
  expect(states.filter((state) => mayManual(action, state, side))).toEqual(from),
)

const left = [{ ticketNo: '781-1', segments: [0, 1] }]
test.each([
  ['nothing moved', [{ ticketNo: '781-1', segments: [1, 0] }], true],
  ['one of them was flown', [{ ticketNo: '781-1', segments: [1] }], false],
  ['another ticket', [{ ticketNo: '781-2', segments: [0, 1] }], false],
  ['a ticket more', [...left, { ticketNo: '781-2', segments: [0] }], false],
])('the coupons that were priced: %s', (_title, now, still) => expect(areCouponsLeft(left, now)).toBe(still))
