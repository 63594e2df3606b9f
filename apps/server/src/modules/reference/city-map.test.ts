import { getCityMap } from '@sojourn/contract/reference/hotel-place.calls'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlacesOf } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { cityMap, type Course } from '@sojourn/domain/reference/place/city-map'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { marketCities } from '@sojourn/supply/sandbox/hotel/places'
import { describe, expect, test } from 'vitest'
import { expectResult } from '../../testing/flights'
import { openTestServer } from '../../testing/server'

const readCourse = (course: Course) => {
  const line: { latitude: number; longitude: number }[] = []
  for (let at = 0; at < course.length; at += 2)
    line.push({
      latitude: (line.at(-1)?.latitude ?? 0) + course[at]! / 10_000,
      longitude: (line.at(-1)?.longitude ?? 0) + course[at + 1]! / 10_000,
    })
  return line
}

/** Whether water is there: within an odd number of shores. */
function isWater(cityId: number, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const crossings = cityMap(cityId).shores.map(
    (shore) =>
      readCourse(shore).filter((from, at, line) => {
        const to = line[(at + 1) % line.length]!
        if (from.latitude > latitude === to.latitude > latitude) return false
        const part = (latitude - from.latitude) / (to.latitude - from.latitude)
        return longitude < from.longitude + part * (to.longitude - from.longitude)
      }).length,
  )
  return crossings.reduce((sum, count) => sum + count, 0) % 2 === 1
}

describe('the map of a city', () => {
  test.each([
    ['the Yangtze at Wuhan', 'Wuhan', { latitude: 30.63, longitude: 114.33 }, true],
    ['the East Lake of Wuhan', 'Wuhan', { latitude: 30.56, longitude: 114.39 }, true],
    ['Hankou', 'Wuhan', { latitude: 30.61, longitude: 114.26 }, false],
    ['Victoria Harbour', 'Hong Kong', { latitude: 22.289, longitude: 114.166 }, true],
    ['Kowloon', 'Hong Kong', { latitude: 22.32, longitude: 114.17 }, false],
    ['the sea off Qingdao', 'Qingdao', { latitude: 35.9, longitude: 120.4 }, true],
    ['Singapore', 'Singapore', { latitude: 1.35, longitude: 103.82 }, false],
  ])('tells water from land: %s', (_place, english, at, water) => {
    const { cityId } = marketCities().find((city) => hotelCity(city.cityId)!.name.en === english)!
    expect(isWater(cityId, at)).toBe(water)
  })

  test('has roads that lie about its middle, and lines of the metro whose stations lie on them', () => {
    const cities = marketCities().map(({ cityId }) => ({ cityId, middle: hotelCity(cityId)!, map: cityMap(cityId) }))
    expect(cities.length).toBeGreaterThan(100)
    const far = cities.flatMap(({ cityId, middle, map: { roads, metro, waters, parks } }) =>
      [
        ...roads.flatMap(({ name, course }) => readCourse(course).map((at) => ({ name, at }))),
        ...metro.flatMap(({ name, course }) => readCourse(course).map((at) => ({ name, at }))),
        ...[...waters, ...parks].map(({ name, ...at }) => ({ name, at })),
      ].flatMap(({ name, at }) => (distanceKm(at, middle) > 65 ? [`${cityId} ${name.en} ${JSON.stringify(at)}`] : [])),
    )
    expect(far).toEqual([])
    const jumps = cities.flatMap(({ cityId, map: { roads, metro } }) =>
      [...roads, ...metro].flatMap(({ name, course }) =>
        readCourse(course).flatMap((at, index, line) =>
          index > 0 && distanceKm(at, line[index - 1]!) > 16 ? [`${cityId} ${name.en} at ${index}`] : [],
        ),
      ),
    )
    expect(jumps).toEqual([])
  })

  test('puts a station of the metro where the list of places has it', () => {
    const apart = marketCities().flatMap(({ cityId }) => {
      const known = new Map(
        hotelPlacesOf(cityId).flatMap(({ kind, name, position }) =>
          kind === 'metro' && position ? [[name['zh-CN'], position]] : [],
        ),
      )
      return cityMap(cityId).metro.flatMap(({ stations }) =>
        stations.flatMap((station) => {
          const there = known.get(station.name['zh-CN']) ?? known.get(`${station.name['zh-CN']}站`)
          return there && distanceKm(there, station) > 1.5 ? [`${cityId} ${station.name['zh-CN']}`] : []
        }),
      )
    })
    expect(apart).toEqual([])
  })

  test('of a city without hotels is empty', () => {
    expect(cityMap(999_999)).toEqual({ shores: [], rivers: [], roads: [], metro: [], waters: [], parks: [] })
  })

  test('is told with names in the language of who asks', async () => {
    const server = await openTestServer()
    const namesIn = async (language: 'zh-CN' | 'en') => {
      const { map } = expectResult(await server.call('employee', getCityMap, { cityId: 224 }, { language }))
      expect(map.shores.length + map.rivers.length).toBeGreaterThan(0)
      return [...map.roads, ...map.metro, ...map.parks, ...map.metro.flatMap(({ stations }) => stations)].map(({ name }) => name)
    }
    const [chinese, english] = [await namesIn('zh-CN'), await namesIn('en')]
    await server.close()
    expect(chinese.length).toBeGreaterThan(20)
    expect(chinese).toContain('三环路')
    expect(english).toContain('Third Ring Road')
    expect(english).toHaveLength(chinese.length)
    expect(english.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([])
  })
})
