import { filled } from '@sojourn/domain/kit/filled.testing'
import { describe, expect, test } from 'vitest'
import { epochDay, timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { stations } from '@sojourn/domain/reference/rail/stations'
import { knownTrains } from './known-trains'
import { planTimetable } from './plan-timetable'
import { findDirect } from './search'
import { fareOf } from './tariff'
import { createTimetable } from './timetable'

const timetable = createTimetable(planTimetable(1))
const cityOf = (name: string): string[] =>
  stations()
    .filter(({ city }) => city.name['zh-CN'] === name)
    .map(({ code }) => code)
const day = epochDay('2026-12-04')
const direct = (from: string[], to: string[], trainNo?: string) =>
  findDirect(timetable, { departStations: from, arriveStations: to, day, fastOnly: false, ...(trainNo && { trainNo }) })

describe('[handbook 3.4] well-known trains run as they are published', () => {
  test.each([
    ['G1', 'VNP', 'SHH', '07:00', '11:29', 633],
    ['G2', 'SHH', 'VNP', '07:00', '11:36', 606],
    ['G3', 'VNP', 'SHH', '08:00', '12:32', 633],
    ['G4', 'NKH', 'VNP', '08:17', '11:40', 533],
    ['G5', 'VNP', 'AOH', '09:00', '13:37', 662],
    ['G6', 'AOH', 'VNP', '08:00', '12:24', 662],
    ['G7', 'VNP', 'AOH', '10:00', '14:35', 626],
    ['G8', 'AOH', 'VNP', '09:00', '13:27', 662],
    ['G9', 'VNP', 'NKH', '11:00', '14:32', 504],
    ['G10', 'AOH', 'VNP', '10:00', '14:26', 662],
    ['G12', 'AOH', 'VNP', '11:00', '15:31', 662],
    ['G14', 'SHH', 'NKH', '11:53', '13:08', 167],
    ['G16', 'SHH', 'VNP', '12:55', '17:36', 669],
    ['G18', 'AOH', 'VNP', '14:00', '18:35', 662],
    ['G20', 'AOH', 'NKH', '15:00', '15:59', 162],
    ['G21', 'VNP', 'AOH', '17:00', '21:18', 662],
    ['G79', 'BXP', 'IZQ', '10:00', '17:19', 1033],
    ['G79', 'WHN', 'IOQ', '13:59', '17:51', 627.5],
    ['T109', 'BJP', 'SHH', '20:03', '11:02', 177.5],
    ['T109', 'BJP', 'NJH', '20:03', '07:43', 148.5],
  ])('%s from %s to %s leaves at %s, arrives at %s and costs %d yuan', (no, from, to, departs, arrives, yuan) => {
    const [ride] = direct([from], [to], no)
    const { run } = ride!
    expect([run.departMinutes(ride!.from), run.arriveMinutes(ride!.to)].map((minutes) => timeOfMinutes(minutes % 1440))).toEqual([
      departs,
      arrives,
    ])
    expect(fareOf(ride!, run.type === 'T' ? '1' : 'O', 1)?.price).toBe(yuan * 100)
  })

  test('four hundred of them and those of the busiest pairs, the night trains and those to Lhasa and over the border among them', () => {
    const all = [...knownTrains().values()]
    expect(all.length).toBeGreaterThanOrEqual(1200)
    const serves = (station: string): number => all.filter(({ stops }) => stops.some((stop) => stop.station === station)).length
    expect(serves('LSO')).toBeGreaterThanOrEqual(3)
    expect(serves('XJA')).toBeGreaterThanOrEqual(50)
    expect(all.filter(({ stops }) => stops.at(-1)!.arrive > 1440 + 240).length).toBeGreaterThanOrEqual(80)
  })

  test('every one of them calls where and when it is published, with its other stops in order between', () => {
    const planned = new Map(planTimetable(1).map((train) => [train.no, train]))
    for (const { no, stops } of filled(knownTrains().values())) {
      const train = planned.get(no)!
      expect(train.stops).toEqual(expect.arrayContaining([...stops]))
      const moments = train.stops.flatMap(({ arrive, depart }) => [arrive, depart])
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      const km = train.stops.map((stop) => stop.km)
      expect(km).toEqual(km.toSorted((a, b) => a - b))
    }
  })
})

describe('[handbook 3.3] fares over the border, as published', () => {
  test.each([
    ['IZQ', 215],
    ['IOQ', 75],
    ['NZQ', 68],
  ])('%s to Hong Kong West Kowloon and back: %d yuan', (station, yuan) => {
    for (const rides of [direct([station], ['XJA']), direct(['XJA'], [station])]) {
      expect(rides.length).toBeGreaterThan(10)
      expect(new Set(rides.map((ride) => fareOf(ride, 'O', 1)?.price))).toEqual(new Set([yuan * 100]))
    }
  })
})

// Trains of the lists of 2025 between the stations of both cities; of Xi'an from its list of calls.
test.each([
  ['成都', '重庆', 139],
  ['重庆', '成都', 138],
  ['杭州', '武汉', 33],
  ['武汉', '杭州', 27],
  ['上海', '杭州', 274],
  ['杭州', '上海', 274],
  ['上海', '苏州', 431],
  ['南京', '杭州', 142],
  ['上海', '武汉', 52],
  ['北京', '上海', 54],
  ['上海', '北京', 55],
  ['北京', '西安', 29],
  ['西安', '北京', 28],
  ['广州', '深圳', 300],
])('[handbook 3.4] as many trains from %s to %s as there are, within a quarter or eight', (from, to, published) => {
  const count = direct(cityOf(from), cityOf(to)).length
  expect(Math.abs(count - published)).toBeLessThanOrEqual(Math.max(8, published / 4))
})

test.each([
  ['上海', '昆山', 232],
  ['昆山', '上海', 203],
])(
  '[handbook 3.4] as many trains from %s to %s as in the timetable of 2019, and a quarter more at most',
  (from, to, published) => {
    const at = (name: string): string[] => (name === '昆山' ? ['KNH', 'KSH'] : cityOf(name))
    const count = direct(at(from), at(to)).length
    expect(count / published).toBeGreaterThan(0.8)
    expect(count / published).toBeLessThan(1.25)
  },
)

test('[handbook 3.4] most trains from Nanjing to Hangzhou are boarded at Nanjing South, and none at the station of its county', () => {
  const boarded = direct(cityOf('南京'), cityOf('杭州')).map(({ run, from }) => run.station(from))
  expect(boarded.filter((code) => code === 'NKH').length).toBeGreaterThan(boarded.length / 2)
})
