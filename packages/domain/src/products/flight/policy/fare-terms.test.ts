import { describe, expect, test } from 'vitest'
import { evaluateFlightList } from './evaluate.testing'
import { describeFlightPolicy } from './describe'
import type { FlightPolicy, FlightSetting, PolicyFare, PolicyFlight } from './offers'

const handling = { refundable: 'forbid', changeable: 'forbid', durationPrice: 'approval', medianPrice: 'reason' } as const
const fare = (yuan: number, more: Partial<PolicyFare> = {}): PolicyFare => ({
  fareKey: `${yuan}`,
  bookingClass: 'Y',
  cabin: 'Y',
  ticketPrice: yuan * 100,
  discount: Math.round(yuan / 10),
  ruleTier: 'T3',
  fareType: 'published',
  ...more,
})
/** Between cities that a train joins in two hours and a quarter, at a full fare of 1,000 yuan. */
const flight = (flightNo: string, departTime: string, fares: PolicyFare[], more: Partial<PolicyFlight> = {}): PolicyFlight => ({
  flightKey: flightNo,
  flightNo,
  carrier: flightNo.slice(0, 2),
  departAirport: 'CAN',
  arriveAirport: 'CSX',
  departDate: '2026-11-28',
  departTime,
  arriveTime: departTime,
  durationMinutes: 80,
  fullFare: 100_000,
  fares,
  ...more,
})
const judge = (policy: FlightPolicy, flights: readonly PolicyFlight[], setting: FlightSetting = {}) =>
  evaluateFlightList(policy, 'e1', flights, '2026-11-20', 'zh-CN', setting)
const told = (policy: FlightPolicy, one: PolicyFare, more: Partial<PolicyFlight> = {}) =>
  judge(policy, [flight('CZ3901', '10:00', [one], more)])[0]![0]!

describe('[S2.46] fares that are given back or changed for little (handbook 1.6)', () => {
  test.each([
    ['the freest', 'T0', 10, 'within', undefined],
    ['a fee of just so much', 'T3', 60, 'within', undefined],
    ['a higher fee', 'T3', 59, 'forbidden', '退票手续费最高 60%，标准为不超过 59%'],
    ['one that is not taken back in the last hours', 'T5', 100, 'forbidden', '临近起飞不可退票，标准为起飞前均可退票'],
    ['a rule that nobody told is confirmed, not forbidden', undefined, 10, 'approval', '退票规则未知，标准为可退票，需人工确认'],
    ['a rule that nobody knows is confirmed as well', 'T9', 10, 'approval', '退票规则未知，标准为可退票，需人工确认'],
  ])('%s', (_title, ruleTier, feeAtMost, verdict, sentence) => {
    const { ruleTier: _told, ...untold } = fare(500)
    const found = told({ refundable: { feeAtMost }, handling }, ruleTier === undefined ? untold : { ...untold, ruleTier })
    expect([found.verdict, found.violations[0]?.sentence]).toEqual([verdict, sentence])
  })
  test('changes are asked for by themselves', () => {
    const policy: FlightPolicy = { changeable: { feeAtMost: 25 }, handling }
    expect(told(policy, fare(500, { ruleTier: 'T2' })).verdict).toBe('within')
    expect(told(policy, fare(500, { ruleTier: 'T4' })).violations[0]).toMatchObject({
      rule: 'changeable',
      handling: 'forbid',
      expected: 25,
      actual: 65,
      sentence: '改签手续费最高 65%，标准为不超过 25%',
    })
  })
  test('the change is the cheapest fare nearby that keeps the rule', () => {
    const list = [flight('CZ3901', '10:00', [fare(300, { ruleTier: 'T5' }), fare(520)])]
    expect(judge({ refundable: { feeAtMost: 60 }, handling }, list)[0]![0]!.violations[0]?.change).toBe(
      '改选本航班经济舱 Y 舱 ¥520 即符合差标',
    )
  })
  test('fares that may not be bought set no lowest price', () => {
    const list = [flight('CZ3901', '10:00', [fare(300, { ruleTier: 'T5' })]), flight('CZ3903', '10:30', [fare(520)])]
    const lowest: FlightPolicy = { lowestPrice: { hours: 2, threshold: 0 }, handling: {} }
    expect(judge(lowest, list)[1]![0]!.verdict).toBe('approval')
    expect(judge({ ...lowest, refundable: { feeAtMost: 60 } }, list)[1]![0]!.verdict).toBe('within')
  })
})

describe('[S2.46] kinds of fares and carriers that are not bought', () => {
  test.each([
    [
      'a kind that is excluded',
      { excludedFareTypes: ['promotional'] },
      { fareType: 'promotional' },
      {},
      '特价，标准为不可订此类票价',
    ],
    ['another kind', { excludedFareTypes: ['promotional'] }, {}, {}, undefined],
    [
      'the second flight of a connection',
      { excludedFareTypes: ['promotional'] },
      { onwardFareType: 'promotional' },
      {},
      '特价，标准为不可订此类票价',
    ],
    ['a carrier that is excluded', { excludedCarriers: ['CZ'] }, {}, {}, '南航为不可订的航司'],
    ['the carrier of the second flight', { excludedCarriers: ['MU'] }, {}, { onwardCarrier: 'MU' }, '东航为不可订的航司'],
    ['another carrier', { excludedCarriers: ['MU'] }, {}, {}, undefined],
  ] satisfies [string, Partial<FlightPolicy>, Partial<PolicyFare>, Partial<PolicyFlight>, string | undefined][])(
    '%s',
    (_title, rules, ofFare, ofFlight, sentence) =>
      expect(told({ ...rules, handling: {} }, fare(500, ofFare), ofFlight).violations[0]?.sentence).toBe(sentence),
  )
})

