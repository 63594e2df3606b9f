import { filled } from '@sojourn/domain/kit/filled.testing'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlace, hotelPlacesOf } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { starGroups } from '@sojourn/domain/reference/hotel/hotel-stars'
import { describe, expect, test } from 'vitest'
import { marketCities } from './places'
import { planProperties } from './plan-properties'

const cities = marketCities().map((market) => ({
  market,
  city: hotelCity(market.cityId)!,
  properties: planProperties(market.cityId, 1),
}))
const all = cities.flatMap(({ properties }) => properties)
const of = (scope: string) => cities.filter(({ city }) => city.scope === scope)
const count = (list: typeof cities): number => list.reduce((sum, { properties }) => sum + properties.length, 0)

describe('the hotels of the built-in supply', () => {
  test('at least 3,000 in 60 cities at home and 600 in 40 abroad', () => {
    expect(of('domestic').length).toBeGreaterThanOrEqual(60)
    expect(count(of('domestic'))).toBeGreaterThanOrEqual(3000)
    expect(of('international').length).toBeGreaterThanOrEqual(40)
    expect(count(of('international'))).toBeGreaterThanOrEqual(600)
  })
  test('handbook 12: at least 30 in large cities and 8 in others', () => {
    for (const { properties } of filled(cities)) expect(properties.length).toBeGreaterThanOrEqual(8)
    for (const { city, properties } of cities)
      if ([224, 321, 53, 261].includes(city.id)) expect(properties.length).toBeGreaterThan(100)
  })
  test('a thousand more stand in the ten largest cities, where the hotels of these cities stand', () => {
    const largest = filled(cities.filter(({ market }) => market.more > 0))
    expect(largest).toHaveLength(10)
    expect(largest.reduce((sum, { market, properties }) => sum + properties.length - market.hotels, 0)).toBe(1000)
    for (const { market, properties } of largest) {
      expect(Math.abs(market.centres.reduce((sum, { share }) => sum + share, 0) - 100)).toBeLessThanOrEqual(4)
      for (const { name, areaId, share } of filled(market.centres)) {
        const part = (100 * properties.filter(({ facts }) => facts.areaId === areaId).length) / properties.length
        const inTurn = (100 * market.hotels) / market.centres.length / properties.length
        expect([market.cityId, name['zh-CN'], Math.abs(part - Math.max(share, inTurn)) <= 6]).toEqual([
          market.cityId,
          name['zh-CN'],
          true,
        ])
      }
    }
  })
  test('the further hotels of a city are of the same brands and prices as the first', () => {
    for (const { market, properties } of filled(cities.filter((city) => city.market.more > 0))) {
      const [first, further] = [properties.slice(0, market.hotels), properties.slice(market.hotels)]
      const median = (part: typeof properties) =>
        part.map(({ base }) => base).toSorted((a, b) => a - b)[Math.floor(part.length / 2)]!
      expect(median(further) / median(first)).toBeGreaterThan(0.6)
      expect(median(further) / median(first)).toBeLessThan(1.6)
      for (const chainType of [1, 2, 3, 4] as const) {
        const share = (part: typeof properties) => part.filter(({ facts }) => facts.chainType === chainType).length / part.length
        expect([market.cityId, chainType, Math.abs(share(further) - share(first)) < 0.2]).toEqual([
          market.cityId,
          chainType,
          true,
        ])
      }
    }
  })
  test('no two have one name, and every name is there in three languages', () => {
    expect(new Set(all.map(({ facts }) => facts.name['zh-CN'])).size).toBe(all.length)
    const english = /^[\p{Script=Latin}\d\s.,'’&/()-]+$/u
    expect(all.filter(({ facts }) => !english.test(facts.name.en)).map(({ facts }) => facts.name.en)).toEqual([])
    expect(all.filter(({ facts }) => Object.values(facts.address).some((address) => address.length <= 8))).toEqual([])
    expect(all.find(({ facts }) => facts.name['zh-TW'].includes('全季酒店（廣州'))).toBeDefined()
  })
  test('brand, star, district and area are those of the reference', () => {
    const codes = new Set(starGroups.flatMap((group) => group.codes))
    const wrong = all.filter(
      ({ facts }) =>
        hotelBrand(facts.brandId ?? '')?.chainType !== facts.chainType ||
        !codes.has(facts.starCode) ||
        (facts.districtId !== undefined && hotelPlace(facts.districtId)?.kind !== 'district') ||
        (facts.areaId !== undefined && hotelPlace(facts.areaId)?.kind !== 'area'),
    )
    expect(wrong).toEqual([])
    for (const code of filled(codes)) expect(all.some(({ facts }) => facts.starCode === code)).toBe(true)
    for (const { properties } of of('domestic')) expect(properties).toAllSatisfy(({ facts }) => facts.districtId !== undefined)
  })
  test.each([
    [1, [32]],
    [2, [31, 26]],
    [3, [30, 24]],
    [4, [28, 23]],
  ])('a property of chain type %i has the stars of its brand', (chainType, stars) => {
    const properties = filled(all.filter(({ facts }) => facts.chainType === chainType))
    expect(new Set(properties.map(({ facts }) => facts.starCode))).toEqual(new Set(stars))
  })
  test('an address names its city, its own district and a road there, and no district of another city', () => {
    const districts = of('domestic').map(
      ({ city }) =>
        [
          city.id,
          hotelPlacesOf(city.id)
            .filter(({ kind, name }) => kind === 'district' && name['zh-CN'].length > 2)
            .map(({ name }) => name['zh-CN']),
        ] as const,
    )
    const own = new Map(districts)
    for (const { city, market, properties } of filled(of('domestic'))) {
      const shown = properties.map(({ facts }) => ({ facts, address: facts.address['zh-CN'] }))
      expect(shown).toAllSatisfy(({ facts, address }) => {
        const inDistrict = market.centres.filter(({ district }) => district?.id === facts.districtId)
        return inDistrict.some(({ district, address: known }) => {
          const local = `${city.name['zh-CN']}${(known!.locality ?? district!.name)['zh-CN']}`
          return known!.roads.some((road) => new RegExp(`^${local}${road['zh-CN']}\\d+号$`).test(address))
        })
      })
      const foreign = districts.flatMap(([id, names]) =>
        id === city.id ? [] : names.filter((name) => !own.get(city.id)!.includes(name)),
      )
      const wrong = shown.filter(({ address }) => foreign.some((name) => address.startsWith(`${city.name['zh-CN']}${name}`)))
      expect(wrong.map(({ address }) => address)).toEqual([])
    }
  })
  test('no two roads of a place are one, and each is written in three languages', () => {
    const places = filled(of('domestic').flatMap(({ market }) => market.centres))
    for (const { address } of places) {
      const { roads } = address!
      expect(new Set(roads.map((road) => road['zh-CN'])).size).toBe(roads.length)
      expect(filled(roads)).toAllSatisfy(
        (road) => /^[A-Z][A-Za-z' ]+\d?$/.test(road.en) && /^\p{Script=Han}+$/u.test(road['zh-TW']),
      )
    }
  })
  test('they stand in their city, near the middle of their area', () => {
    const astray = cities.flatMap(({ city, market, properties }) =>
      properties.filter(
        ({ facts }) =>
          distanceKm(facts.position, city) >= 95 || market.centres.every((centre) => distanceKm(centre, facts.position) >= 2),
      ),
    )
    expect(astray).toEqual([])
  })
  test('handbook 4.2: two to six rooms, each with two to five rates besides agreements', () => {
    expect(all.filter(({ rooms }) => rooms.length < 2 || rooms.length > 6)).toEqual([])
    const wrong = all
      .flatMap(({ rooms }) => rooms)
      .filter(({ plans, room }) => {
        const open = plans.filter(({ kind }) => !kind.endsWith('Agreement'))
        const apart = new Set(plans.map(({ slot }) => slot)).size === plans.length
        const bothTypes = new Set(plans.map(({ hotelType }) => hotelType)).size === 2
        return open.length < 2 || open.length > 5 || !apart || !bothTypes || room.floors.from > room.floors.to
      })
    expect(wrong).toEqual([])
    const plans = all.flatMap(({ rooms }) => rooms.flatMap((room) => room.plans))
    for (const kind of ['free', 'limited', 'ladder', 'none'])
      expect(plans.some(({ cancellation }) => cancellation.kind === kind)).toBe(true)
    expect(plans.some(({ confirmation }) => confirmation === 'manual')).toBe(true)
    expect(plans.some(({ invoice }) => invoice === 'hotel')).toBe(true)
  })
  test('the same seed plans the same hotels, another one others', () => {
    expect(planProperties(224, 1)).toEqual(cities.find(({ city }) => city.id === 224)?.properties)
    expect(planProperties(224, 2)[0]?.facts.name).not.toEqual(planProperties(224, 1)[0]?.facts.name)
    expect(planProperties(9_999, 1)).toEqual([])
  })
})
