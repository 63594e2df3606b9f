import { describe, expect, test } from 'vitest'
import { describeFlightPolicy } from './describe'
import { evaluateFlight, evaluateFlightParty, lowestCompliant } from './evaluate'
import { evaluateFlightList } from './evaluate.testing'
import type { FlightPolicy, PolicyFare, PolicyFlight } from './offers'
import { settle } from '../../../booking/ledger/split'
import { needsApproval, needsReason, verdictOf } from '../../../booking/policy/verdict'

const handling = { cabin: 'forbid', discount: 'approval', lowestPrice: 'reason', advanceDays: 'remind' } as const
const fare = (bookingClass: string, yuan: number, cabin: PolicyFare['cabin'] = 'Y'): PolicyFare => ({
  fareKey: bookingClass,
  bookingClass,
  cabin,
  ticketPrice: yuan * 100,
  discount: Math.round(yuan / 10),
})
/** Flights of a pair whose full fare is 1,000 yuan, so that a discount in tenths is a tenth of the price. */
const flight = (flightNo: string, departTime: string, fares: PolicyFare[], more: Partial<PolicyFlight> = {}): PolicyFlight => ({
  flightKey: flightNo,
  flightNo,
  carrier: flightNo.slice(0, 2),
  departAirport: 'PEK',
  arriveAirport: 'SHA',
  departDate: '2026-11-28',
  departTime,
  arriveTime: departTime,
  durationMinutes: 130,
  fullFare: 100_000,
  fares,
  ...more,
})
const chosen = (offer: PolicyFlight, bookingClass: string) => ({ flight: offer, fareKey: bookingClass })
const today = '2026-11-20'
const evaluate = (
  policy: FlightPolicy,
  offers: PolicyFlight[],
  offer: PolicyFlight,
  bookingClass: string,
  language: 'zh-CN' | 'zh-TW' | 'en' = 'zh-CN',
) => evaluateFlight({ travellers: [{ travellerId: 'e1', policy }], offers, chosen: chosen(offer, bookingClass), today, language })

const morning = flight('MU5103', '10:00', [fare('R', 760), fare('Y', 1000)])
const noon = flight('CA1501', '11:30', [fare('V', 560), fare('H', 720), fare('J', 2200, 'C')])
const night = flight('CZ3901', '21:00', [fare('T', 400)])

test('[handbook 10.3] whoever takes a dearer flight hears which one it was compared with, and at what discount', () => {
  const policy: FlightPolicy = { lowestPrice: { hours: 2, threshold: 10_000 }, handling }
  const [violation] = evaluate(policy, [morning, noon, night], morning, 'Y')
  expect(violation).toMatchObject({ rule: 'lowestPrice', reference: { service: 'CA1501', price: 56_000, discount: 56 } })
  expect(evaluate(policy, [morning, noon, night], noon, 'V')).toEqual([])
})

describe('discount ceiling (handbook 7.2)', () => {
  const policy: FlightPolicy = { cabins: [{ cabin: 'Y', maxDiscount: 60, floatAmount: 10_000 }], handling }
  test('the sentence names the figure and the standard, the change complies', () => {
    const [violation, ...others] = evaluate(policy, [morning, noon], noon, 'H')
    expect(others).toEqual([])
    expect(violation).toEqual({
      travellerId: 'e1',
      rule: 'discount',
      handling: 'approval',
      expected: 60,
      actual: 72,
      excess: 2000,
      sentence: '经济舱折扣 7.2折，标准为 6.0折及以下',
      change: '改选本航班经济舱 V 舱 ¥560 即符合差标',
    })
  })
  test('[S5.40] English says percent off', () => {
    expect(evaluate(policy, [noon], noon, 'H', 'en')[0]?.sentence).toBe('Economy at 28% off, the standard is 40% off or cheaper')
  })
  test('the ceiling itself passes, and so does a price within the float', () => {
    const offer = flight('HU7601', '12:00', [fare('A', 600), fare('B', 700), fare('D', 701)])
    expect(evaluateFlightList(policy, 'e1', [offer], today, 'en')[0]?.map(({ verdict }) => verdict)).toEqual([
      'within',
      'within',
      'approval',
    ])
  })
})

