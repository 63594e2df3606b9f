import { describe, expect, it } from 'vitest'
import { airline } from './airlines'
import { airport } from './airports'
import { hasRoutes, routes } from './route-network'

const byPair = new Map(routes.map((each) => [`${each.from} ${each.to}`, each]))
const route = (from: string, to: string) => byPair.get(`${from} ${to}`)

const weekly = (from: string, to: string): number =>
  (route(from, to)?.carriers ?? []).reduce((sum, carrier) => sum + carrier.weekly, 0)

describe('route network', () => {
  it('at least 4,000 directed pairs of mainland airports, flown by mainland carriers', () => {
    expect(routes.length).toBeGreaterThanOrEqual(4000)
    const places = routes.filter(({ from, to }) => from === to || !airport(from)?.domestic || !airport(to)?.domestic)
    expect(places).toEqual([])
    const carriers = routes.flatMap((each) => each.carriers)
    expect(carriers.filter((carrier) => airline(carrier.airline)?.country !== 'CN' || !(carrier.weekly >= 1))).toEqual([])
  })

  it('carriers fly out and back', () => {
    expect(routes.filter(({ from, to, carriers }) => route(to, from)?.carriers !== carriers)).toEqual([])
  })

  it('Beijing to Shanghai has at least 60 flights a day, the country more than 10,000', () => {
    const trunk = weekly('PEK', 'SHA') + weekly('PEK', 'PVG') + weekly('PKX', 'SHA') + weekly('PKX', 'PVG')
    expect(trunk / 7).toBeGreaterThanOrEqual(60)
    const all = routes.reduce((sum, each) => sum + weekly(each.from, each.to), 0)
    expect(all / 7).toBeGreaterThan(10_000)
  })

  it('both airports of Chengdu and airports opened since 2021 have flights, closed ones none', () => {
    expect(weekly('TFU', 'CAN')).toBeGreaterThan(0)
    expect(weekly('CTU', 'PEK')).toBeGreaterThan(weekly('TFU', 'PEK'))
    expect(['EHU', 'DXJ', 'HCZ', 'DZH', 'WHA']).toAllSatisfy(hasRoutes)
    expect(['DAX', 'XNT', 'SZH'].some(hasRoutes)).toBe(false)
  })
})
