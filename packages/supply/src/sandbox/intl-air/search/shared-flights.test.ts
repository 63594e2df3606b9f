import { filled } from '@sojourn/domain/kit/filled.testing'
import { cabinOf, hasBaggage, isRefundable } from '@sojourn/domain/products/intl-flight/lead-fares'
import { expect, test } from 'vitest'
import type { IntlAirItinerary, IntlAirSearch } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import type { Departure, IntlNetwork, Route } from '../network'
import { createSandboxIntlAir } from '../sandbox-intl-air'
import { smallNetwork } from '../small-network.testing'

/** Every direct flight of MU is sold by these as well. */
const sellers = ['CA', 'CX', 'KL', 'AF', 'QF']
const soldBy = (carrier: string, departure: Departure): Departure => ({
  ...departure,
  carrier,
  flightNo: `${carrier}8${departure.flightNo.slice(2)}`,
  operating: { carrier: departure.carrier, flightNo: departure.flightNo },
})
const sharesOf = (route: Route): Route[] =>
  route.departures.length === 1 && route.departures[0]!.carrier === 'MU'
    ? sellers.map((carrier) => ({ ...route, departures: route.departures.map((each) => soldBy(carrier, each)) }))
    : []
function sharedNetwork(): IntlNetwork {
  const network = smallNetwork(7)
  return { ...network, routes: (search) => network.routes(search).flatMap((route) => [route, ...sharesOf(route)]) }
}

const air = createSandboxIntlAir({ seed: 7, network: sharedNetwork() })
const context: SupplyContext = { now: new Date('2026-11-20T02:00:00Z'), sql: { query: () => Promise.resolve([]) } }
const request: IntlAirSearch = {
  slices: [{ departAirports: ['PVG'], arriveAirports: ['SIN'], date: '2026-12-20' }],
  chosen: [],
  passengers: ['adult'],
  agreements: [],
  businessTravel: false,
  directOnly: true,
  limit: 100,
}
const number = ({ segments }: IntlAirItinerary): string => segments[0]!.flightNo
const flownAs = ({ segments }: IntlAirItinerary): string => segments[0]!.operating?.flightNo ?? segments[0]!.flightNo

/** Of all that is sold. */
const keys = sharedNetwork()
  .routes({ ...request.slices[0]!, directOnly: true })
  .map(({ departures: [flight] }) => `${flight!.flightNo}-20261220-PVGSIN`)

/** The lowest total of each kind of fare that a list can be narrowed to. */
function lowest(itineraries: readonly IntlAirItinerary[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const fare of itineraries.flatMap(({ fares }) => fares)) {
    const kind = [cabinOf(fare), hasBaggage(fare), isRefundable(fare)].join()
    found.set(kind, Math.min(fare.total, found.get(kind) ?? Number.POSITIVE_INFINITY))
  }
  return found
}

test('a flown flight stands in the list once under the number of who flies it, and under another only where that costs less', async () => {
  const shown = await air.search(context, request)
  const opened = await Promise.all(keys.map((itineraryKey) => air.search(context, { ...request, itineraryKey })))
  const all = opened.flat()
  expect(all).toHaveLength(keys.length)
  expect(shown.length).toBeLessThan(all.length)
  const flown = new Set(all.map(flownAs))
  for (const flight of flown) {
    const [own, ...others] = [shown, all].map((list) => list.filter((each) => flownAs(each) === flight))
    expect(own!.map(number)).toContain(flight)
    expect(lowest(own!)).toEqual(lowest(others[0]!))
    const withOwn = lowest(own!.filter((each) => number(each) === flight))
    for (const share of own!.filter((each) => number(each) !== flight))
      expect([...lowest([share])].some(([kind, total]) => total < (withOwn.get(kind) ?? Number.POSITIVE_INFINITY))).toBe(true)
  }
  // Both happen: a seller that asks less stays, one that asks more goes.
  expect(filled(shown.filter((each) => number(each) !== flownAs(each))).length).toBeLessThan(flown.size * sellers.length)
})

test('a number that the list leaves out can still be opened and bought', async () => {
  const shown = new Set((await air.search(context, request)).map(({ itineraryKey }) => itineraryKey))
  for (const itineraryKey of filled(keys.filter((key) => !shown.has(key)))) {
    const [opened] = await air.search(context, { ...request, itineraryKey })
    const choices = [{ itineraryKey, fareKey: opened!.fares[0]!.fareKey }]
    expect(await air.price(context, { ...request, choices })).toMatchObject({ total: opened!.fares[0]!.total })
  }
})
