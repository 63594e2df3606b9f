import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { expect, test } from 'vitest'
import { carFigures } from './car/policy/figures'
import { flightFigures } from './flight/policy/figures'
import type { FlightPolicy } from './flight/policy/offers'
import { intlFlightFigures } from './intl-flight/policy/figures'

const said = (figures: readonly StandardFigure[]): string[] => figures.map(({ name, value }) => `${name} ${value}`)
const flight: FlightPolicy = {
  handling: {},
  cabins: [{ cabin: 'Y', maxDiscount: 90 }, { cabin: 'W', maxDiscount: 130 }, { cabin: 'C' }],
  lowestPrice: { hours: 2, threshold: 500_00, sameAirport: false, ignoreStopover: false },
  advanceDays: 3,
}

test('a standard of flights: cabins, what of the full fare, what above the lowest, and how early', () => {
  expect(said(flightFigures(flight, 'zh-CN'))).toEqual([
    '舱位 经济舱、超级经济舱、公务舱',
    '经济舱票价 ≤ 9 折',
    '超级经济舱票价 ≤ 全价的 130%',
    '前后 2 小时最低价 ≤ +¥500',
    '提前预订 ≥ 3 天',
  ])
  expect(said(flightFigures(flight, 'en')).slice(1, 3)).toEqual([
    'Economy, of full fare ≤ 90%',
    'Premium economy, of full fare ≤ 130%',
  ])
  expect(flightFigures({ handling: {} }, 'zh-CN')).toEqual([])
})

test('abroad cabins go by the length of the flight', () => {
  const section = {
    handling: {},
    byDuration: [
      { from: 0, cabins: ['Y' as const] },
      { from: 360, cabins: ['Y' as const, 'W' as const] },
    ],
    maxPrice: 18_000_00,
    advanceDays: 1,
  }
  expect(said(intlFlightFigures(section, 'zh-CN'))).toEqual([
    '舱位 经济舱',
    '6 小时以上 经济舱、超级经济舱',
    '票价（含税） ≤ ¥18,000',
    '提前预订 ≥ 1 天',
  ])
  expect(said(intlFlightFigures(section, 'en')).at(-1)).toBe('Book ahead ≥ 1 day')
})

test('cars: classes, a ride, hours and rides of a month', () => {
  const section = {
    handling: {},
    classes: ['economy' as const],
    maxPrice: 120_00,
    times: [{ from: '22:00', to: '06:00' }],
    monthlyCount: 8,
  }
  expect(said(carFigures(section, 'zh-CN'))).toEqual([
    '车型 经济型',
    '每单费用 ≤ ¥120',
    '用车时段 22:00–06:00',
    '每月次数 ≤ 8 次',
  ])
})
