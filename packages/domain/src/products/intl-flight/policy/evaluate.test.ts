import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { describe, expect, test } from 'vitest'
import { describeIntlFlightPolicy } from './describe'
import { evaluateIntlFlights } from './evaluate'
import type { PolicyJourney } from './journey'

const section: IntlFlightSection = {
  byDuration: [
    { from: 0, cabins: ['Y'] },
    { from: 360, cabins: ['Y', 'W'] },
  ],
  maxPrice: 12_000_00,
  advanceDays: 7,
  directFirst: { threshold: 300_00 },
  handling: { cabin: 'forbid', offerPrice: 'approval', advanceDays: 'reason', direct: 'remind' },
}
const journey = (name: string, yuan: number, more: Partial<PolicyJourney> = {}): PolicyJourney => ({
  flightsKey: name,
  name,
  lane: 'PVGFRA',
  cabins: ['Y'],
  flightMinutes: 720,
  transfers: 0,
  departDate: '2026-12-20',
  departTime: '09:00',
  price: yuan * 100,
  ...more,
})
const judge = (journeys: PolicyJourney[], bookingDate = '2026-12-01', language: 'zh-CN' | 'en' = 'zh-CN') =>
  evaluateIntlFlights([{ travellerId: 'e1', policy: section }], journeys, { bookingDate }, language)

test('handbook 7.1: cabins by hours in the air', () => {
  const verdicts = judge([
    journey('LH729 W', 9000, { cabins: ['W'] }),
    journey('MU511 W', 3000, { cabins: ['W'], flightMinutes: 359 }),
    journey('LH729 C', 9000, { cabins: ['Y', 'C'], departTime: '13:00' }),
  ])
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['within', 'forbidden', 'forbidden'])
  expect(verdicts[2]?.violations[0]).toMatchObject({
    rule: 'cabin',
    expected: 'Y,W',
    actual: 'Y,C',
    sentence: '舱位为经济舱、公务舱，标准为经济舱、超级经济舱',
    change: '改选 LH729 W ¥9,000 即符合差标',
  })
})
test('handbook 7.1: a price ceiling, and direct journeys preferred', () => {
  const [direct, dear, transfer, cheap] = judge([
    journey('MU219', 8000),
    journey('CA935', 12_000.5),
    journey('TK27', 7800, { transfers: 1 }),
    journey('EK303', 7000, { transfers: 1 }),
  ])
  expect(direct?.verdict).toBe('within')
  expect(dear?.violations[0]).toMatchObject({ excess: 50, sentence: '全程价格 ¥12,000.50，标准为不超过 ¥12,000' })
  expect(transfer?.violations[0]).toMatchObject({ rule: 'direct', handling: 'remind', sentence: '非直飞，直飞可选 MU219 ¥8,000' })
  expect(cheap?.verdict).toBe('within')
})
test('handbook 7.2: advance days, equal passes', () => {
  expect(judge([journey('MU219', 8000)], '2026-12-13')[0]?.verdict).toBe('within')
  expect(judge([journey('MU219', 8000)], '2026-12-14', 'en')[0]?.violations[0]?.sentence).toBe(
    'Booked 6 days ahead, the standard is at least 7 days',
  )
})
test('[S7.45] the standard in sentences', () =>
  expect(describeIntlFlightPolicy(section, 'zh-CN')).toEqual([
    '可订舱位：经济舱（超标不可预订）',
    '飞行 6 小时及以上：经济舱、超级经济舱（超标不可预订）',
    '全程价格：不超过 ¥12,000（含税）（超标需审批）',
    '提前预订：至少 7 天（超标需填原因）',
    '直飞优先：直飞贵不超过 ¥300 时须选直飞（超标仅提醒）',
  ]))

const alone = (rules: Partial<IntlFlightSection>, journeys: PolicyJourney[], language: 'zh-CN' | 'en' = 'zh-CN') =>
  evaluateIntlFlights(
    [{ travellerId: 'e1', policy: { handling: {}, ...rules } }],
    journeys,
    { bookingDate: '2026-12-01' },
    language,
  ).map(({ violations }) => violations.map(({ rule, handling, sentence }) => [rule, handling, sentence].join(' · ')))

describe('what a fare abroad must be by itself', () => {
  test.each<[string, Partial<IntlFlightSection>, Partial<PolicyJourney>, string[]]>([
    ['what it costs to give back, equal passes', { refundable: { feeAtMost: 1500_00 } }, { refundFee: 1500_00 }, []],
    [
      'dearer to give back',
      { refundable: { feeAtMost: 1000_00 } },
      { refundFee: 1500_00 },
      ['refundable · approval · 退票费 ¥1,500，标准为不超过 ¥1,000'],
    ],
    [
      'not at all',
      { refundable: { feeAtMost: 1000_00 }, handling: { refundable: 'forbid' } },
      { refundFee: 'notAtAll' },
      ['refundable · forbid · 不可退票，标准为可退票且退票费不超过 ¥1,000'],
    ],
    [
      'of which nobody knows, nothing is forbidden',
      { refundable: { feeAtMost: 1000_00 }, handling: { refundable: 'forbid' } },
      { refundFee: 'notTold' },
      ['refundable · approval · 退票规则未知，标准为可退票，需人工确认'],
    ],
    ['kept before this was asked', { refundable: { feeAtMost: 0 }, changeable: { feeAtMost: 0 } }, {}, []],
    [
      'dear to change',
      { changeable: { feeAtMost: 0 } },
      { changeFee: 600_00 },
      ['changeable · approval · 改签费 ¥600，标准为不超过 ¥0'],
    ],
    [
      'of an excluded kind',
      { excludedBrands: ['light'] },
      { brand: 'light' },
      ['fareType · approval · 基础经济，标准为不可订此类票价'],
    ],
    ['of another kind', { excludedBrands: ['light'] }, { brand: 'flex' }, []],
    [
      'flown by an excluded airline, whoever sells it',
      { excludedCarriers: ['KE'], handling: { carrier: 'forbid' } },
      { carriers: ['MU', 'KE'] },
      ['carrier · forbid · 大韩为不可订的航司'],
    ],
    [
      'dear for so many hours',
      {
        priceByDuration: [
          { from: 0, maxPrice: 5000_00 },
          { from: 600, maxPrice: 9000_00 },
        ],
      },
      { flightMinutes: 599 },
      ['durationPrice · approval · 全程 ¥8,000，此飞行时长的标准为不超过 ¥5,000'],
    ],
    [
      'not dear for more hours',
      {
        priceByDuration: [
          { from: 0, maxPrice: 5000_00 },
          { from: 600, maxPrice: 9000_00 },
        ],
      },
      { flightMinutes: 600 },
      [],
    ],
  ])('%s', (_name, rules, more, expected) => expect(alone(rules, [journey('MU219', 8000, more)])).toEqual([expected]))
})

