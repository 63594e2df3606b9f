import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKeyWords } from '@sojourn/contract/reference/hotel-place.calls'
import { getHotelAreas, searchHotels } from '@sojourn/contract/products/hotel/hotel.calls'
import { book, expectResult } from '../../../../testing/flights'
import { saveStay } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('hotels near the end of the journey: by travel time from the airport that the trip arrives at', async () => {
  await book(server, 'employee', { date: '2026-12-09' })
  const tempOrderNo = await saveStay(server, 'employee', { cityId: 321, checkIn: '2026-12-09', checkOut: '2026-12-10' })
  const search = { tempOrderNo, filters: {}, page: 0, pageSize: 20 }
  const found = expectResult(await server.call('employee', searchHotels, { ...search, sort: 'travelTime' }))
  expect(found.nearPlaces).toMatchObject([{ kind: 'arrival', id: expect.stringMatching(/^airport-(SHA|PVG)$/) as string }])
  expect(found.near).toMatchObject({ kind: 'arrival', name: found.nearPlaces[0]!.name })
  const minutes = found.hotels.filter(({ price }) => price !== undefined).map(({ travelMinutes }) => travelMinutes!)
  expect(minutes.length).toBeGreaterThan(3)
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  const plain = expectResult(await server.call('employee', searchHotels, { ...search, sort: 'recommended' }))
  expect(plain.near.kind).toBe('centre')
  expect(plain.hotels.length).toBeGreaterThan(3)
  expect(plain.hotels).toAllSatisfy((hotel) => hotel.travelMinutes === undefined)
})

test('[S3.32] [S7.31] hotels are found by name among the keywords of a city, with their place', async () => {
  const tempOrderNo = await saveStay(server, 'employee')
  const { hotels } = expectResult(
    await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'recommended', page: 0 }),
  )
  const [hotel] = hotels
  const words = { keys: hotel!.name, stype: 0, isPayMent: 0, travelType: 1, cityId: 224 }
  const { list } = expectResult(await server.call('employee', findKeyWords, words as never))
  expect(list[0]).toMatchObject({
    type: 1,
    idtype: 0,
    id: hotel!.hotelId,
    typeName: '酒店',
    lat: hotel!.position.latitude,
    lon: hotel!.position.longitude,
  })
})

test('[S2.25] the areas and districts of a city have a middle each and a name in the language of who asks', async () => {
  const areasIn = async (language: 'zh-CN' | 'en') =>
    expectResult(await server.call('employee', getHotelAreas, { cityId: 321 }, { language })).areas
  const [chinese, english] = [await areasIn('zh-CN'), await areasIn('en')]
  expect(chinese.length).toBeGreaterThan(3)
  expect(chinese).toAllSatisfy(({ name }) => /\p{Script=Han}/u.test(name))
  expect(english.map(({ position }) => position)).toEqual(chinese.map(({ position }) => position))
  expect(english).toAllSatisfy(({ name }) => !/\p{Script=Han}/u.test(name))
  // Shanghai.
  expect(chinese).toAllSatisfy(({ position }) => Math.hypot(position.latitude - 31.2, position.longitude - 121.5) < 1)
})
