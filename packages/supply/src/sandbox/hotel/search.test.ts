import { filled } from '@sojourn/domain/kit/filled.testing'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { describe, expect, test } from 'vitest'
import type { HotelAgreement, HotelFilters, HotelFound, HotelSearch, SuppliedCard } from '../../ports/hotel-search'
import type { SupplyContext } from '../../ports/supply'
import { createSandboxHotel } from './sandbox-hotel'

/** Books in which nothing has been sold, or what a test says. */
const contextWith = (rows: object[] = []): SupplyContext => ({
  now: new Date('2026-11-20T02:00:00Z'),
  sql: { query: async <Row>() => rows as Row[] },
})
const context = contextWith()
const hotels = createSandboxHotel({ seed: 1 })
const stay = { checkIn: '2026-12-07', checkOut: '2026-12-10', rooms: 1, guestsPerRoom: 1, agreements: [], memberOf: [] }
const beijing = 224

const find = (change: Partial<HotelSearch> = {}, at = context): Promise<HotelFound> =>
  hotels.search(at, { ...stay, cityId: beijing, filters: {}, sort: 'recommended', page: 0, pageSize: 500, pins: 1000, ...change })
const filtered = async (filters: HotelFilters, change: Partial<HotelSearch> = {}): Promise<SuppliedCard[]> =>
  (await find({ filters, ...change })).hotels

const all = await find()
const cheapestRate = async (hotelId: string, request = stay) => {
  const detail = await hotels.detail(context, { ...request, hotelId })
  if ('failure' in detail) throw new Error(detail.failure)
  const rates = detail.rooms.flatMap((room) => room.rates).filter((rate) => rate.rooms > 0 && rate.minNights <= 3)
  return rates.toSorted((a, b) => a.averagePrice - b.averagePrice)[0]
}

