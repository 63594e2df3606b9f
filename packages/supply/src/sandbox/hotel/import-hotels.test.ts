import { existsSync } from 'node:fs'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { expect, test } from 'vitest'
import { createSandboxHotel } from './sandbox-hotel'
import { importHotels } from './import-hotels'
import { readHotels } from './read-hotels'

const line = (change: Record<number, string> = {}): string => {
  const cells = [
    '321-7',
    '外滩小筑',
    '外灘小築',
    'Bund Cottage',
    '中山东一路1号',
    '31.2377',
    '121.5044',
    'gcj02',
    '24',
    '',
    '680',
    'wifi gym',
    '4.7',
  ]
  return Object.assign([...cells], change).join('\t')
}
const stay = { checkIn: '2026-12-07', checkOut: '2026-12-08', rooms: 1, guestsPerRoom: 1, agreements: [], memberOf: [] }
const context = { now: new Date('2026-11-20T02:00:00Z'), sql: { query: async <Row>() => [] as Row[] } }

test('a file takes the place of the hotels of its cities, in positions of WGS-84', async () => {
  const properties = importHotels(`# a comment\n\n${line()}\n${line({ 0: '321-8', 1: '全季酒店', 9: '全季', 8: '26' })}\n`, 1)
  const hotels = createSandboxHotel({ seed: 1, properties })
  const search = { ...stay, filters: {}, sort: 'price', page: 0, pageSize: 10, pins: 10 } as const
  const shanghai = await hotels.search(context, { ...search, cityId: 321 })
  expect(shanghai.total).toBe(2)
  const cottage = shanghai.hotels.find(({ hotelId }) => hotelId === '321-7')
  expect(cottage).toMatchObject({ starCode: 24, score: 47, facilities: ['wifi', 'gym'], name: { 'zh-TW': '外灘小築' } })
  expect(cottage).not.toHaveProperty('brandId')
  expect(distanceKm(cottage!.position, { latitude: 31.239_68, longitude: 121.499_8 })).toBeLessThan(0.05)
  expect((await hotels.search(context, { ...search, cityId: 224 })).total).toBe(230)
  expect((await hotels.suggest(context, { cityId: 321, query: 'quanji', limit: 5 })).map(({ hotel }) => hotel.hotelId)).toEqual([
    '321-8',
  ])
})

test('every fault is told with its line', () => {
  const wrong = [
    line({ 0: '99999-1' }),
    line({ 3: '' }),
    line({ 5: '91' }),
    line({ 7: 'bd09' }),
    line({ 8: '29' }),
    line({ 9: '没有' }),
    line({ 10: 'dear' }),
    line({ 11: 'wifi disco' }),
    line({ 12: '6' }),
  ].map((text, index) => (index === 0 ? text : text.replace('321-7', `321-${index}`)))
  expect(() => importHotels(wrong.join('\n'), 1)).toThrow(
    [
      'line 1: "99999-1" is not a number in a city that the supply knows',
      'line 2: name, English name and address are needed',
      'line 3: "91 121.5044" is no position',
      'line 4: coordinate system "bd09" is neither wgs84 nor gcj02',
      'line 5: star code "29" is unknown',
      'line 6: brand "没有" is unknown',
      'line 7: price "dear" is not a number',
      'line 8: facility "disco" is unknown',
      'line 9: score "6" is not from 0 to 5',
    ].join('\n'),
  )
  expect(() => importHotels(`${line()}\n${line()}`, 1)).toThrow('line 2: hotel "321-7" stands twice')
})

const file = process.env['HOTELS_TEST_FILE'] ?? ''

test.skipIf(!existsSync(file))('HOTELS_TEST_FILE names a file that is read whole', () => {
  expect([...readHotels(file, 1).values()].flat().length).toBeGreaterThan(0)
})
