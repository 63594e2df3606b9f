import { addDays } from '@sojourn/domain/kit/local-date'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { describe, expect, test } from 'vitest'
import { isIntlAirFailure, type IntlAirItinerary, type IntlAirSearch, type IntlAirSlice } from '../../ports/intl-air'
import type { SupplyContext } from '../../ports/supply'
import { disruptionOf, type IntlDisruption } from './disruptions'
import type { Route } from './network'
import { createSandboxIntlAir } from './sandbox-intl-air'
import { smallNetwork } from './small-network.testing'

const seed = 7
const network = smallNetwork(seed)
const air = createSandboxIntlAir({ seed, network })
const at = (ms: number): SupplyContext => ({ now: new Date(ms), sql: { query: () => Promise.resolve([]) } })
const request = (slice: IntlAirSlice): IntlAirSearch => ({
  slices: [slice],
  chosen: [],
  passengers: ['adult'],
  agreements: [],
  businessTravel: false,
  directOnly: false,
  limit: 500,
})
const minutes = 60_000

interface Found {
  slice: IntlAirSlice
  route: Route
  disruption: IntlDisruption
}
const pairs = [
  ['PVG', 'SIN'],
  ['PEK', 'LHR'],
  ['PVG', 'SYD'],
  ['CAN', 'LHR'],
] as const

/** The first itinerary of a quarter of a year whose first flight has such an announcement while it is on sale. */
function firstWith(isWanted: (found: Found) => boolean): Found {
  for (let day = 0; day < 90; day++)
    for (const [from, to] of pairs) {
      const slice = { departAirports: [from], arriveAirports: [to], date: addDays('2026-12-01', day) }
      for (const route of network.routes({ ...slice, directOnly: false })) {
        const disruption = disruptionOf(seed, route.departures[0]!)
        const others = route.departures.slice(1).every((each) => disruptionOf(seed, each) === undefined)
        const onSale = disruption && route.departures[0]!.departMs - disruption.announcedMs > 300 * minutes
        if (disruption && others && onSale && isWanted({ slice, route, disruption })) return { slice, route, disruption }
      }
    }
  throw new Error('no such itinerary in a quarter of a year')
}
const keyOf = ({ departures }: Route): string =>
  departures.map(({ flightNo, departDate, from, to }) => `${flightNo}-${departDate.replaceAll('-', '')}-${from}${to}`).join('.')

async function listed({ slice, route }: Found, ms: number): Promise<IntlAirItinerary | undefined> {
  const found = await air.search(at(ms), request(slice))
  return found.find(({ itineraryKey }) => itineraryKey === keyOf(route))
}
const priceOf = async ({ slice }: Found, { itineraryKey, fares }: IntlAirItinerary, ms: number) =>
  air.price(at(ms), { ...request(slice), choices: [{ itineraryKey, fareKey: fares[0]!.fareKey }] })

describe('[handbook 1.6] what a carrier has announced holds for whoever asks from then on', () => {
  test('a flight that leaves later is told with its new hours in the search and in the price, under the key that it had', async () => {
    const found = firstWith(({ route, disruption }) => route.departures.length === 1 && disruption.kind === 'retimed')
    const [planned] = found.route.departures
    const { announcedMs, later } = found.disruption
    const before = await listed(found, announcedMs - minutes)
    expect(before!.segments[0]!.departAt).toBe(new Date(planned!.departMs).toISOString())
    const after = await listed(found, announcedMs)
    expect(after!.segments[0]).toMatchObject({
      departAt: new Date(planned!.departMs + later * minutes).toISOString(),
      arriveAt: new Date(planned!.arriveMs + later * minutes).toISOString(),
      flightNo: planned!.flightNo,
    })
    expect(after!.durationMinutes).toBe(before!.durationMinutes)
    const quote = await priceOf(found, after!, announcedMs)
    if (isIntlAirFailure(quote)) throw new Error(quote.failure)
    expect(quote.itineraries[0]!.segments).toEqual(after!.segments)
  })

  test('a connection has so much less time, and is not sold any more where its airport asks for more', async () => {
    const waits = ({ route, disruption }: Found): number =>
      route.changes.length === 1 ? route.changes[0]!.minutes - route.changes[0]!.minimumMinutes - disruption.later : Number.NaN
    const kept = firstWith((each) => each.disruption.kind === 'retimed' && waits(each) >= 0)
    const told = await listed(kept, kept.disruption.announcedMs)
    expect(told!.connections[0]!.minutes).toBe(kept.route.changes[0]!.minutes - kept.disruption.later)
    expect(told!.durationMinutes).toBe(kept.route.durationMinutes - kept.disruption.later)
    const broken = firstWith((each) => each.disruption.kind === 'retimed' && waits(each) < 0)
    const sold = await listed(broken, broken.disruption.announcedMs - minutes)
    expect(filled(sold!.fares).length).toBeGreaterThan(0)
    expect(await listed(broken, broken.disruption.announcedMs)).toBeUndefined()
    expect(await priceOf(broken, sold!, broken.disruption.announcedMs)).toEqual({ failure: 'itineraryUnknown' })
  })

  test('a cancelled flight is neither listed nor priced', async () => {
    const found = firstWith(({ disruption }) => disruption.kind === 'cancelled')
    const { announcedMs } = found.disruption
    const sold = await listed(found, announcedMs - minutes)
    expect(sold).toBeDefined()
    expect(await listed(found, announcedMs)).toBeUndefined()
    expect(await priceOf(found, sold!, announcedMs)).toEqual({ failure: 'itineraryUnknown' })
  })
})