describe('what a fare abroad must be against the list', () => {
  test('so far above the median of the journeys of its cabin, of which the cheapest fares count', () => {
    const list = [
      journey('A', 4000),
      journey('B', 5000),
      journey('B', 9000),
      journey('C', 6000),
      journey('C W', 20_000, { cabins: ['W'] }),
    ]
    expect(alone({ medianPrice: { percent: 20 } }, list)).toEqual([
      [],
      [],
      ['medianPrice · approval · 比同舱位各航班最低价的中位价 ¥5,000 高 80%，标准为高出不超过 20%'],
      [],
      [],
    ])
    expect(alone({ medianPrice: { percent: 0 } }, list.slice(0, 2))).toEqual([[], []])
  })

  test('not much slower than direct, whatever direct costs', () => {
    const list = [
      journey('MU219', 20_000, { totalMinutes: 720 }),
      journey('TK27', 5000, { transfers: 1, totalMinutes: 900 }),
      journey('EK303', 5000, { transfers: 1, totalMinutes: 1081 }),
      journey('QR871', 5000, { transfers: 1 }),
    ]
    const rules = { directFirst: { threshold: 300_00, detour: 360 } }
    expect(alone(rules, list)).toEqual([
      [],
      [],
      ['direct · approval · 比直飞多用 6 小时 1 分钟，标准为不超过 6 小时，直飞可选 MU219 ¥20,000'],
      [],
    ])
    expect(alone(rules, list, 'en')[2]![0]).toContain('longer than direct, the standard is at most')
  })
})

test('[S7.45] fares in the standard in sentences, in order of the time in the air', () =>
  expect(
    describeIntlFlightPolicy(
      {
        directFirst: { threshold: 300_00, detour: 240 },
        refundable: { feeAtMost: 1500_00 },
        changeable: { feeAtMost: 0 },
        excludedBrands: ['light', 'standard'],
        excludedCarriers: ['KE'],
        priceByDuration: [
          { from: 480, maxPrice: 9000_00 },
          { from: 0, maxPrice: 5000_00 },
        ],
        medianPrice: { percent: 20 },
        handling: { refundable: 'reason', fareType: 'forbid' },
      },
      'zh-CN',
    ),
  ).toEqual([
    '直飞优先：直飞贵不超过 ¥300 时须选直飞（超标需审批）',
    '转机比直飞多用的时间：不超过 4 小时（超标需审批）',
    '退票：起飞前可退，退票费不超过 ¥1,500（超标需填原因）',
    '改签：起飞前可改，改签费不超过 ¥0（超标需审批）',
    '不可订的票价：基础经济、标准（超标不可预订）',
    '不可订的航司：大韩（超标需审批）',
    '全程价格：不超过 ¥5,000（含税）（超标需审批）',
    '单程飞行 8 小时及以上，全程价格：不超过 ¥9,000（含税）（超标需审批）',
    '中位价：高出同舱位各航班最低价的中位价不超过 20%（超标需审批）',
  ]))

test('connections on one ticket: whoever goes on on another breaks it where the standard says so', () => {
  const journeys = [journey('TR611', 1500, { selfTransfer: '曼谷' }), journey('MU219', 1800)]
  const judged = (policy: IntlFlightSection, language: 'zh-CN' | 'en' = 'zh-CN') =>
    evaluateIntlFlights([{ travellerId: 'e1', policy }], journeys, { bookingDate: '2026-12-01' }, language)
  const strict = { forbidSelfTransfer: true, handling: { selfTransfer: 'forbid' as const } }
  expect(judged(strict).map(({ verdict }) => verdict)).toEqual(['forbidden', 'within'])
  expect(judged(strict)[0]?.violations[0]).toMatchObject({
    rule: 'selfTransfer',
    sentence: '在曼谷换乘另一张客票的航班，误机不予保护，标准为同一客票内衔接',
    change: '改选 MU219 ¥1,800 即符合差标',
  })
  expect(judged(strict, 'en')[0]?.violations[0]?.sentence).toContain('Changes to another ticket in Bangkok')
  expect(judged({ ...strict, handling: { selfTransfer: 'remind' } })[0]?.verdict).toBe('remind')
  expect(judged({ ...strict, forbidSelfTransfer: false })[0]?.verdict).toBe('within')
  expect(describeIntlFlightPolicy(strict, 'zh-CN').join()).toContain('同一客票内')
})
