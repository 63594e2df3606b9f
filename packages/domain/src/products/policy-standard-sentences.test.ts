import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { describe, expect, test } from 'vitest'
import { describeFlightPolicy } from './flight/policy/describe'
import { describeHotelPolicy } from './hotel/policy/describe'
import type { FlightPolicy } from './flight/policy/offers'
import { standardSentences } from '../booking/policy/standard-sentences'
import { policySections } from './index'

/** Each rule alone, as the standard says it to a traveller. */
const say = (
  policy: Partial<WrittenPolicy>,
  product: Parameters<typeof standardSentences>[1],
  language: 'zh-CN' | 'en' = 'zh-CN',
) => standardSentences(policy as WrittenPolicy, product, policySections, language)

test('what a policy does not speak of is not limited', () => {
  for (const product of ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train', 'car', 'visa', 'meeting'] as const)
    expect(say({}, product)).toEqual([])
  const empty = { handling: {} }
  expect(say({ flight: empty, intlFlight: empty, hotel: empty, train: empty, car: empty }, 'flight')).toEqual([])
  for (const product of ['intlFlight', 'hotel', 'train', 'car'] as const)
    expect(say({ intlFlight: empty, hotel: empty, train: empty, car: empty }, product)).toEqual([])
})

describe('[S3.48] flights', () => {
  test.each<[Partial<FlightPolicy>, string[]]>([
    [{ cabins: [{ cabin: 'Y' }, { cabin: 'C' }] }, ['可订舱位：经济舱、公务舱（超标需审批）']],
    [{ cabins: [{ cabin: 'Y', maxDiscount: 60 }] }, ['可订舱位：经济舱（超标需审批）', '经济舱折扣：6.0折及以下（超标需审批）']],
    [{ fullPriceAllowed: false }, ['全价票：不可订经济舱全价（超标需审批）']],
    [{ fullPriceAllowed: true }, []],
    [{ lowestPrice: { hours: 2, threshold: 0 } }, ['最低价：不高于起飞前后 2 小时内最低价 ¥0（超标需审批）']],
    [
      { lowestPrice: { hours: 2, threshold: 100_00, excludeCarriers: [], ignoreStopover: true } },
      ['最低价：不高于起飞前后 2 小时内最低价 ¥100，不比较经停航班（超标需审批）'],
    ],
    [{ advanceDays: 0 }, ['提前预订：至少 0 天（超标需审批）']],
    [
      { agreementCarriers: { carriers: ['MU'], hours: 2, threshold: 200_00 } },
      [expect.stringMatching(/^协议航司：前后 2 小时内 .*东.* 有票且贵不超过 ¥200 时优先（超标需审批）$/) as string],
    ],
    [{ forbidLowCost: true }, ['低成本航司：不可订（超标需审批）']],
    [{ cabinDuration: { cabins: ['C'], minutes: 240 } }, ['公务舱：仅限飞行超过 4 小时的航班（超标需审批）']],
    [{ trainFirst: { minutes: 300 } }, ['火车优先：高铁最快 5 小时以内的城市间乘火车（超标需审批）']],
    [
      { trainFirst: { minutes: 300, lateNight: { from: '22:00', to: '06:00' }, unlessSoldOut: true, excuses: ['luggage'] } },
      [
        '火车优先：高铁最快 5 小时以内的城市间乘火车，22:00–06:00 起降除外，火车无票除外，有规定原因（如携带大件行李）除外（超标需审批）',
      ],
    ],
    [{ trainFirst: { minutes: 300, excuses: [] } }, ['火车优先：高铁最快 5 小时以内的城市间乘火车（超标需审批）']],
  ])('%j', (policy, sentences) => {
    expect(describeFlightPolicy({ handling: {}, ...policy }, 'zh-CN')).toEqual(sentences)
    expect(say({ flight: { handling: {}, ...policy } }, 'flight')).toEqual(sentences)
  })
  test('what happens beyond a rule stands with it', () => {
    expect(say({ flight: { forbidLowCost: true, handling: { lowCost: 'forbid' } } }, 'flight')).toEqual([
      '低成本航司：不可订（超标不可预订）',
    ])
    expect(say({ intlFlight: { advanceDays: 7, handling: { advanceDays: 'remind' } } }, 'intlFlight')).toEqual([
      '提前预订：至少 7 天（超标仅提醒）',
    ])
  })
})

describe('[S3.49] hotels', () => {
  const cities = { cityItems: [{ cityNames: ['*'], standard: 450_00, violateCanBook: true }] }
  const alone = ['所有城市：¥450/间夜', '超出标准：需审批', '按入住期间平均房价比较']
  test.each<[Partial<HotelSection>, string[]]>([
    [cities, alone],
    [{ ...cities, compare: 'each' }, ['所有城市：¥450/间夜', '超出标准：需审批', '按每晚房价比较']],
    [
      { cityItems: [{ cityNames: ['北京', '上海'], standard: 600_00, violateCanBook: false }, ...cities.cityItems] },
      ['北京、上海：¥600/间夜、超标不可预订', '其他城市：¥450/间夜', '超出标准：需审批', '按入住期间平均房价比较'],
    ],
    [
      { cityItems: [{ countries: ['JP'], regions: ['europe'], standard: 1200_00, violateCanBook: true }] },
      ['日本、欧洲：¥1,200/间夜', '超出标准：需审批', '按入住期间平均房价比较'],
    ],
    [
      { seasonCityItems: [{ tiers: ['first'], beginDate: '11-01', endDate: '04-30', standard: 600_00, violateCanBook: true }] },
      ['一线城市 11月1日至4月30日：¥600/间夜', '超出标准：需审批', '按入住期间平均房价比较'],
    ],
    [{ starMax: 4 }, ['星级：不超过 4 星级（超标需审批）']],
    [{ breakfastExtra: 50_00 }, ['含早房价每间夜可高 ¥50']],
    [{ breakfastExtra: 0 }, []],
    [{ advanceDays: 3 }, ['提前预订：至少 3 天（超标需审批）']],
    [{ agreementFirst: { threshold: 20_00 } }, ['协议酒店：每间夜贵不超过 ¥20 时优先（超标需审批）']],
    [{ multiplayer: { formula: 3, param: 50 } }, ['两人同住：较高标准加较低标准的 50%']],
    [{ multiplayer: { formula: 4, param: 100_00 } }, ['两人同住：较高标准加 ¥100']],
    [{ muchFloatation: { type: 'percent', value: 20 } }, ['多人同住可上浮 20%']],
    [{ muchFloatation: { type: 'percent', value: 0 } }, []],
    [{ singleFloatation: { type: 'amount', value: 80_00 } }, ['单人入住可上浮 ¥80']],
    [{ singleFloatation: { type: 'amount', value: 0 } }, []],
  ])('%j', (section, sentences) => {
    expect(say({ hotel: { handling: {}, ...section } }, 'hotel')).toEqual(sentences)
    expect(say({ intlHotel: { handling: {}, ...section } }, 'intlHotel')).toEqual(sentences)
  })
  test('the price is handled as the company says, and an unknown country by its code', () => {
    const item = { countries: ['XX'], standard: 1_00, violateCanBook: true }
    const told = describeHotelPolicy({ cityItems: [item], handling: { hotelPrice: 'payExcess' } }, 'zh-CN')
    expect(told.handling).toBe('超出标准：超出部分个人支付')
    expect(told.cityItems[0]?.cityNames).toEqual(['XX'])
    expect([told.multiplayer, told.muchFloatation, told.singleFloatation]).toEqual(['', '', ''])
  })
})

test.each<[Partial<TrainSection>, string[]]>([
  [{ groups: [{ types: ['G', 'C'], seats: ['O'] }] }, ['G 高铁 / C 城际：二等座', '超出标准：需审批']],
  [
    { groups: [{ types: ['other'], seats: ['1', '3'] }], handling: { trainSeat: 'forbid' } },
    ['其他列车：硬座、硬卧', '超出标准：不可预订'],
  ],
  [
    { groups: [{ types: ['D'], seats: ['O'] }], nightSeats: ['F'], longRide: { minutes: 480, seats: ['M'] }, advanceDays: 1 },
    [
      'D 动车：二等座',
      '夜间行车另可订：动卧',
      '乘车 8 小时及以上另可订：一等座',
      '提前预订：至少 1 天（超标需审批）',
      '超出标准：需审批',
    ],
  ],
  [{ nightSeats: ['F'], longRide: { minutes: 480, seats: ['M'] } }, []],
])('[S3.52] trains: %j', (section, sentences) => {
  expect(say({ train: { handling: {}, ...section } }, 'train')).toEqual(sentences)
})

test.each<[Partial<CarSection>, string[]]>([
  [{ classes: ['economy', 'business'] }, ['可订车型：经济型、商务型（超标需审批）']],
  [{ maxPrice: 100_00 }, ['每次费用：不超过 ¥100（超标需审批）']],
  [{ cityNames: ['北京', '上海'] }, ['用车城市：北京、上海（超标需审批）']],
  [
    {
      times: [
        { from: '07:00', to: '09:00' },
        { from: '17:00', to: '22:00' },
      ],
    },
    ['用车时间：07:00–09:00, 17:00–22:00（超标需审批）'],
  ],
  [{ monthlyCount: 20 }, ['用车次数：每月不超过 20 次（超标需审批）']],
])('[handbook 5.3] cars: %j', (section, sentences) => {
  expect(say({ car: { handling: {}, ...section } }, 'car')).toEqual(sentences)
})

test('[S7.45] flights abroad, each rule alone', () => {
  const rules = (section: object) => say({ intlFlight: { handling: {}, ...section } }, 'intlFlight')
  expect(rules({ byDuration: [{ from: 0, cabins: ['Y'] }] })).toEqual(['可订舱位：经济舱（超标需审批）'])
  expect(rules({ byDuration: [{ from: 360, cabins: ['Y', 'C'] }] })).toEqual(['飞行 6 小时及以上：经济舱、公务舱（超标需审批）'])
  expect(rules({ maxPrice: 12_000_00 })).toEqual(['全程价格：不超过 ¥12,000（含税）（超标需审批）'])
  expect(rules({ directFirst: { threshold: 300_00 } })).toEqual(['直飞优先：直飞贵不超过 ¥300 时须选直飞（超标需审批）'])
})
