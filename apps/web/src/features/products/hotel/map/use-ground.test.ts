import type { CityMap } from '@sojourn/contract/reference/hotel-place.shapes'
import { expect, test } from 'vitest'
import { namesOf, readCourse } from './use-ground'

test('a line is read from its first point and from how far each further one lies from the one before', () => {
  expect(readCourse([312_300, 1_214_700, 10, -20, -5, 0])).toEqual([
    { latitude: 31.23, longitude: 121.47 },
    { latitude: 31.231, longitude: 121.468 },
    { latitude: 31.2305, longitude: 121.468 },
  ])
  expect(readCourse([])).toEqual([])
})

test('a station of several lines is named once, and not where the landmarks name it already', () => {
  const at = { latitude: 31.23, longitude: 121.47 }
  const line = (name: string, stations: string[]) => ({
    name,
    colour: 'e4002b',
    course: [312_300, 1_214_700, 10, 10],
    stations: stations.map((station) => ({ name: station, position: at })),
  })
  const map: CityMap = {
    shores: [],
    rivers: [],
    roads: [{ name: '内环', course: [312_300, 1_214_700, 10, 10] }],
    metro: [line('1号线', ['人民广场', '徐家汇']), line('2号线', ['人民广场', '虹桥火车站', '世纪公园'])],
    waters: [{ name: '黄浦江', position: at }],
    parks: [{ name: '世纪公园', position: at, radius: 700 }],
  }
  expect(namesOf(map, new Set(['虹桥火车站地铁站'])).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'water 黄浦江',
    'park 世纪公园',
    'road 内环',
    'metro 人民广场',
    'metro 徐家汇',
    'metro 世纪公园',
  ])
})
