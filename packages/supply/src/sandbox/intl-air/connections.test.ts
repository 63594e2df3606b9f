import { filled } from '@sojourn/domain/kit/filled.testing'
import { addDays, epochDay } from '@sojourn/domain/kit/local-date'
import { airport } from '@sojourn/domain/reference/air/airports'
import { expect, test } from 'vitest'
import { mix } from '../air/random'
import { bruteForce } from './brute-force.testing'
import { createIntlNetwork } from './create-network'
import type { Departure, RouteSearch } from './network'
import { throughFlights } from './tables/known-flights'
import { plannedDomestic } from './timetable/planned.testing'
import { referenceIntlWorld, type IntlWorld } from './world'

/** Large hubs and small places on every continent: so many that trying everything ends. */
const places = new Set(
  (
    'PEK PKX PVG SHA CAN TFU URC TNA HKG TPE NRT HND ICN SIN BKK MNL DPS KTM DXB IST ALA ' +
    'FRA LHR LGW CDG GVA CPH LIS ADD CAI LAX JFK EWR ORD YVR YYZ GRU SCL HNL SYD AKL'
  ).split(' '),
)
const world: IntlWorld = {
  ...referenceIntlWorld,
  routes: () => referenceIntlWorld.routes().filter(({ from, to }) => places.has(from) && places.has(to)),
}
const domestic = {
  flights: plannedDomestic().flights.filter(({ legs }) => legs.every(({ from, to }) => places.has(from) && places.has(to))),
}
const network = createIntlNetwork({ seed: 7, domestic: () => domestic, world })

/** Days on which clocks are set in Europe, in America, in the south; the leap day; an ordinary one. */
const dates = ['2027-03-27', '2027-03-13', '2027-10-30', '2027-04-03', '2028-02-28', '2028-02-29', '2027-06-09']
const draws = 500

const shown = (connection: readonly Departure[]): string =>
  connection.map(({ flightNo, from, departDate, to }) => `${flightNo} ${from}${to} ${departDate}`).join(', ')

/** Every pair of airports between which anybody flies: by the routes, at home, and with stops on the way. */
const throughPaths = [...throughFlights.matchAll(/\b[A-Z]{3} [A-Z]{3} [A-Z]{3}\b/g)].map(([path]) => path.split(' '))
const joined = [
  ...world.routes().map(({ from, to }) => [from, to]),
  ...domestic.flights.flatMap(({ legs }) => legs.map(({ from, to }) => [from, to])),
  ...throughPaths.flatMap(([home = '', stop = '', far = '']) => [
    [home, stop],
    [stop, far],
    [home, far],
  ]),
]
const pairs = [...new Set(joined.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]))].map((pair) => pair.split(' '))

/** All departures from the day before a date, which it still is over the date line, to the last day on which a connection goes on. */
const departuresFrom = (date: string): Departure[] =>
  [-1, 0, 1, 2, 3, 4].flatMap((later) =>
    pairs.flatMap(([from = '', to = '']) =>
      network
        .routes({ departAirports: [from], arriveAirports: [to], date: addDays(date, later), directOnly: true })
        .flatMap(({ departures }) => departures),
    ),
  )

/** From a whole city or a single airport, drawn by seed. */
function drawn(index: number): RouteSearch {
  const all = [...places]
  const from = all[mix(index, 1) % all.length]!
  const rest = all.filter((iata) => airport(iata)!.city !== airport(from)!.city)
  const to = rest[mix(index, 2) % rest.length]!
  const airports = (iata: string): string[] =>
    mix(index, 3) % 2 === 0 ? [iata] : all.filter((each) => airport(each)!.city === airport(iata)!.city)
  return {
    departAirports: airports(from),
    arriveAirports: airports(to),
    date: dates[index % dates.length]!,
    directOnly: index % 25 === 0,
  }
}

test(
  'every connection that the rules allow, and no other, in the same order as by trying everything, for 500 pairs',
  { timeout: 400_000 },
  () => {
    const searches = Array.from({ length: draws }, (_, index) => drawn(index))
    const counts = [0, 0, 0]
    for (const date of dates) {
      const tried = bruteForce(departuresFrom(date), (one, other) => network.interline(one, other))
      const wrong = searches
        .filter((search) => search.date === date)
        .filter((search) => {
          const found = network.routes(search).map(({ departures }) => departures)
          for (const { length } of found) counts[length - 1] = (counts[length - 1] ?? 0) + 1
          return found.map(shown).join('\n') !== tried(search).map(shown).join('\n')
        })
      expect(wrong).toEqual([])
    }
    for (const count of filled(counts)) expect(count).toBeGreaterThan(500)
  },
)

test('what a connection says of itself agrees with its departures', () => {
  for (const [from, to] of [
    ['TNA', 'GVA'],
    ['PVG', 'SIN'],
    ['SYD', 'LAX'],
  ] as const) {
    const wrong = filled(
      network.routes({ departAirports: [from], arriveAirports: [to], date: '2027-06-09', directOnly: false }),
    ).filter(
      ({ departures, changes, durationMinutes }) =>
        durationMinutes !== (departures.at(-1)!.arriveMs - departures[0]!.departMs) / 60_000 ||
        changes.length !== departures.length - 1 ||
        changes.some(({ minutes, minimumMinutes, arriveAirport, departAirport }, index) => {
          const [before, after] = [departures[index]!, departures[index + 1]!]
          const isBetween = before.to === arriveAirport && after.from === departAirport
          return (
            !isBetween || minutes !== (after.departMs - before.arriveMs) / 60_000 || minutes < minimumMinutes || minutes > 1440
          )
        }),
    )
    expect(wrong).toEqual([])
  }
})

test('a departure is found by its number, airport and day, and a domestic one takes the seats of the domestic inventory', () => {
  const { legs, days, flightNo } = domestic.flights.find((flight) => !flight.operatedAs && flight.days === 127)!
  expect(days).toBe(127)
  const found = network.departure(flightNo, legs[0]!.from, '2027-06-09')!
  expect([found.legId, found.to, found.blockMinutes]).toEqual([
    legs[0]!.id,
    legs[0]!.to,
    legs[0]!.arriveMinutes - legs[0]!.departMinutes,
  ])
  const [connection] = network.routes({ departAirports: ['PEK'], arriveAirports: ['FRA'], date: '2027-06-09', directOnly: true })
  const [departure] = connection!.departures
  expect(network.departure(departure!.flightNo, 'PEK', '2027-06-09')).toBe(departure)
  expect(network.departure('CA931', 'SIN', '2027-06-09')).toBeUndefined()
  expect(network.departure('ZZ1', 'PEK', '2027-06-09')).toBeUndefined()
  expect(epochDay(departure!.departDate)).toBe(epochDay('2027-06-09'))
})