describe('[S2.46] a ceiling by flight time', () => {
  const policy: FlightPolicy = {
    priceByDuration: [
      { from: 120, maxPrice: 900_00, maxDiscount: 80 },
      { from: 0, maxPrice: 600_00 },
    ],
    handling,
  }
  test.each([
    ['short and at the ceiling', 119, 600, undefined],
    ['short and above it', 119, 601, 1_00],
    ['from two hours on the lower of amount and discount', 120, 801, 1_00],
    ['from two hours on within both', 120, 800, undefined],
  ])('%s', (_title, durationMinutes, yuan, excess) =>
    expect(told(policy, fare(yuan), { durationMinutes }).violations[0]?.excess).toBe(excess),
  )
  test('what is shorter than every line has no ceiling', () =>
    expect(told({ priceByDuration: [{ from: 120, maxPrice: 1 }], handling }, fare(999)).verdict).toBe('within'))
})

describe('[S2.46] at most so much above the middle of the list', () => {
  const policy: FlightPolicy = { medianPrice: { hours: 2, percent: 20 }, handling }
  const list = (...yuan: number[]) => yuan.map((price, index) => flight(`CZ39${10 + index}`, `1${index}:00`, [fare(price)]))
  const broken = (flights: PolicyFlight[]) =>
    judge(policy, flights).map((row) => row[0]!.violations.map(({ expected }) => expected))
  test('the middle one of an odd number, the lower of the two of an even one', () => {
    expect(broken(list(400, 500, 601))).toEqual([[], [], [600_00]])
    expect(broken(list(400, 500, 600))).toEqual([[], [], []])
    expect(broken(list(400, 700, 500, 900))).toEqual([[], [600_00], [], [840_00]])
  })
  test('two flights have no middle', () => expect(broken(list(400, 900))).toEqual([[], []]))
  test('flights that leave later than within the hours do not count', () => {
    const late = flight('CZ3999', '20:00', [fare(100)])
    expect(broken([...list(400, 500, 601), late])).toEqual([[], [], [600_00], []])
  })
  test('the sentence names the middle and by how much it is passed', () =>
    expect(judge(policy, list(400, 500, 650))[2]![0]!.violations[0]).toMatchObject({
      handling: 'reason',
      excess: 50_00,
      sentence: '比前后 2 小时内航班的中位价 ¥500 高 30%，标准为高出不超过 20%',
    }))
})

describe('[S2.46] train first', () => {
  const policy = (more: Partial<NonNullable<FlightPolicy['trainFirst']>>): FlightPolicy => ({
    trainFirst: { minutes: 240, ...more },
    handling: { trainFirst: 'approval' },
  })
  const rail = { minutes: 139, left: 139, price: 314_00 }
  test.each([
    ['a fare above the seat of the train', policy({ unlessCheaper: true }), rail, 315, ['trainFirst']],
    ['a fare that is not above it', policy({ unlessCheaper: true }), rail, 314, []],
    ['a cheap fare where only the train counts', policy({}), rail, 314, ['trainFirst']],
    ['a train whose price is not known', policy({ unlessCheaper: true }), { minutes: 139 }, 1, ['trainFirst']],
    ['no train of the day on sale', policy({ unlessNotOnSale: true }), null, 900, []],
    ['no train on sale, where that excepts nothing: the usual one counts', policy({}), null, 900, ['trainFirst']],
    ['a train that is too slow', policy({ unlessNotOnSale: true }), { minutes: 241 }, 900, []],
  ])('%s', (_title, standard, fact, yuan, rules) =>
    expect(
      judge(standard, [flight('CZ3901', '10:00', [fare(yuan)])], { rail: fact })[0]![0]!.violations.map(({ rule }) => rule),
    ).toEqual(rules),
  )
  test('the train is named with its price', () =>
    expect(
      judge(policy({ unlessCheaper: true }), [flight('CZ3901', '10:00', [fare(900)])], { rail })[0]![0]!.violations[0]?.change,
    ).toBe('改乘高铁，约 2 小时 19 分钟，¥314 起'))
})

test('[S3.48] the standard in sentences', () => {
  const policy: FlightPolicy = {
    refundable: { feeAtMost: 60 },
    changeable: { feeAtMost: 100 },
    excludedFareTypes: ['promotional', 'government'],
    excludedCarriers: ['CZ'],
    priceByDuration: [
      { from: 0, maxPrice: 600_00 },
      { from: 120, maxPrice: 900_00, maxDiscount: 80 },
    ],
    medianPrice: { hours: 2, percent: 20 },
    trainFirst: { minutes: 240, unlessNotOnSale: true, unlessCheaper: true },
    handling: { refundable: 'forbid' },
  }
  expect(describeFlightPolicy(policy, 'zh-CN')).toEqual([
    '退票：手续费不超过票价的 60%（超标不可预订）',
    '改签：起飞前均可改签（超标需审批）',
    '不可订的票价：特价、政采（超标需审批）',
    '不可订的航司：南航（超标需审批）',
    '票价：不超过 ¥600（超标需审批）',
    '飞行 2 小时及以上票价：不超过 ¥900、8.0折及以下（超标需审批）',
    '中位价：高出起飞前后 2 小时内航班中位价不超过 20%（超标需审批）',
    '火车优先：高铁最快 4 小时以内的城市间乘火车，当天没有在售火车除外，票价不高于该火车最低席别除外（超标需审批）',
  ])
})
