import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { expect, test } from 'vitest'
import { allOf } from '../../../booking/policy/engine'
import { describeCarPolicy } from './describe'
import { judgeCars, type CarSetting, type PolicyCar } from './evaluate'

const section: CarSection = {
  classes: ['economy', 'comfort'],
  maxPrice: 100_00,
  cityNames: ['北京', '上海'],
  times: [{ from: '07:00', to: '22:00' }],
  monthlyCount: 20,
  handling: { carClass: 'forbid', carPrice: 'payExcess', carCount: 'approval' },
}
const cars: PolicyCar[] = [
  { carClass: 'economy', name: '快车', price: 60_00 },
  { carClass: 'comfort', name: '专车', price: 120_00 },
  { carClass: 'luxury', name: '豪华车', price: 90_00 },
]
const ride: CarSetting = { cityName: '北京', time: '09:00', rideOfMonth: 1 }
const judge = (setting: Partial<CarSetting> = {}, language: 'zh-CN' | 'en' = 'zh-CN') =>
  allOf(judgeCars([{ travellerId: 'e1', policy: section }], cars, { ...ride, ...setting }, language))

test('handbook 5.3, 7.1: class and price', () => {
  const [economy, comfort, luxury] = judge()
  expect(economy?.verdict).toBe('within')
  expect(comfort).toMatchObject({
    verdict: 'payExcess',
    violations: [
      { rule: 'carPrice', excess: 20_00, sentence: '预估 ¥120，标准为每次不超过 ¥100', change: '改选 快车 ¥60 即符合差标' },
    ],
  })
  expect(luxury).toMatchObject({ verdict: 'forbidden', violations: [{ sentence: '车型为豪华型，标准为经济型、舒适型' }] })
})
test('handbook 5.3: city, hours and count bind every car', () => {
  expect(judge({ cityName: '成都', time: '22:01', rideOfMonth: 21 })[0]?.violations.map(({ sentence }) => sentence)).toEqual([
    '用车城市为成都，标准为北京、上海',
    '用车时间 22:01，标准为 07:00–22:00',
    '本月第 21 次用车，标准为每月不超过 20 次',
  ])
  expect(judge({ time: '22:00', rideOfMonth: 20 })[0]?.verdict).toBe('within')
  expect(judge({ cityName: '成都' }, 'en')[0]?.violations[0]?.sentence).toBe(
    'A ride in Chengdu, the standard is Beijing, Shanghai',
  )
})
test('handbook 5.3: a ride between two places that the standard does not have, by every class', () => {
  const fenced: CarSection = { placeKinds: ['airport', 'station'], handling: { carPlace: 'forbid' } }
  const judged = (placeKinds: CarSetting['placeKinds']) =>
    allOf(judgeCars([{ travellerId: 'e1', policy: fenced }], cars, { ...ride, ...(placeKinds && { placeKinds }) }, 'zh-CN'))
  expect(judged(['hotel', 'landmark']).map(({ verdict }) => verdict)).toEqual(['forbidden', 'forbidden', 'forbidden'])
  expect(judged(['hotel', 'landmark'])[0]?.violations[0]?.sentence).toBe('起点和终点都不是机场、火车站')
  // A car hired for a day has one end alone; rides that were recorded earlier have none.
  for (const within of [['hotel', 'airport'], ['station'], undefined] as const) expect(judged(within)[0]?.verdict).toBe('within')
})
test.each([
  ['the dearest class of the standard', ['economy', 'comfort'], 30_00],
  ['the cheapest car where none of the standard is on offer', ['business'], 90_00],
] as const)('handbook 5.3: who takes a dearer class pays what goes beyond %s', (_what, classes, excess) => {
  const paysMore: CarSection = { classes: [...classes], handling: { carClass: 'payExcess' } }
  const offered: PolicyCar[] = [
    { carClass: 'economy', name: '快车', price: 60_00 },
    { carClass: 'comfort', name: '专车', price: 120_00 },
    { carClass: 'luxury', name: '豪华车', price: 150_00 },
  ]
  const [, , luxury] = allOf(judgeCars([{ travellerId: 'e1', policy: paysMore }], offered, ride, 'zh-CN'))
  expect(luxury).toMatchObject({ verdict: 'payExcess', violations: [{ rule: 'carClass', excess }] })
})
const monthly: CarSection = { monthlyMoney: 1_000_00, handling: { carMonth: 'payExcess' } }
const judgeMonth = (spentOfMonth: number | undefined, handling: CarSection['handling'] = monthly.handling) =>
  allOf(
    judgeCars(
      [{ travellerId: 'e1', policy: { ...monthly, handling } }],
      cars,
      { ...ride, ...(spentOfMonth !== undefined && { spentOfMonth }) },
      'zh-CN',
    ),
  )
test.each([
  ['nothing was spent', 0, ['within', 'within', 'within']],
  ['the cheapest still fits to the fen', 940_00, ['within', 'payExcess', 'payExcess']],
  ['not even the cheapest fits', 940_01, ['payExcess', 'payExcess', 'payExcess']],
  ['a ride that was recorded before months were looked at', undefined, ['within', 'within', 'within']],
] as const)('handbook 5.3: what rides of a month may cost: %s', (_what, spent, verdicts) =>
  expect(judgeMonth(spent).map(({ verdict }) => verdict)).toEqual(verdicts),
)
test('handbook 5.3: beyond the month a cheaper car is named, and the excess is at most the ride', () => {
  expect(judgeMonth(940_00)[1]?.violations[0]).toMatchObject({
    rule: 'carMonth',
    excess: 60_00,
    sentence: '当月用车累计将达 ¥1,060，标准为每月不超过 ¥1,000',
    change: '改选 快车 ¥60 即符合差标',
  })
  const over = judgeMonth(1_200_00)[1]!.violations[0]!
  expect(over).toMatchObject({ excess: 120_00 })
  expect(over.change).toBeUndefined()
  expect(judgeMonth(1_200_00, { carMonth: 'forbid' })[0]?.verdict).toBe('forbidden')
})
test('the standard in sentences', () =>
  expect(describeCarPolicy(section, 'en')).toEqual([
    'Cars: Economy, Comfort (otherwise not bookable)',
    'Price of a ride: at most ¥100 (the excess is paid personally)',
    'Cities: Beijing, Shanghai (otherwise approval is needed)',
    'Hours: 07:00–22:00 (otherwise approval is needed)',
    'Rides: at most 20 a month (otherwise approval is needed)',
  ]))
