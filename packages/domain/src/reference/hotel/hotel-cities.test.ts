import { describe, expect, it } from 'vitest'
import { airCities } from '../place/cities'
import { countryName } from '../place/countries'
import { distanceKm } from '../place/distance'
import { defaultHotelCity, hotelCities, hotelCity, hotelCityTabs, isInternational } from './hotel-cities'
import { allHotelPlaces, hotelPlacesOf, hotelPlace } from './hotel-keywords'
import { province } from '../place/provinces'

const of = (scope: string) => hotelCities().filter((city) => city.scope === scope)

/** S9.12: 395-404, 5114-5121, 5127, 5130, 6571. */
const specialIds = [
  ...Array.from({ length: 10 }, (_, at) => 395 + at),
  ...Array.from({ length: 8 }, (_, at) => 5114 + at),
  5127,
  5130,
  6571,
]

describe('hotel cities', () => {
  it('[S7.29] at least 340 at home and 300 abroad, each id once', () => {
    expect(of('domestic').length).toBeGreaterThanOrEqual(340)
    expect(of('international').length).toBeGreaterThanOrEqual(300)
    expect(new Set(hotelCities().map(({ id }) => id)).size).toBe(hotelCities().length)
  })

  it('[S9.07] the fixed ids: 224 at home, 3187 Bangkok, 321 Shanghai, 53 to fall back on', () => {
    expect(defaultHotelCity).toEqual({ domestic: 224, international: 3187, meeting: 321, fallback: 53 })
    expect([224, 3187, 321, 53].map((id) => hotelCity(id)!.name['zh-CN'])).toEqual(['北京', '曼谷', '上海', '广州'])
  })

  it('[S9.12] the special ids are Hong Kong, Macau and Taiwan, booked as international', () => {
    expect(
      of('special')
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual(specialIds)
    expect(new Set(of('special').map(({ country }) => country))).toEqual(new Set(['HK', 'MO', 'TW']))
    expect(of('special')).toAllSatisfy(isInternational)
    expect(of('domestic')).toAllSatisfy((city) => !isInternational(city))
    expect(hotelCity(395)!.name.en).toBe('Hong Kong')
  })

  it('[S3.30] every city has its names, pinyin, country, province at home and a point on the globe', () => {
    const odd = hotelCities().filter(
      ({ name, pinyin, initials, country, latitude, longitude, scope, ...city }) =>
        Object.values(name).includes('') ||
        !/^[a-z]+$/.test(pinyin) ||
        !/^[a-z]+$/.test(initials) ||
        countryName(country) === undefined ||
        (scope === 'domestic') !== (province(city.province) !== undefined) ||
        Math.abs(latitude) > 70 ||
        Math.abs(longitude) > 180,
    )
    expect(odd.map(({ name }) => name['zh-CN'])).toEqual([])
  })

  it('a city lies within reach of its airport', () => {
    const far = hotelCities().flatMap((city) => {
      const air = airCities.find((each) => each.country === city.country && each.name['zh-CN'] === city.name['zh-CN'])
      return air !== undefined && distanceKm(city, air) > 120 ? [city.name['zh-CN']] : []
    })
    expect(far).toEqual([])
  })

  it('[S2.66] tabs: hot cities, then every city in one group of letters', () => {
    const { hot, groups } = hotelCityTabs(['domestic'])
    expect(hot.slice(0, 3).map(({ id }) => id)).toEqual([224, 321, 53])
    expect(groups.flatMap(({ entries }) => entries).length).toBe(of('domestic').length)
    const abroad = hotelCityTabs(['special', 'international'])
    expect(abroad.groups.flatMap(({ entries }) => entries).length).toBe(of('special').length + of('international').length)
    expect(abroad.hot.map(({ id }) => id)).toContain(3187)
    expect(hot.length).toBeLessThan(of('domestic').length / 4)
  })
})

describe('places inside a city', () => {
  it('[S3.30] the 60 largest cities have districts and landmarks of many kinds, 35 have business areas', () => {
    const having = (kind: string, least: number) =>
      of('domestic').filter(({ id }) => hotelPlacesOf(id).filter((place) => place.kind === kind).length >= least).length
    expect(having('district', 3)).toBeGreaterThanOrEqual(60)
    expect(having('sight', 1)).toBeGreaterThanOrEqual(60)
    expect(having('exhibition', 1)).toBeGreaterThanOrEqual(60)
    expect(having('university', 1)).toBeGreaterThanOrEqual(60)
    expect(having('hospital', 1)).toBeGreaterThanOrEqual(60)
    expect(having('airport', 1)).toBeGreaterThanOrEqual(200)
    expect(having('area', 5)).toBe(35)
    expect(having('metro', 5)).toBe(10)
    expect(having('station', 1)).toBeGreaterThanOrEqual(40)
  })

  it('[S3.29] ids are unique and short, and lead back to the place', () => {
    const ids = allHotelPlaces().map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => id.length > 100)).toEqual([])
    expect(hotelPlace(ids[0]!)).toBe(allHotelPlaces()[0])
  })

  it('[S3.29] landmarks have a point within 130 km of their city, areas and districts none', () => {
    const odd = allHotelPlaces().filter(({ kind, position, cityId }) =>
      kind === 'area' || kind === 'district'
        ? position !== undefined
        : position === undefined || distanceKm(position, hotelCity(cityId)!) > 130,
    )
    expect(odd.map(({ name }) => name['zh-CN'])).toEqual([])
  })
})
