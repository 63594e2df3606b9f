import { describe, expect, it } from 'vitest'
import { airline } from './airlines'
import { airport } from './airports'
import { intlRoutes } from './intl-route-network'

const greaterChina = ['CN', 'HK', 'MO', 'TW']
const isChina = (iata: string): boolean => greaterChina.includes(airport(iata)!.country)
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1
const byPair = new Map(intlRoutes().map((route) => [`${route.from} ${route.to}`, route]))
const carriers = (pair: string): string[] => (byPair.get(pair)?.carriers ?? []).map((each) => each.airline)

describe('international route network', () => {
  it('at least 900 pairs from at least 40 cities of the mainland and from Hong Kong, Macau and Taiwan to at least 150 cities abroad', () => {
    const leaving = intlRoutes().filter(({ from, to }) => isChina(from) !== isChina(to))
    expect(leaving.length).toBeGreaterThanOrEqual(900)
    const ends = leaving.flatMap(({ from, to }) => [from, to].map((iata) => airport(iata)!))
    expect(new Set(ends.filter(({ country }) => country === 'CN').map(({ city }) => city)).size).toBeGreaterThanOrEqual(40)
    for (const region of ['HK', 'MO', 'TW']) expect(ends.some(({ country }) => country === region)).toBe(true)
    const abroad = ends.filter(({ country }) => !greaterChina.includes(country))
    expect(new Set(abroad.map(({ city }) => city)).size).toBeGreaterThanOrEqual(150)
  })

  it('at least 2,500 pairs abroad carry on from there', () => {
    expect(intlRoutes().filter(({ from, to }) => !isChina(from) && !isChina(to)).length).toBeGreaterThanOrEqual(2500)
  })

  it('airports and carriers are those of the tables, each pair stands once, none lies within the mainland', () => {
    expect(byPair.size).toBe(intlRoutes().length)
    const wrong = intlRoutes().filter(({ from, to, carriers: programmes }) => {
      const [one, other] = [airport(from), airport(to)]
      const flown = programmes.every(({ airline: code, summer, winter }) => airline(code) && isCount(summer) && isCount(winter))
      const once = new Set(programmes.map((each) => each.airline)).size === programmes.length
      return !one || !other || from >= to || (one.domestic && other.domestic) || !flown || !once
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['FRA PEK', ['CA', 'LH']],
    ['CDG FRA', ['AF', 'LH']],
    ['CDG PVG', ['AF', 'MU', 'CA']],
    ['PVG SIN', ['SQ', 'MU']],
    ['CAN IST', ['TK']],
    ['IST LHR', ['TK', 'BA']],
    ['CAN LAX', ['CZ']],
    ['HKG LHR', ['CX', 'BA']],
  ])('%s is flown by %s', (pair, expected) => {
    expect(carriers(pair)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['fewer in winter', 'AAL AMS', { airline: 'KL', summer: 25, winter: 20, size: 'small' }],
    ['fewer in winter, in large aircraft', 'ABJ CDG', { airline: 'AF', summer: 14, winter: 11, size: 'large' }],
    ['one number for both', 'AAL CPH', { airline: 'SK', summer: 35, winter: 35, size: 'medium' }],
  ])('weekly flights, %s: %s', (_case, pair, programme) => {
    expect(byPair.get(pair)!.carriers).toContainEqual(programme)
  })

  it('what ended is gone: carriers that left China, and airports that moved', () => {
    expect(
      intlRoutes().filter(
        (route) => carriers(`${route.from} ${route.to}`).includes('VS') && (isChina(route.from) || isChina(route.to)),
      ),
    ).toEqual([])
    expect(byPair.has('CTU FRA')).toBe(false)
    expect(byPair.has('FRA TFU')).toBe(true)
    expect(carriers('AMS PEK')).not.toContain('CZ')
  })

  it('Europe is busier in summer, the beaches of Thailand in winter', () => {
    const programme = (pair: string, code: string) => byPair.get(pair)!.carriers.find((each) => each.airline === code)!
    expect(programme('FRA PEK', 'CA').summer).toBeGreaterThan(programme('FRA PEK', 'CA').winter)
    expect(programme('HKT PVG', 'FM').summer).toBeLessThan(programme('HKT PVG', 'FM').winter)
  })
})

describe('alliances', () => {
  it.each([
    ['CA', 'Star Alliance'],
    ['LH', 'Star Alliance'],
    ['MU', 'SkyTeam'],
    ['SK', 'SkyTeam'],
    ['CX', 'oneworld'],
    ['CZ', undefined],
    ['HO', undefined],
  ])('%s belongs to %s', (code, alliance) => {
    expect(airline(code)!.alliance).toBe(alliance)
  })
})
