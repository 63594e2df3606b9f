import { languages } from '@sojourn/contract/kit/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePercent, fareRule, fareTiers, refundPercent, stricterTier } from './fare-rules'
import { changeCost, refundAmount } from './refund-and-change'

const ticket = (yuan: number, tier: string) => ({ ticketPrice: yuan * 100, buildFee: 5000, fuelFee: 2000, tier })

describe('refund and change percent (handbook 1.6)', () => {
  test.each<[string, number, number | null, number | null]>([
    ['T0', 200, 0, 0],
    ['T0', 3, 10, 5],
    ['T1', 168, 5, 0],
    ['T1', 167.99, 10, 0],
    ['T1', 5, 10, 5],
    ['T3', 48, 30, 20],
    ['T3', 47.99, 45, 30],
    ['T3', 4, 45, 30],
    ['T3', 3.99, 60, 45],
    ['T3', -5, 60, 45],
    ['T5', 4, 80, 60],
    ['T5', 3.99, null, null],
  ])('%s, %d hours before: refund %j, change %j', (tier, hours, refund, change) => {
    expect([refundPercent(tier, hours), changePercent(tier, hours)]).toEqual([refund, change])
  })
  test('closer to departure is never cheaper, and a lower tier never stricter', () => {
    const hours = fc.double({ min: -100, max: 400, noNaN: true })
    const weight = (percent: number | null) => percent ?? 101
    fc.assert(
      fc.property(hours, hours, fc.constantFrom(...fareTiers), fc.constantFrom(...fareTiers), (a, b, one, other) => {
        for (const percent of [refundPercent, changePercent]) {
          expect(weight(percent(one, Math.max(a, b)))).toBeLessThanOrEqual(weight(percent(one, Math.min(a, b))))
          expect(weight(percent(stricterTier(one, other), a))).toBe(Math.max(weight(percent(one, a)), weight(percent(other, a))))
        }
      }),
    )
  })
  test('an unknown tier is a fault of ours', () => expect(() => refundPercent('T9', 1)).toThrow('T9'))
})

describe('refund (handbook 1.6)', () => {
  test('the example of the handbook: 860 within 48 hours at T3 returns 543', () => {
    expect(refundAmount(ticket(860, 'T3'), 20)).toEqual({ fee: 38_700, refund: 54_300 })
  })
  test('a fare that is lost still returns construction fee and surcharge', () => {
    expect(refundAmount(ticket(300, 'T5'), 1)).toEqual({ fee: 30_000, refund: 7000 })
  })
  test('never negative and never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(...fareTiers),
        fc.integer({ min: -10, max: 300 }),
        fc.nat(20_000),
        (price, tier, hours, service) => {
          const { fee, refund } = refundAmount({ ticketPrice: price, buildFee: 5000, fuelFee: 2000, tier }, hours, service)
          expect(refund).toBeGreaterThanOrEqual(0)
          expect(refund).toBeLessThanOrEqual(price + 7000)
          expect(Number.isInteger(fee)).toBe(true)
        },
      ),
    )
  })
})

describe('change (handbook 1.6)', () => {
  test('fee and fare difference add up', () => {
    expect(changeCost(ticket(860, 'T3'), 20, { ticketPrice: 100_000, fuelFee: 2000 }, 1000)).toEqual({
      fee: 25_800,
      fareDifference: 14_000,
      fuelDifference: 0,
      serviceFee: 1000,
      total: 40_800,
    })
  })
  test('a cheaper fare is not returned', () => {
    expect(changeCost(ticket(860, 'T3'), 20, { ticketPrice: 50_000, fuelFee: 0 })?.total).toBe(25_800)
  })
  test('late at the lowest tier nothing can be changed', () => {
    expect(changeCost(ticket(300, 'T5'), 3, { ticketPrice: 50_000, fuelFee: 2000 })).toBeUndefined()
  })
})

describe('the rule as shown', () => {
  test('windows and one plain line', () => {
    expect(fareRule('T3', 'zh-CN')).toEqual({
      tier: 'T3',
      endorsable: false,
      summary: '退票费 20%–60%，改期费 10%–45%，不可签转',
      refund: [
        { fromHours: null, toHours: 168, percent: 20 },
        { fromHours: 168, toHours: 48, percent: 30 },
        { fromHours: 48, toHours: 4, percent: 45 },
        { fromHours: 4, toHours: null, percent: 60 },
      ],
      change: [
        { fromHours: null, toHours: 168, percent: 10 },
        { fromHours: 168, toHours: 48, percent: 20 },
        { fromHours: 48, toHours: 4, percent: 30 },
        { fromHours: 4, toHours: null, percent: 45 },
      ],
    })
    expect(fareRule('T5', 'en').summary).toBe(
      'Refund fee 40%–80%, change fee 20%–60%, neither within 4 hours of departure nor after it, not endorsable',
    )
  })
  test.each(languages)('every tier reads differently in %s', (language) => {
    expect(new Set(fareTiers.map((tier) => fareRule(tier, language).summary)).size).toBe(6)
  })
})
