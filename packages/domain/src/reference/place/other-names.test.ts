import { describe, expect, test } from 'vitest'
import { createCitySearch } from './city-search'
import { citySearchEntries } from './city-search-entries'
import { airCities } from './cities'
import { findHotelDestinations } from '../hotel/hotel-search'
import { starGroups } from '../hotel/hotel-stars'
import { findStations } from '../rail/station-search'
import { findSurfacePlaces } from './surface-places'
import { nearbyAirports, towns } from './towns'
import { findVisaDestinations, popularVisaDestinations } from './visa-countries'

const search = createCitySearch(citySearchEntries())
const nameOf = (code: string): string | undefined => airCities.find((city) => city.code === code)?.name['zh-CN']

test.each([
  ['Peking', '北京'],
  ['Beiping', '北京'],
  ['Tientsin', '天津'],
  ['Nanking', '南京'],
  ['Chungking', '重庆'],
  ['Canton', '广州'],
  ['Tsingtao', '青岛'],
  ['Amoy', '厦门'],
  ['Swatow', '揭阳'],
  ['Foochow', '福州'],
  ['Hangchow', '杭州'],
  ['Ningpo', '宁波'],
  ['Mukden', '沈阳'],
  ['Dairen', '大连'],
  ['Port Arthur', '大连'],
  ['Chengtu', '成都'],
  ['Tsinan', '济南'],
  ['Chengchow', '郑州'],
  ['Hankow', '武汉'],
  ['Wuchang', '武汉'],
  ['Urumchi', '乌鲁木齐'],
  ['Lasa', '拉萨'],
  ['Huhehot', '呼和浩特'],
  ['Kharbin', '哈尔滨'],
  ['Taipeh', '台北'],
  ['Takao', '高雄'],
  ['Edo', '东京'],
  ['汉城', '首尔'],
  ['漢城', '首尔'],
  ['Krung Thep', '曼谷'],
  ['Bombay', '孟买'],
  ['Calcutta', '加尔各答'],
  ['Madras', '金奈'],
  ['西贡', '胡志明市'],
  ['Saigon', '胡志明市'],
  ['Rangoon', '仰光'],
  ['列宁格勒', '圣彼得堡'],
  ['Leningrad', '圣彼得堡'],
  ['Constantinople', '伊斯坦布尔'],
])('whoever types %s means %s', (typed, name) => {
  expect(search(typed, 10).map(({ city }) => nameOf(city))).toContain(name)
})

test.each([
  ['Swatow', '汕头'],
  ['Soochow', '苏州'],
  ['Sian', '西安'],
  ["Chang'an", '西安'],
  ['Canton', '广州'],
  ['Amoy', '厦门'],
  ['Tientsin', '天津'],
  ['Hangchow', '杭州'],
])('whoever types %s looks for hotels and stations of %s', (typed, name) => {
  const cities = findHotelDestinations('domestic', typed, 10).flatMap((match) =>
    match.kind === 'city' ? match.city.name['zh-CN'] : [],
  )
  expect(cities).toContain(name)
  expect(findStations(typed, 10).map(({ city }) => city.name['zh-CN'])).toContain(name)
})

describe('[S3.27] places that nobody flies from', () => {
  test('a port is found by its name, pinyin, initials and without its kind, with the airports near it', () => {
    const [port] = findSurfacePlaces('蛇口', 5)
    expect(port).toMatchObject({ kind: 'port', city: 'SZX' })
    expect(port!.near!.length).toBeGreaterThan(0)
    for (const typed of ['shekou', 'sk', port!.name['zh-CN'], port!.name.en, '蛇口码头'])
      expect(findSurfacePlaces(typed, 20).map(({ name }) => name['zh-CN'])).toContain(port!.name['zh-CN'])
  })

  test('a station of a city with airports has those, at no distance; one of a town the airports near it', () => {
    const station = (typed: string) => findSurfacePlaces(typed, 10).find(({ kind }) => kind === 'station')
    expect(station('上海虹桥')).toMatchObject({
      city: 'SHA',
      near: [
        { iata: 'SHA', distanceKm: 0 },
        { iata: 'PVG', distanceKm: 0 },
      ],
    })
    const ofTown = station('苏州')!
    expect(ofTown.near![0]!.distanceKm).toBeGreaterThan(0)
  })
})

test('airports with flights within 150 km, the nearest first and five at most; far away the nearest alone', () => {
  const lists = towns.map(nearbyAirports)
  for (const near of lists) {
    const distances = near.map(({ distanceKm }) => distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(near.length).toBeLessThanOrEqual(5)
    if (near.length > 1) expect(distances.at(-1)).toBeLessThanOrEqual(150)
  }
  expect(lists.some((near) => near.length === 5)).toBe(true)
  expect(lists.some(([nearest]) => nearest!.distanceKm > 150)).toBe(true)
})

test('the popular destinations stand in their order, and a country is found by name, code and initials', () => {
  const ranks = popularVisaDestinations().map(({ popularity }) => popularity)
  expect(ranks).toEqual(ranks.map((_rank, index) => index + 1))
  const first = (typed: string) => findVisaDestinations(typed, 5)[0]?.country.name['zh-CN']
  for (const typed of ['日本', 'riben', 'JP', 'Japan', '日本国']) expect([typed, first(typed)]).toEqual([typed, '日本'])
  expect(findVisaDestinations('rb', 10).map(({ country }) => country.name['zh-CN'])).toContain('日本')
})

test('[S9.13] every code of the stars belongs to one group', () => {
  expect(Object.fromEntries(starGroups.map(({ key, codes }) => [key, codes]))).toEqual({
    economy: [32],
    three: [26, 31],
    four: [24, 30],
    five: [23, 28],
  })
})