describe('[S3.29] a search for hotels', () => {
  test('shows every hotel of the city once, full ones last', () => {
    expect(all.total).toBe(230)
    expect(new Set(all.hotels.map(({ hotelId }) => hotelId)).size).toBe(230)
    expect(all.pins).toHaveLength(230)
    const firstFull = all.hotels.findIndex(({ price }) => price === undefined)
    expect(firstFull).toBeGreaterThan(100)
    expect(all.hotels.slice(firstFull)).toAllSatisfy(({ price }) => price === undefined)
  })
  test('the books are asked once, for the nights of the stay in the city: rows read grow with what was sold, not with the hotels', async () => {
    const asked: (readonly unknown[])[] = []
    const counted = (rows: object[]): SupplyContext => ({
      ...context,
      sql: { query: async <Row>(_text: string, values: readonly unknown[] = []) => (asked.push(values), rows as Row[]) },
    })
    await find({}, counted([]))
    await find({ cityId: 367 }, counted([]))
    expect(asked).toEqual([
      [beijing, stay.checkIn, stay.checkOut],
      [367, stay.checkIn, stay.checkOut],
    ])
    expect([all.total, (await find({ cityId: 367 })).total]).toEqual([230, 28])
  })
  test('recommended are those within the standard first, each part in its order', async () => {
    const { hotels: preferred } = await find({ preferUpTo: 500_00 })
    const available = all.hotels.filter(({ price }) => price !== undefined)
    const [within, above] = [available.filter(({ price }) => price! <= 500_00), available.filter(({ price }) => price! > 500_00)]
    expect(Math.min(within.length, above.length)).toBeGreaterThan(10)
    const ids = (cards: readonly SuppliedCard[]) => cards.map(({ hotelId }) => hotelId)
    expect(ids(preferred.slice(0, available.length))).toEqual(ids([...within, ...above]))
  })
  test('a card shows the average of the cheapest rate with rooms left', async () => {
    for (const { hotelId, price } of filled(all.hotels.slice(0, 40)))
      expect(price).toBe((await cheapestRate(hotelId))?.averagePrice)
  })
  test('a card promises what the rate of its price includes, and nothing of other rates', async () => {
    const available = all.hotels.filter(({ price }) => price !== undefined)
    for (const { hotelId, freeCancellation, breakfast } of filled(available)) {
      const rate = (await cheapestRate(hotelId))!
      expect([hotelId, freeCancellation, breakfast]).toEqual([
        hotelId,
        rate.freeUntil !== undefined,
        rate.nights.every(({ breakfasts }) => breakfasts > 0),
      ])
    }
    const promised = available.map(({ freeCancellation }) => freeCancellation)
    expect(new Set(promised)).toEqual(new Set([true, false]))
  })
  test('pages continue one another', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => find({ page, pageSize: 10 })))
    expect(pages.flatMap((page) => page.hotels.map(({ hotelId }) => hotelId))).toEqual(
      all.hotels.slice(0, 30).map(({ hotelId }) => hotelId),
    )
  })
  test.each<[name: string, filters: HotelFilters, holds: (card: SuppliedCard) => boolean]>([
    ['[S9.13] star groups', { starCodes: [24, 30] }, ({ starCode }) => starCode === 24 || starCode === 30],
    ['[S3.30] chain types', { chainTypes: [1] }, ({ chainType }) => chainType === 1],
    ['[S3.32] a district', { districtIds: ['224-district-haidian-district'] }, (card) => card.address.en.includes('Haidian')],
    ['[S3.32] a business area', { areaIds: ['224-area-zhongguancun'] }, (card) => card.areaId === '224-area-zhongguancun'],
    ['[S3.32] brands', { brandIds: ['brand-ji-hotel', 'brand-hanting'] }, (card) => /全季|汉庭/.test(card.name['zh-CN'])],
    ['part of a name', { name: '希尔顿' }, (card) => card.name['zh-CN'].includes('希尔顿')],
    ['part of an English name', { name: 'HILTON' }, (card) => card.name.en.includes('Hilton')],
    [
      'several facilities',
      { facilities: ['pool', 'gym'] },
      (card) => card.facilities.includes('pool') && card.facilities.includes('gym'),
    ],
    ['a price band', { priceFrom: 30_000, priceTo: 50_000 }, ({ price = 0 }) => price >= 30_000 && price <= 50_000],
    ['breakfast', { breakfast: true }, ({ breakfast }) => breakfast],
    ['free cancellation', { freeCancellation: true }, ({ freeCancellation }) => freeCancellation],
    ['only what has rooms', { availableOnly: true }, ({ price }) => price !== undefined],
    ['favourites', { hotelIds: ['224-3', '224-9'] }, ({ hotelId }) => ['224-3', '224-9'].includes(hotelId)],
    [
      'part of the map',
      { bounds: { south: 39.9, north: 39.95, west: 116.4, east: 116.5 } },
      ({ position }) => position.latitude >= 39.9 && position.longitude <= 116.5,
    ],
  ])('is narrowed by %s', async (_name, filters, holds) => {
    const found = await filtered(filters)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(230)
    expect(found).toAllSatisfy(holds)
  })
  test('no favourites are no hotels', async () => {
    expect(await filtered({ hotelIds: [] })).toEqual([])
  })
  test('wishes together are met together', async () => {
    const found = await filtered({
      starCodes: [24, 30],
      breakfast: true,
      freeCancellation: true,
      priceTo: 90_000,
      facilities: ['gym'],
    })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toAllSatisfy((card) => [24, 30].includes(card.starCode) && (card.price ?? 0) <= 90_000)
  })
  test.each<[HotelSearch['sort'], (card: SuppliedCard) => number]>([
    ['price', ({ price = 0 }) => price],
    ['priceDown', ({ price = 0 }) => -price],
    ['distance', ({ distanceMetres }) => distanceMetres],
    ['score', ({ score }) => -score],
  ])('is sorted by %s', async (sort, key) => {
    const keys = (await filtered({ availableOnly: true }, { sort })).map(key)
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  })
  test('distances are from the point asked for, and a radius holds', async () => {
    const near = { latitude: 39.98, longitude: 116.31 }
    const found = await filtered({ radius: 3000 }, { near, sort: 'distance' })
    expect(found.length).toBeGreaterThan(3)
    for (const { distanceMetres, position } of filled(found)) {
      expect(distanceMetres).toBeLessThanOrEqual(3000)
      expect(Math.abs(distanceMetres / 1000 - distanceKm(near, position))).toBeLessThan(0.02)
    }
    const centre = hotelCity(beijing)!
    expect(Math.abs((all.hotels[0]?.distanceMetres ?? 0) / 1000 - distanceKm(centre, all.hotels[0]!.position))).toBeLessThan(0.1)
  })
  test('[S4.05] pay at the hotel or in advance', async () => {
    const [atHotel, advance] = await Promise.all([filtered({}, { hotelType: 1 }), filtered({}, { hotelType: 2 })])
    expect(atHotel).toAllSatisfy(({ price, hotelId }) => price === undefined || advance.some((card) => card.hotelId === hotelId))
    const dearer = atHotel.filter(
      (card) => (card.price ?? 0) > (advance.find(({ hotelId }) => hotelId === card.hotelId)?.price ?? 0),
    )
    expect(dearer.length).toBeGreaterThan(100)
  })
  test('what we sold is no longer on offer', async () => {
    const [first] = all.hotels
    const full = Array.from({ length: 6 }, (_, room) => ({
      hotel_id: first?.hotelId,
      room: room + 1,
      night: '2026-12-08',
      sold: 90,
    }))
    const found = await find({}, contextWith(full))
    expect(found.hotels.find(({ hotelId }) => hotelId === first?.hotelId)?.price).toBeUndefined()
  })
  test('no city, no nights or too many are no hotels', async () => {
    expect((await find({ cityId: 9_999 })).total).toBe(0)
    expect((await find({ checkOut: stay.checkIn })).total).toBe(0)
    expect((await find({ checkOut: '2027-01-07' })).total).toBe(0)
  })
})

