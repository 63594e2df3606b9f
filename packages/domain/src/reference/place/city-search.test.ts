import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airports } from '../air/airports'
import { airCities } from './cities'
import { createCitySearch } from './city-search'
import { citySearchEntries, type CityMatch } from './city-search-entries'
import { withinOneError } from './search-text'
import { towns } from './towns'

const search = createCitySearch(citySearchEntries())
const spell = (match: CityMatch): string => match.airport ?? (match.kind === 'town' ? match.name['zh-CN'] : match.city)
const found = (query: string): string[] => search(query, 10).map(spell)

describe('city search', () => {
  it.each([
    ['北京', 'BJS'],
    ['beijing', 'BJS'],
    ['bei jing', 'BJS'],
    ['ＢＥＩＪＩＮＧ', 'BJS'],
    ['bj', 'BJS'],
    ['beij', 'BJS'],
    ['BJS', 'BJS'],
    ['北京市', 'BJS'],
    ['广州', 'CAN'],
    ['廣州', 'CAN'],
    ['广州机场', 'CAN'],
    ['shenzhen', 'SZX'],
    ["xi'an", 'XIY'],
    ['luliang', 'LLV'],
    ['臺北', 'TPE'],
    ['東京', 'TYO'],
    ['sao paulo', 'SAO'],
    ['Zürich', 'ZRH'],
    ['海参崴', 'VVO'],
    ['雪梨', 'SYD'],
    ['s', 'SHA'],
  ])('[S2.66] %s gives first %s', (query, code) => {
    expect(found(query)[0]).toBe(code)
    expect(search(query, 1)[0]!.kind).toBe('city')
  })

  it.each([
    ['首都', 'PEK'],
    ['大兴', 'PKX'],
    ['PEK', 'PEK'],
    ['ZBAA', 'PEK'],
    ['虹桥', 'SHA'],
    ['hongqiao', 'SHA'],
    ['广州白云机场', 'CAN'],
    ['heathrow', 'LHR'],
  ])('[S2.66] %s gives first the airport %s', (query, iata) => {
    expect(search(query, 1)[0]).toMatchObject({ kind: 'airport', airport: iata })
  })

  it.each([
    ['shenzen', 'SZX'],
    ['shanghia', 'SHA'],
    ['beijingg', 'BJS'],
    ['chengdo', 'CTU'],
    ['losangelos', 'LAX'],
  ])('[S2.66] %s has one typing error and gives %s', (query, code) => {
    expect(found(query)[0]).toBe(code)
  })

  it.each(['帝都', '魔都', 'qqqq', '', '   ', "'", '\u0000'])('[S2.66] %j finds nothing', (query) => {
    expect(found(query)).toEqual([])
  })

  it('[S2.66] short words are not corrected, and a correction never joins good matches', () => {
    expect(found('bqj')).toEqual([])
    expect(found('beijing')).toEqual(['BJS', 'PEK', 'PKX'])
  })

  it('[S7.25] a place without an airport says which are near, nearest first', () => {
    const [match] = search('苏州', 5)
    expect(match).toMatchObject({ kind: 'town', city: 'WUX' })
    expect(match!.near!.map((airport) => airport.iata).slice(0, 2)).toEqual(['WUX', 'SHA'])
    expect(match!.near![0]!.distanceKm).toBeLessThan(40)
  })

  it('[S7.25] at least 120 towns, each with a near airport and found by name and pinyin', () => {
    expect(towns.length).toBeGreaterThanOrEqual(120)
    const lost = towns.flatMap((town) => {
      const name = town.name['zh-CN']
      return [name, town.name['zh-TW'], town.pinyin].filter((query) => !found(query).includes(name))
    })
    expect(lost).toEqual([])
    const alone = towns.filter(({ name }) => search(name['zh-CN'], 10).every((match) => (match.near ?? []).length === 0))
    expect(alone).toEqual([])
  })

  it('[S2.66] every city is found by its names, its pinyin, its code and its aliases', () => {
    const lost = airCities.flatMap((city) => {
      const queries = [...Object.values(city.name), city.pinyin, city.code, ...city.aliases]
      return queries.filter((query) => !found(query).includes(city.code))
    })
    expect(lost).toEqual([])
  })

  it.each([
    ['canton', 'CAN'],
    ['Tsingtao', 'TAO'],
    ['peking', 'BJS'],
    ['nanking', 'NKG'],
    ['amoy', 'XMN'],
    ['saigon', 'SGN'],
  ])('[S2.66] %s, as people abroad still call it, gives first %s', (query, code) => expect(found(query)[0]).toBe(code))

  it.each([
    ['hq', 'SHA'],
    ['pd', 'PVG'],
    ['dx', 'PKX'],
    ['by', 'CAN'],
  ])('[S2.66] %s, the initials of an airport, are among the first', (query, airport) => {
    const cities = search(query, 10).map((match) => match.airport ?? match.city)
    expect(cities).toContain(airport)
  })

  it('[S2.66] every airport comes first, or after its city, by its code', () => {
    const lost = airports.filter(({ iata, icao }) => {
      const [first, second] = search(iata, 2)
      const byIata = first?.airport === iata || (first?.kind === 'city' && second?.airport === iata)
      return !byIata || (icao !== '' && search(icao, 1)[0]?.airport !== iata)
    })
    expect(lost).toEqual([])
  })

  it('[S2.66] never more than asked for, never the same twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.integer({ min: 1, max: 20 }), (query, limit) => {
        const matches = search(query, limit)
        expect(matches.length).toBeLessThanOrEqual(limit)
        expect(new Set(matches).size).toBe(matches.length)
      }),
    )
  })

  it('[S2.66] one error anywhere in a word is forgiven, whichever word is the right one', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('a', 'b', 'c'), fc.nat(3), (word, position, letter, change) => {
        const at = position % word.length
        const [before, after] = [word.slice(0, at), word.slice(at)]
        const swapped = before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
        const typed = [before + letter + after, before + after.slice(1), before + letter + after.slice(1), swapped][change]!
        expect(withinOneError(word, typed)).toBe(true)
        expect(withinOneError(typed, word)).toBe(true)
      }),
    )
    expect(withinOneError('beijing', 'nanjing')).toBe(false)
    expect(withinOneError('abcd', 'badc')).toBe(false)
  })
})
