import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { expect, test } from 'vitest'
import { describeIntlFlightPolicy } from './describe'
import { evaluateIntlFlights, type PolicyJourney } from './evaluate'

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