describe('cabin (handbook 7.1)', () => {
  const policy: FlightPolicy = { cabins: [{ cabin: 'Y' }], handling }
  test('a cabin beyond the standard is forbidden where the policy says so', () => {
    const violations = evaluate(policy, [noon], noon, 'J')
    expect(verdictOf(violations)).toBe('forbidden')
    expect(violations[0]).toMatchObject({
      rule: 'cabin',
      actual: 'C',
      expected: 'Y',
      sentence: '舱位为公务舱，标准为经济舱',
      change: '改选本航班经济舱 H 舱 ¥720 即符合差标',
    })
  })
  test('a policy without cabins limits none', () => {
    expect(evaluate({ handling }, [noon], noon, 'J')).toEqual([])
  })
})

describe('lowest price (handbook 7.2)', () => {
  const policy: FlightPolicy = { lowestPrice: { hours: 2, threshold: 10_000 }, handling }
  test('compared with the cheapest fare in the window, not beyond it', () => {
    const [violation] = evaluate(policy, [morning, noon, night], morning, 'R')
    expect(violation).toMatchObject({
      rule: 'lowestPrice',
      handling: 'reason',
      expected: 66_000,
      actual: 76_000,
      excess: 10_000,
      sentence: '比前后 2 小时内最低价 CA1501 11:30 ¥560 高 ¥200，标准为高出不超过 ¥100',
      change: '改选 CA1501 11:30 ¥560 即符合差标',
    })
  })
  test('a difference of the threshold passes', () => {
    const equal = flight('CA1503', '12:00', [fare('L', 660)])
    expect(evaluate(policy, [equal], morning, 'R')).toEqual([])
  })
  test('the edge of the window belongs to it', () => {
    const edge = flight('CA1503', '12:00', [fare('L', 500)])
    const beyond = flight('CA1503', '12:01', [fare('L', 500)])
    expect(evaluate(policy, [edge], morning, 'R')).toHaveLength(1)
    expect(evaluate(policy, [beyond], morning, 'R')).toEqual([])
  })
  test('business class is compared with business class', () => {
    const exclusive = flight('CA1501', '10:30', [fare('V', 560), fare('J', 2200, 'C')])
    expect(evaluate(policy, [morning], exclusive, 'J')).toEqual([])
  })
  test.each<[string, Partial<NonNullable<FlightPolicy['lowestPrice']>>, Partial<PolicyFlight>]>([
    ['same airport', { sameAirport: true }, { departAirport: 'PKX' }],
    ['flights with a stop', { ignoreStopover: true }, { stop: {} }],
    ['excluded carriers', { excludeCarriers: ['9C'] }, { carrier: '9C' }],
  ])('%s narrows the comparison', (_title, narrowed, cheaper) => {
    const other = flight('9C8801', '10:30', [fare('P', 300)], cheaper)
    expect(evaluate(policy, [other], morning, 'R')).toHaveLength(1)
    expect(evaluate({ ...policy, lowestPrice: { hours: 2, threshold: 10_000, ...narrowed } }, [other], morning, 'R')).toEqual([])
  })
})

describe('advance days (handbook 7.2)', () => {
  test('equal passes, later does not and has no change to offer', () => {
    expect(evaluate({ advanceDays: 8, handling }, [morning], morning, 'R')).toEqual([])
    const [violation] = evaluate({ advanceDays: 9, handling }, [morning], morning, 'R')
    expect(violation).toEqual({
      travellerId: 'e1',
      rule: 'advanceDays',
      handling: 'remind',
      expected: 9,
      actual: 8,
      excess: 1,
      sentence: '提前 8 天预订，标准为提前 9 天及以上',
    })
  })
  test('the change for another rule then promises no more than that rule', () => {
    const violations = evaluate({ advanceDays: 9, cabins: [{ cabin: 'Y', maxDiscount: 60 }], handling }, [noon], noon, 'H')
    expect(violations.map(({ rule, change }) => [rule, change])).toEqual([
      ['discount', '改选本航班经济舱 V 舱 ¥560 即符合此项'],
      ['advanceDays', undefined],
    ])
  })
})

