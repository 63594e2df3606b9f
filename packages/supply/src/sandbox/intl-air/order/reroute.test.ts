import { addDays } from '@sojourn/domain/kit/local-date'
import { expect, test } from 'vitest'
import { disruptionOf } from '../disruptions'
import { itineraryKeyOf } from '../itinerary-key'
import type { Departure, Route } from '../network'
import { segmentOf } from '../search/itinerary'
import { smallNetwork } from '../small-network.testing'
import type { BookedTrip } from './records'
import { namedInstead, replacementOf } from './replacement'
import { rerouteOf } from './reroute'

const seed = 7
const network = smallNetwork(seed)
const skies = { seed, network }
const at = new Date('2026-11-20T00:00:00Z')
const days = Array.from({ length: 40 }, (_, day) => addDays('2026-12-01', day))

const tripOf = (departures: readonly Departure[]): BookedTrip =>
  ({
    quote: { itineraries: [{ itineraryKey: itineraryKeyOf(departures), segments: departures.map(segmentOf) }] },
  }) as unknown as BookedTrip
const routesOf = (from: string, to: string, count: number): Route[] =>
  days.flatMap((date) =>
    network
      .routes({ departAirports: [from], arriveAirports: [to], date, directOnly: false })
      .filter(({ departures }) => departures.length === count),
  )
const losing = { slice: 0, segment: 0, at, isAsked: true }

test.each([
  ['PVG', 'SIN', 1],
  ['PEK', 'LHR', 2],
  ['HKG', 'SYD', 1],
  ['PVG', 'SYD', 2],
])('from %s to %s of %i flights its carrier goes on with another number of them, near the old arrival', (from, to, count) => {
  const found = routesOf(from, to, count).flatMap(({ departures }) => {
    const rerouted = rerouteOf(skies, tripOf(departures), losing)
    return rerouted ? [{ was: departures, now: rerouted.departures, takesOut: rerouted.takesOut }] : []
  })
  expect(found.length).toBeGreaterThan(0)
  for (const { was, now, takesOut } of found) {
    expect(takesOut).toEqual(was)
    expect(now.length).not.toBe(was.length)
    expect([now[0]!.from, now.at(-1)!.to]).toEqual([was[0]!.from, was.at(-1)!.to])
    expect(now.map(({ legId, departDate }) => `${legId} ${departDate}`)).not.toContain(`${was[0]!.legId} ${was[0]!.departDate}`)
    expect(now.filter((each) => each.operating ?? disruptionOf(seed, each)?.kind === 'cancelled')).toEqual([])
    expect(now).toAllSatisfy(({ carrier }) => carrier === was[0]!.carrier || network.interline(was[0]!.carrier, carrier))
    expect(now[0]!.departMs).toBeGreaterThanOrEqual(was[0]!.departMs - 3 * 3_600_000)
  }
})

test('unasked it happens to some of the flights that are called off, the same whenever it is asked; the others have the next flight', () => {
  const flights = routesOf('PVG', 'SIN', 1)
  const named = flights.map(({ departures }) => rerouteOf(skies, tripOf(departures), { ...losing, isAsked: false }))
  const share = named.filter(Boolean).length / flights.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.7)
  const [kept] = flights.filter((_flight, index) => !named[index])
  const [lost] = kept!.departures as [Departure]
  const next = replacementOf(skies, lost)
  expect(namedInstead(skies, tripOf([lost]), { ...losing, isAsked: false })).toEqual(
    next && { takesOut: [lost], departures: [next] },
  )
})

test('once a flight of the direction has left, the rest of it is not flown another way', () => {
  const [route] = routesOf('PVG', 'SIN', 2)
  const { departures } = route!
  const late = new Date(departures[0]!.departMs)
  expect(rerouteOf(skies, tripOf(departures), { ...losing, segment: 1, at: late })).toBeUndefined()
})
