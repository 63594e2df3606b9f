import { describe, expect, test } from 'vitest'
import { languages } from '@sojourn/contract/kit/language'
import {
  changeRuleSentence,
  changeSentence,
  chargedSentence,
  refundAfterChange,
  refundSentence,
  refundTierSentences,
} from './fee-rule'
import { mayChangeDestination } from './fee-tiers'
import { railTax } from './invoice'

const departAt = '2026-12-09T02:00:00.000Z'
const at = (day: string) => `2026-12-${day}:00.000Z`
const ticket = { departAt, percent: 10, changed: false, crossBorder: false }

describe('why a rail ticket costs what it costs to alter', () => {
  test('the tier in words', () => {
    expect(refundSentence(ticket, at('07T12:00'), 'zh-CN')).toBe('开车前 24 小时（含）以上、不足 48 小时，退票费为票价的 10%')
    expect(refundSentence({ ...ticket, percent: 5, changed: true }, '2026-11-25T02:00:00.000Z', 'zh-CN')).toContain('改签后')
    expect(refundSentence({ ...ticket, percent: 20, changed: true }, at('05T12:00'), 'zh-CN')).toBe(
      '改签后的车票，退票费为票价的 20%',
    )
    expect(refundSentence({ ...ticket, percent: 20, changed: true }, at('08T12:00'), 'zh-CN')).toBe(
      '开车前不足 24 小时，退票费为票价的 20%',
    )
    expect(refundSentence({ ...ticket, crossBorder: true }, at('07T12:00'), 'zh-CN')).toContain('跨境')
    expect(refundSentence({ ...ticket, percent: 0 }, '2026-11-25T02:00:00.000Z', 'en')).toBe(
      '8 days or more before departure, refunds are free',
    )
  })
  test('changes: the same date is free, a later one is not', () => {
    expect(changeRuleSentence(departAt, at('08T12:00'), 'zh-CN')).toBe(
      '改签至票面日期当日或之前：免收改签费；改签至更晚日期：改签费为新旧票价中较低者的 15%',
    )
    expect(changeSentence(departAt, 5, at('07T12:00'), 'en')).toContain('5%')
  })
  test('another destination until 48 hours before', () => {
    expect(mayChangeDestination(departAt, at('07T02:00'))).toBe(true)
    expect(mayChangeDestination(departAt, at('07T02:01'))).toBe(false)
  })
  test.each(languages)('what was charged, in %s', (language) => {
    const said = [
      chargedSentence('refund', 0, language),
      chargedSentence('refund', 5, language),
      chargedSentence('change', 5, language),
    ]
    expect(new Set(said).size).toBe(3)
  })
})

test.each([
  ['fare', 10_900, { taxPercent: 9, tax: 900, net: 10_000 }],
  ['fare', 55_300, { taxPercent: 9, tax: 4566, net: 50_734 }],
  ['refundFee', 10_600, { taxPercent: 6, tax: 600, net: 10_000 }],
  ['changeFee', 10_600, { taxPercent: 6, tax: 600, net: 10_000 }],
] as const)('[handbook 10.5] tax of a %s of %d fen', (item, amount, tax) => expect(railTax(item, amount)).toEqual(tax))

test.each([
  ['over the border', { departDate: '2026-12-10', crossBorder: true }, '12-07', '跨境车票改签后不可退票'],
  [
    'into the Spring Festival',
    { departDate: '2027-02-01', crossBorder: false },
    '11-20',
    '新车票在春运期间乘车，改签后退票一律收取票价的 20%',
  ],
  [
    'late, to eight days ahead',
    { departDate: '2026-12-16', crossBorder: false },
    '12-02',
    '改签后再退票，开车前 8 天（含）以上也收取票价的 5%',
  ],
  ['late, to less than eight days ahead', { departDate: '2026-12-09', crossBorder: false }, '12-02', undefined],
  ['eight days ahead', { departDate: '2026-12-16', crossBorder: false }, '12-01', undefined],
])('[handbook 3.7] what a change makes of a later refund: %s', (_what, { departDate, crossBorder }, day, said) => {
  const to = { departDate, departAt: `${departDate}T02:00:00.000Z`, crossBorder }
  expect(refundAfterChange(departAt, to, `2026-${day}T02:00:00.000Z`, 'zh-CN')).toBe(said)
})

test('the tiers of a refund from now on, the present one first; none once the train has left', () => {
  const departAt = '2026-12-01T02:00:00.000Z'
  const tiers = (now: string, border?: { fromWestKowloon: boolean }) =>
    refundTierSentences({ departAt, ...(border && { crossBorder: border }) }, now, 'en').map(
      (tier) => /\d+ ?%|\d+ minutes/.exec(tier)?.[0] ?? 'free',
    )
  expect(tiers('2026-11-20T02:00:00.000Z')).toEqual(['free', '5%', '10%', '20%'])
  expect(tiers('2026-11-29T02:01:00.000Z')).toEqual(['10%', '20%'])
  const closing = (fromWestKowloon: boolean) => tiers('2026-11-20T02:00:00.000Z', { fromWestKowloon })
  expect(closing(false)).toEqual(['5%', '30%', '50%', '50%', '30 minutes'])
  expect(closing(true)).toEqual(['5%', '30%', '50%', '50%', '45 minutes'])
  expect(tiers('2026-12-01T02:00:00.000Z')).toEqual([])
})