describe('further flight rules (handbook 7.1)', () => {
  const rulesOf = (policy: FlightPolicy, offers: PolicyFlight[], offer: PolicyFlight, bookingClass: string) =>
    evaluate(policy, offers, offer, bookingClass).map(({ rule }) => rule)
  test('no economy seat at the full fare where the company says so', () => {
    const policy: FlightPolicy = { fullPriceAllowed: false, handling }
    expect(evaluate(policy, [morning], morning, 'Y')[0]).toMatchObject({
      rule: 'fullPrice',
      handling: 'approval',
      sentence: '经济舱全价票，标准为不可订全价',
      change: '改选本航班经济舱 R 舱 ¥760 即符合差标',
    })
    expect(rulesOf(policy, [morning], morning, 'R')).toEqual([])
  })
  test('business class only on longer flights', () => {
    const policy: FlightPolicy = { cabinDuration: { cabins: ['C', 'F'], minutes: 180 }, handling }
    const long = { ...noon, durationMinutes: 181 }
    expect(evaluate(policy, [noon], noon, 'J')[0]?.sentence).toBe('飞行 2 小时 10 分钟，飞行超过 3 小时才可订公务舱')
    expect(rulesOf(policy, [long], long, 'J')).toEqual([])
    expect(rulesOf(policy, [noon], noon, 'H')).toEqual([])
  })
  test('an agreement carrier where one flies nearby for little more', () => {
    const policy: FlightPolicy = { agreementCarriers: { carriers: ['MU'], hours: 2, threshold: 50_00 }, handling }
    expect(evaluate(policy, [morning], noon, 'H')[0]).toMatchObject({
      rule: 'agreementCarrier',
      actual: 'CA',
      sentence: '非协议航司，协议航司（东航）有 MU5103 10:00 ¥760',
      change: '改选本航班经济舱 V 舱 ¥560 即符合差标',
    })
    expect(rulesOf(policy, [morning], noon, 'V')).toEqual([])
    expect(rulesOf(policy, [noon], morning, 'R')).toEqual([])
    expect(rulesOf(policy, [morning], night, 'T')).toEqual([])
  })
  test('no low-cost carrier, and none sets the lowest price', () => {
    const policy: FlightPolicy = { forbidLowCost: true, lowestPrice: { hours: 2, threshold: 0 }, handling }
    const spring = flight('9C8801', '10:30', [fare('P', 300)])
    expect(evaluate(policy, [morning], spring, 'P')[0]).toMatchObject({ rule: 'lowCost', actual: '9C' })
    expect(rulesOf(policy, [spring], morning, 'R')).toEqual([])
  })
})

describe('a train instead of the flight (handbook 7.1)', () => {
  const policy: FlightPolicy = {
    trainFirst: { minutes: 180, lateNight: { from: '21:00', to: '06:00' }, unlessSoldOut: true, excuses: ['luggage'] },
    handling: { trainFirst: 'approval' },
  }
  const judge = (offer: PolicyFlight, rail?: { minutes: number; left?: number | null }) =>
    evaluateFlightList(policy, 'e1', [offer], today, 'zh-CN', { rail })[0]?.[0]?.violations ?? []
  test('where the fastest train is fast enough, with the train as the change', () =>
    expect(judge(morning, { minutes: 80 })).toEqual([
      {
        travellerId: 'e1',
        rule: 'trainFirst',
        handling: 'approval',
        expected: 180,
        actual: 80,
        excuses: ['luggage'],
        sentence: '高铁最快 1 小时 20 分钟，标准为 3 小时以内乘火车',
        change: '改乘高铁，约 1 小时 20 分钟',
      },
    ]))
  test('a slower train, no train, a late flight and sold-out trains are excepted', () => {
    expect(judge(morning, { minutes: 181 })).toEqual([])
    expect(judge(morning)).toEqual([])
    expect(judge(night, { minutes: 80 })).toEqual([])
    expect(judge(flight('MU1', '19:30', [fare('T', 400)], { arriveTime: '21:00' }), { minutes: 80 })).toEqual([])
    expect(judge(morning, { minutes: 80, left: null })).toEqual([])
    expect(judge(morning, { minutes: 80, left: 181 })).toEqual([])
    expect(judge(morning, { minutes: 80, left: 180 })).not.toEqual([])
  })
  test('with luggage as the reason nobody has to approve', () => {
    const violations = judge(morning, { minutes: 80 })
    const asks = (reasonCode?: string) => settle(violations, { reasonCode }).map(needsApproval)
    expect([asks(), asks('urgent'), asks('luggage')]).toEqual([[true], [true], [false]])
  })
})

