import { describe, expect, test } from 'vitest'
import {
  arrivalChoices,
  arrivalName,
  cancellationSteps,
  guaranteeSentence,
  guaranteeSteps,
  hotelMoment,
  standardSentence,
  stayTitle,
} from './describe'
import { usualLatestArrival } from './stay'
import type { GuaranteeRule, CancellationPenalty } from './terms'

const arrival = { checkIn: '2026-12-09', latestArrival: 1080, offsetMinutes: 480 }

test('[handbook 4.4] a guest says until when to keep the room: by the hour to midnight, then to six; usually until 18:00', () => {
  expect(arrivalChoices.map((minutes) => arrivalName(minutes, 'zh-CN'))).toEqual([
    ...['14', '15', '16', '17', '18', '19', '20', '21', '22', '23'].map((hour) => `${hour}:00 前`),
    '23:59 前',
    ...['01', '02', '03', '04', '05', '06'].map((hour) => `次日 ${hour}:00 前`),
  ])
  expect(arrivalName(usualLatestArrival, 'zh-CN')).toBe('18:00 前')
  expect(arrivalName(1440, 'en')).toBe('By 00:00 the next day')
})

describe('[handbook 4.3] what cancelling costs, in words', () => {
  const stay = { nights: [400_00, 500_00], rooms: 1 }
  const policy = (...steps: [number, CancellationPenalty][]) => ({
    basis: 'latestArrival' as const,
    steps: steps.map(([hoursBefore, penalty]) => ({ hoursBefore, penalty })),
  })
  test.each<[CancellationPenalty, string, string]>([
    [{ kind: 'firstNight' }, '首晚房费（¥400）', 'the first night (¥400)'],
    [{ kind: 'percent', percent: 50 }, '房费的 50%（¥450）', '50% of the price (¥450)'],
    [{ kind: 'allNights' }, '全部房费（¥900）', 'the whole price (¥900)'],
  ])('%j', (penalty, chinese, english) => {
    const lastStep = (language: 'zh-CN' | 'en') =>
      cancellationSteps(policy([24, penalty]), arrival, stay, language).at(-1)?.sentence
    expect(lastStep('zh-CN')).toBe(`12月8日 18:00 后取消扣 ${chinese}`)
    expect(lastStep('en')).toBe(`After 8 Dec 18:00 cancelling costs ${english}`)
  })
  test('a step that costs nothing is no step', () => {
    const steps = cancellationSteps(policy([48, { kind: 'none' }], [24, { kind: 'firstNight' }]), arrival, stay, 'zh-CN')
    expect(steps.map(({ sentence }) => sentence)).toEqual(['12月8日 18:00 前免费取消', '12月8日 18:00 后取消扣 首晚房费（¥400）'])
    expect(cancellationSteps(policy([48, { kind: 'none' }]), arrival, stay, 'zh-CN')).toEqual([
      { penalty: 0, sentence: '入住前可免费取消' },
    ])
  })
})

describe('[handbook 4.4] a guarantee in words', () => {
  const rule = (change: GuaranteeRule['change']): GuaranteeRule => ({
    dateType: 'checkIn',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    weekdays: [],
    amount: 'firstNight',
    change,
  })
  const until: GuaranteeRule['change'] = { kind: 'hoursBeforeMidnight', hours: 6 }
  const said = (change: GuaranteeRule['change'] | undefined, language: 'zh-CN' | 'en' = 'zh-CN') =>
    guaranteeSentence(change && { amount: 400_00, rule: rule(change) }, arrival, 900, language)

  test('none is needed', () => {
    expect(said(undefined)).toBe('无需担保，房间保留至最晚到店时间')
    expect(guaranteeSteps(undefined, arrival, 900, 'zh-CN')).toEqual([{ penalty: 0, sentence: '入住前可免费取消' }])
  })
  test('one that comes back until a moment', () => {
    expect(said(until)).toBe('需担保 ¥400，仅作预授权，未入住才扣除，12月9日 18:00 前取消可退回担保')
    expect(said(until, 'en')).toMatch(/^A guarantee of ¥400 .*\. Cancel before 9 Dec 18:00 and/)
  })
  test('one that does not come back', () => {
    expect(said({ kind: 'noChange' })).toBe('需担保 ¥400，仅作预授权，未入住才扣除，担保后不可取消或变更')
  })
})

test('a stay is named by hotel and room in each language, with nights and rooms', () => {
  const hotel = { 'zh-CN': '和平饭店', 'zh-TW': '和平飯店', en: 'Peace Hotel' }
  const room = { 'zh-CN': '大床房', 'zh-TW': '大床房', en: 'King Room' }
  const title = stayTitle({ hotel, room, nights: 2, rooms: 3 })
  expect(title['zh-CN']).toBe('和平饭店 大床房 2 晚 3 间')
  expect(title['zh-TW']).toMatch(/^和平飯店 大床房 2 晚 3/)
  expect(title.en).toMatch(/^Peace Hotel,? King Room,? .*2.*3/)
})

describe('[handbook 7.1] a standard in words', () => {
  const standard = (limits: number[], people = 1, season = false) =>
    standardSentence({ limits: limits.map((yuan) => yuan * 100), people, season }, 'zh-CN')
  test.each([
    ['no limit', standard([]), '未限制住宿标准'],
    ['one limit', standard([500, 500]), '每间每晚不超过 ¥500'],
    ['by date', standard([800, 500]), '每间每晚不超过 ¥500 至 ¥800，按日期'],
    ['shared by two', standard([500], 2), '每间每晚不超过 ¥500（2 人合住）'],
    ['in season', standard([500], 1, true), '每间每晚不超过 ¥500（含旺季标准）'],
    ['both', standard([500], 2, true), '每间每晚不超过 ¥500（2 人合住，含旺季标准）'],
  ])('%s', (_name, sentence, expected) => expect(sentence).toBe(expected))
  test('in English', () => {
    expect(standardSentence({ limits: [500_00], people: 2, season: true }, 'en')).toBe(
      'At most ¥500 per room and night (2 people in one room, with a season)',
    )
  })
})

test.each([
  [-210, '12月8日 06:30（当地时间 UTC−3:30）'],
  [0, '12月8日 10:00（当地时间 UTC+0）'],
  [545, '12月8日 19:05（当地时间 UTC+9:05）'],
])('a clock %i minutes ahead of UTC is named to the minute', (offset, expected) => {
  expect(hotelMoment('2026-12-08T10:00:00.000Z', offset, 'zh-CN')).toBe(expected)
})
