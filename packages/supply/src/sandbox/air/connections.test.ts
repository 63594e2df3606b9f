import { describe, expect, test } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { connectionsAtMost, isConnection, minutesToChange } from '@sojourn/domain/products/flight/connections'
import { arrivalInstant, departureInstant } from '@sojourn/domain/products/flight/journeys'
import type { AirConnectionSearch } from '../../ports/air'
import { createSandboxAir } from './sandbox-air'

const air = createSandboxAir({
  seed: 7,
  fuelLevels: () => [{ from: '2026-01-05', short: 1000, long: 2000, childShort: 0, childLong: 1000 }],
})
const now = new Date('2026-11-20T02:00:00Z')
const nothingSold = { now, sql: { query: () => Promise.resolve([]) } }
const asked: AirConnectionSearch = {
  departAirports: ['TNA'],
  arriveAirports: ['KHG'],
  date: '2026-12-09',
  party: 1,
  agreements: [],
  governmentOnly: false,
  businessTravel: false,
  change: { least: 90, longest: 360 },
  limit: connectionsAtMost,
}
const minutes = ({
  first,
  second,
}: {
  first: Parameters<typeof departureInstant>[0]
  second: Parameters<typeof arrivalInstant>[0]
}) => (Date.parse(arrivalInstant(second)) - Date.parse(departureInstant(first))) / 60_000

describe('journeys with one change of flights', () => {
  test('are found where no flight goes directly: one airport, time enough, not too long, the quickest first', async () => {
    expect(await air.search(nothingSold, asked)).toEqual([])
    const found = filled(await air.connections(nothingSold, asked))
    expect(found.length).toBeLessThanOrEqual(connectionsAtMost)
    for (const { first, second } of found) {
      expect([first.departAirport, first.departDate, second.arriveAirport]).toEqual(['TNA', '2026-12-09', 'KHG'])
      expect(isConnection(first, second)).toBe(true)
      expect(first.operating ?? second.operating).toBeUndefined()
    }
    expect(found.map(minutes)).toEqual(found.map(minutes).toSorted((a, b) => a - b))
    expect(new Set(found.map(({ first, second }) => first.flightKey + second.flightKey)).size).toBe(found.length)
  })

  test('within ten days the second flight of some leaves on the next day', async () => {
    const later: string[] = []
    for (let day = 0; day < 10 && later.length === 0; day++) {
      const request = { ...asked, date: addDays(asked.date, day), departAirports: ['HRB'], arriveAirports: ['JHG'], limit: 400 }
      for (const { first, second } of filled(await air.connections(nothingSold, request))) {
        expect(minutesToChange(first, second)).toBeGreaterThanOrEqual(90)
        if (second.departDate > first.departDate) later.push(second.flightKey)
      }
    }
    expect(later).not.toEqual([])
  })

  test('are no more than asked for, have seats for the whole party, and none leave on a day that is not sold', async () => {
    expect(await air.connections(nothingSold, { ...asked, limit: 2 })).toHaveLength(2)
    const of9 = filled(await air.connections(nothingSold, { ...asked, party: 9 }))
    for (const { first, second } of of9)
      for (const { seats } of filled([...first.fares, ...second.fares])) expect(seats).toBeGreaterThanOrEqual(9)
    expect(await air.connections(nothingSold, { ...asked, date: '2028-01-01' })).toEqual([])
  })
})