describe('a party (handbook 7.3)', () => {
  const strict: FlightPolicy = { cabins: [{ cabin: 'Y', maxDiscount: 60 }], handling }
  const free: FlightPolicy = { handling }
  test('each by the own standard, the worst verdict counts', () => {
    const verdicts = evaluateFlightParty(
      [
        { travellerId: 'e1', policy: strict },
        { travellerId: 'e2', policy: free },
        { travellerId: 'e3', policy: strict },
        { travellerId: 'e4' },
      ],
      [noon],
      { bookingDate: today, language: 'zh-CN' },
    )
    expect(verdicts[0]?.map(({ verdict }) => verdict)).toEqual(['within', 'approval', 'forbidden'])
    expect(verdicts[0]?.[1]?.violations.map(({ travellerId }) => travellerId)).toEqual(['e1', 'e3'])
  })
  test('without policy, as on personal trips, everything is within', () => {
    expect(evaluateFlightList(undefined, 'e1', [noon], today, 'zh-CN').flat()).toAllSatisfy(({ verdict }) => verdict === 'within')
  })
  test('the lowest compliant fare breaks no rule of anybody', () => {
    const policy: FlightPolicy = {
      cabins: [{ cabin: 'Y' }],
      lowestPrice: { hours: 12, threshold: 50_000, excludeCarriers: ['CZ'] },
      handling,
    }
    const list = [morning, noon, night]
    expect(lowestCompliant(list, evaluateFlightList(policy, 'e1', list, today, 'en'))).toEqual({ flight: 2, fare: 0 })
    expect(lowestCompliant(list, evaluateFlightList({ ...policy, advanceDays: 30 }, 'e1', list, today, 'en'))).toBeUndefined()
  })
})

test('handling decides what must be given (handbook 7.4)', () => {
  const violations = (rule: keyof typeof handling) => [
    { travellerId: 'e1', rule, handling: handling[rule], expected: 0, actual: 0, sentence: '' },
  ]
  expect([
    needsReason(violations('advanceDays')),
    needsReason(violations('lowestPrice')),
    needsReason(violations('discount')),
  ]).toEqual([false, true, true])
  expect([...violations('lowestPrice'), ...violations('discount')].map(needsApproval)).toEqual([false, true])
  expect(verdictOf([...violations('lowestPrice'), ...violations('advanceDays')])).toBe('reason')
})

describe('[S3.48] the standard in sentences', () => {
  const policy: FlightPolicy = {
    cabins: [{ cabin: 'Y', maxDiscount: 60, floatAmount: 10_000 }, { cabin: 'W' }],
    lowestPrice: { hours: 2, threshold: 10_000, sameAirport: true, ignoreStopover: true, excludeCarriers: ['9C', 'KN'] },
    advanceDays: 3,
    handling,
  }
  test('in Chinese', () =>
    expect(describeFlightPolicy(policy, 'zh-CN')).toEqual([
      '可订舱位：经济舱、超级经济舱（超标不可预订）',
      '经济舱折扣：6.0折及以下，可上浮 ¥100（超标需审批）',
      '最低价：不高于起飞前后 2 小时内最低价 ¥100，仅比较相同机场，不比较经停航班，不比较 9C、KN（超标需填原因）',
      '提前预订：至少 3 天（超标仅提醒）',
    ]))
  test('in English', () =>
    expect(describeFlightPolicy(policy, 'en')[1]).toBe(
      'Economy fare: 40% off or cheaper, up to ¥100 above that (otherwise approval is needed)',
    ))
  test('no rule, no sentence', () => expect(describeFlightPolicy({ handling }, 'zh-CN')).toEqual([]))
})
