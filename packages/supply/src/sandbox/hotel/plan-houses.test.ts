import { distanceKm } from '@sojourn/domain/reference/distance'
import { hotelBrand } from '@sojourn/domain/reference/hotel-brands'
import { hotelCity } from '@sojourn/domain/reference/hotel-cities'
import { hotelPlace } from '@sojourn/domain/reference/hotel-keywords'
import { starGroups } from '@sojourn/domain/reference/hotel-stars'
import { describe, expect, test } from 'vitest'
import { marketCities } from './places'
import { planHouses } from './plan-houses'

const cities = marketCities().map((market) => ({ market, city: hotelCity(market.cityId)!, houses: planHouses(market.cityId, 1) }))
const all = cities.flatMap(({ houses }) => houses)
const of = (scope: string) => cities.filter(({ city }) => city.scope === scope)
const count = (list: typeof cities): number => list.reduce((sum, { houses }) => sum + houses.length, 0)

describe('the hotels of the built-in supply', () => {
  test('[S2.53] at least 3,000 in 60 cities at home and 600 in 40 abroad', () => {
    expect(of('domestic').length).toBeGreaterThanOrEqual(60)
    expect(count(of('domestic'))).toBeGreaterThanOrEqual(3000)
    expect(of('international').length).toBeGreaterThanOrEqual(40)
    expect(count(of('international'))).toBeGreaterThanOrEqual(600)
  })
  test('handbook 12: at least 30 in large cities and 8 in others', () => {
    for (const { houses } of cities) expect(houses.length).toBeGreaterThanOrEqual(8)
    for (const { city, houses } of cities) if ([224, 321, 53, 261].includes(city.id)) expect(houses.length).toBeGreaterThan(100)
  })
  test('no two have one name, and every name is there in three languages', () => {
    expect(new Set(all.map(({ facts }) => facts.name['zh-CN'])).size).toBe(all.length)
    for (const { facts } of all) {
      expect(facts.name.en).toMatch(/^[\p{Script=Latin}\d\s.,'’&/()-]+$/u)
      expect(Object.values(facts.address).every((address) => address.length > 8)).toBe(true)
    }
    expect(all.find(({ facts }) => facts.name['zh-TW'].includes('全季酒店（廣州'))).toBeDefined()
  })
  test('[S9.12] [S9.13] brand, star, district and area are those of the reference', () => {
    const codes = new Set(starGroups.flatMap((group) => group.codes))
    for (const { facts } of all) {
      expect(hotelBrand(facts.brandId ?? '')?.chainType).toBe(facts.chainType)
      expect(codes.has(facts.starCode)).toBe(true)
      if (facts.districtId) expect(hotelPlace(facts.districtId)?.kind).toBe('district')
      if (facts.areaId) expect(hotelPlace(facts.areaId)?.kind).toBe('area')
    }
    for (const code of codes) expect(all.some(({ facts }) => facts.starCode === code)).toBe(true)
    for (const { houses } of of('domestic')) expect(houses.every(({ facts }) => facts.districtId !== undefined)).toBe(true)
  })
  test('they stand in their city, near the middle of their area', () => {
    for (const { city, market, houses } of cities)
      for (const { facts } of houses) {
        expect(distanceKm(facts.position, city)).toBeLessThan(95)
        expect(Math.min(...market.centres.map((centre) => distanceKm(centre, facts.position)))).toBeLessThan(2)
      }
  })
  test('handbook 4.2: two to six rooms, each with two to five rates besides agreements', () => {
    for (const { rooms } of all) {
      expect(rooms.length).toBeGreaterThanOrEqual(2)
      expect(rooms.length).toBeLessThanOrEqual(6)
      for (const { plans, room } of rooms) {
        const open = plans.filter(({ kind }) => !kind.endsWith('Agreement'))
        expect(open.length).toBeGreaterThanOrEqual(2)
        expect(open.length).toBeLessThanOrEqual(5)
        expect(new Set(plans.map(({ slot }) => slot)).size).toBe(plans.length)
        expect(new Set(plans.map(({ hotelType }) => hotelType)).size).toBe(2)
        expect(room.floors.from).toBeLessThanOrEqual(room.floors.to)
      }
    }
    const plans = all.flatMap(({ rooms }) => rooms.flatMap((room) => room.plans))
    for (const kind of ['free', 'limited', 'ladder', 'none'])
      expect(plans.some(({ cancellation }) => cancellation.kind === kind)).toBe(true)
    expect(plans.some(({ confirmation }) => confirmation === 'manual')).toBe(true)
    expect(plans.some(({ invoice }) => invoice === 'hotel')).toBe(true)
  })
  test('the same seed plans the same hotels, another one others', () => {
    expect(planHouses(224, 1)).toEqual(cities.find(({ city }) => city.id === 224)?.houses)
    expect(planHouses(224, 2)[0]?.facts.name).not.toEqual(planHouses(224, 1)[0]?.facts.name)
    expect(planHouses(9_999, 1)).toEqual([])
  })
})