describe('prices', () => {
  const agreement: HotelAgreement = {
    kind: 'enterpriseAgreement',
    code: 'YX-JI',
    brandIds: ['brand-ji-hotel'],
    hotelIds: [],
    percentOff: 12,
  }
  test('an agreement lowers the rates of its brands for its company alone', async () => {
    const filters = { brandIds: ['brand-ji-hotel'], availableOnly: true }
    const [own, others] = await Promise.all([
      filtered({ ...filters, agreementOnly: true }, { agreements: [agreement] }),
      filtered(filters),
    ])
    expect(own.length).toBeGreaterThan(0)
    expect(own).toAllSatisfy((card) => card.agreement && (card.publicPrice ?? 0) > (card.price ?? 0))
    expect(others).toAllSatisfy((card) => !card.agreement)
    const detail = await hotels.detail(context, { ...stay, agreements: [agreement], hotelId: own[0]!.hotelId })
    const rates = 'failure' in detail ? [] : detail.rooms.flatMap((room) => room.rates)
    expect(rates.some(({ kind }) => kind === 'enterpriseAgreement')).toBe(true)
    expect(rates.some(({ kind }) => kind === 'agencyAgreement' || kind === 'member')).toBe(false)
  })
  test('members of a group have its member price', async () => {
    const search = { filters: { brandIds: ['brand-ji-hotel'] } }
    const [member, others] = [await find({ ...search, memberOf: ['华住'] }), await find(search)]
    const price = (found: HotelFound) => found.hotels.reduce((sum, card) => sum + (card.price ?? 0), 0)
    expect(price(member)).toBeLessThanOrEqual(price(others))
  })
  test('a fair makes a city dearer, and a holiday a seaside one', async () => {
    const average = async (cityId: number, checkIn: string, checkOut: string) => {
      const prices = (await filtered({ availableOnly: true }, { cityId, checkIn, checkOut })).map(({ price = 0 }) => price)
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    expect(await average(53, '2026-10-20', '2026-10-22')).toBeGreaterThan(1.4 * (await average(53, '2026-09-22', '2026-09-24')))
    expect(await average(299, '2027-02-09', '2027-02-11')).toBeGreaterThan(1.5 * (await average(299, '2026-11-24', '2026-11-26')))
  })
  test('abroad prices are fen by the dated rate, with what they are in the country', async () => {
    const [card] = (await find({ cityId: 3187 })).hotels
    expect(card?.localPrice?.currency).toBe('THB')
    const rate = await cheapestRate(card!.hotelId)
    expect(rate?.local?.rateDate).toBe('2026-09-29')
    const fen = ((rate?.local?.total.amount ?? 0) / 100) * ((rate?.local?.fenPerMillion ?? 0) / 1_000_000)
    expect(Math.abs(fen - (rate?.totalPrice ?? 0))).toBeLessThan(3)
    const [tokyo] = (await find({ cityId: 3001 })).hotels
    expect((await cheapestRate(tokyo!.hotelId))?.local?.taxAtHotel).toEqual({ amount: 600, currency: 'JPY' })
  })
  test('nights differ, and their sum is the total', async () => {
    const rate = await cheapestRate(all.hotels[0]!.hotelId)
    expect(rate?.nights.map(({ date }) => date)).toEqual(['2026-12-07', '2026-12-08', '2026-12-09'])
    expect(new Set(rate?.nights.map(({ price }) => price)).size).toBeGreaterThan(1)
    expect(rate?.nights.reduce((sum, { price }) => sum + price, 0)).toBe(rate?.totalPrice)
  })
})

test.each([
  ['全季', '全季'],
  ['王府井全季', '全季'],
  ['quanjiwangfujing', '全季'],
  ['qjwfj', '全季'],
  ['北京王府井', '王府井'],
  ['JI Hotel Beijing', '全季'],
  ['全季酒店（北京', '全季'],
])('[S3.32] hotels are found by %s', async (query, name) => {
  const found = await hotels.suggest(context, { cityId: beijing, query, limit: 5 })
  const hits = found.filter(({ hotel }) => hotel.name['zh-CN'].includes(name))
  expect(hits.length).toBeGreaterThan(0)
})

test('facts come in the order asked, without unknown hotels', async () => {
  const found = await hotels.facts(context, { hotelIds: ['224-9', '321-1', '224-99999', 'x', '224-3'] })
  expect(found.map(({ hotelId }) => hotelId)).toEqual(['224-9', '321-1', '224-3'])
})
