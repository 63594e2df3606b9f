import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes, isBefore } from '../../kit/local-date'
import { changePrice, type ChangeTerms } from './change-price'
import { fareTiers, refundPercent } from './fare-rules'
import { feeSentence, feesHoldUntil, feeWindow } from './fee-rule'
import { isValid, ticketExpiry } from '../../booking/order/ticket-validity'

const departAt = '2026-12-09T06:00:00.000Z'
const before = (hours: number, seconds = 0) => new Date(Date.parse(departAt) - hours * 3_600_000 + seconds * 1000).toISOString()

describe('fees by the scheduled departure (handbook 1.6)', () => {
  test.each([
    [before(168), 20, before(168)],
    [before(168, 1), 30, before(48)],
    [before(48), 30, before(48)],
    [before(48, 1), 45, before(4)],
    [before(4), 45, before(4)],
    [before(4, 1), 60, undefined],
    [before(-5), 60, undefined],
  ])('[handbook 1.6] a T3 refund at %s costs %s percent, until %s', (now, percent, until) => {
    const window = feeWindow('refund', 'T3', departAt, now)
    expect(window.percent).toBe(percent)
    expect(window.until).toBe(until)
  })
  test('[handbook 1.6] the window says the percent that the rule says, at every second and tier', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fareTiers), fc.integer({ min: -100_000, max: 1_000_000 }), (tier, seconds) => {
        const now = new Date(Date.parse(departAt) - seconds * 1000).toISOString()
        expect(feeWindow('refund', tier, departAt, now).percent).toBe(refundPercent(tier, seconds / 3600))
      }),
    )
  })
  test('[handbook 1.6] fees hold until the first of them rises, and not a second longer', () => {
    const later = addMinutes(departAt, 24 * 60)
    const both = [
      { tier: 'T3', departAt: later },
      { tier: 'T3', departAt },
    ]
    expect(feesHoldUntil('refund', both, before(200))).toBe(before(168))
    expect(feesHoldUntil('refund', both, before(168, 1))).toBe(addMinutes(later, -168 * 60))
    expect(feesHoldUntil('refund', [{ tier: 'T0', departAt }], before(40))).toBe(before(4))
    expect(feesHoldUntil('refund', both, addMinutes(later, 1))).toBeUndefined()
    fc.assert(
      fc.property(fc.constantFrom(...fareTiers), fc.integer({ min: 0, max: 400 * 60 }), (tier, minutes) => {
        const now = addMinutes(departAt, -minutes)
        const until = feesHoldUntil('change', [{ tier, departAt }], now)
        if (until) expect(isBefore(until, now)).toBe(false)
      }),
    )
  })
  test('[handbook 1.6] a fee is explained in words', () => {
    const window = feeWindow('refund', 'T3', departAt, before(30))
    expect(feeSentence('refund', window, false, 'zh-CN')).toBe('起飞前 48 小时至 4 小时（含），退票费为票面价的 45%')
    expect(feeSentence('change', feeWindow('change', 'T5', departAt, before(1)), false, 'en')).toBe(
      'Less than 4 hours before departure and after it: no change is possible',
    )
    expect(feeSentence('refund', window, true, 'zh-TW')).toContain('航')
  })
})

describe('the price of a change (handbook 1.6)', () => {
  const departs = Date.parse(departAt)
  const terms: ChangeTerms = { ticketPrice: 860_00, fee: 258_00, cabin: 'Y', departs, involuntary: false }
  const fare = (ticketPrice: number, days = 1, cabin = 'Y') => ({ ticketPrice, cabin, departs: departs + days * 86_400_000 })
  test('[handbook 1.6] fee and difference add up, and a cheaper fare gives nothing back', () => {
    expect(changePrice(terms, fare(900_00))).toEqual({ fee: 258_00, fareDifference: 40_00, total: 298_00 })
    expect(changePrice(terms, fare(400_00))).toEqual({ fee: 258_00, fareDifference: 0, total: 258_00 })
  })
  test('[handbook 1.6] after a change by the carrier one within three days in the same cabin is free', () => {
    const involuntary = { ...terms, involuntary: true }
    expect(changePrice(involuntary, fare(2000_00, 3)).total).toBe(0)
    expect(changePrice(involuntary, fare(2000_00, 4)).total).toBe(258_00 + 1140_00)
    expect(changePrice(involuntary, fare(2000_00, 1, 'C')).total).toBe(258_00 + 1140_00)
  })
})

test('[handbook 1.7] a ticket is valid for a year from issue, or from first travel; its last day counts', () => {
  expect(ticketExpiry('2026-11-20')).toBe('2027-11-20')
  expect(ticketExpiry('2024-02-29')).toBe('2025-02-28')
  expect(ticketExpiry('2026-11-20', '2026-12-09')).toBe('2027-12-09')
  expect([isValid('2027-11-20', '2027-11-20'), isValid('2027-11-20', '2027-11-21')]).toEqual([true, false])
})
