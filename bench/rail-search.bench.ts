import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { stations } from '@sojourn/domain/reference/rail/stations'
import { planTimetable } from '@sojourn/supply/sandbox/rail/plan-timetable'
import { readRailTimetable } from '@sojourn/supply/sandbox/rail/read-timetable'
import { findDirect } from '@sojourn/supply/sandbox/rail/search'
import type { Stretch } from '@sojourn/supply/sandbox/rail/inventory/stretch'
import { createTimetable, type RailTimetable, type ScheduledTrain } from '@sojourn/supply/sandbox/rail/timetable'
import { findTransfers } from '@sojourn/supply/sandbox/rail/transfers'
import { megabytes, microseconds, milliseconds, verdict, whole } from './support/format'
import { databaseVersion } from './support/database'
import { searchOverHttp } from './support/rail/http'
import { busiestCities, cityOf, pairsOf, type RailQuery } from './support/rail/queries'
import { rivalArrival, rivalRouter } from './support/rail/rival'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const memoryTarget = 60 * 1024 * 1024
const changeTarget = 60
const day = epochDay('2026-12-03')
const leavesAfter = 360
const path = process.argv[2] ?? process.env['RAIL_TIMETABLE']
// The server is to sell the same trains.
if (path !== undefined) process.env['RAIL_TIMETABLE'] = path

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const used = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The timetable alone: what was read to make it is gone when it is weighed. */
function load(): { timetable: RailTimetable; bytes: number; ms: number } {
  stations()
  const before = used()
  const begin = performance.now()
  const timetable = createTimetable(read())
  const ms = performance.now() - begin
  return { timetable, bytes: used() - before, ms }
}

/** minotor holds each station once per train: the few trains that come back to one stay away from the whole comparison. */
function read(): ScheduledTrain[] {
  const trains = path === undefined ? planTimetable(1) : readRailTimetable(path).trains
  return trains.filter(({ stops }) => new Set(stops.map(({ station }) => station)).size === stops.length)
}

const requestOf = ({ from, to }: RailQuery, on = day) => ({
  departStations: from.stations,
  arriveStations: to.stations,
  day: on,
  fastOnly: false,
})
const direct = (query: RailQuery, on = day): Stretch[] => findDirect(timetable, requestOf(query, on))

function timed<Answer>(queries: readonly RailQuery[], answer: (query: RailQuery) => Answer) {
  queries.slice(0, 100).forEach(answer)
  const times: number[] = []
  const answers = queries.map((query) => {
    const begin = performance.now()
    const found = answer(query)
    times.push(performance.now() - begin)
    return found
  })
  return { times: summarise(times), answers }
}

const unlimited = { change: 5760, journey: Infinity, nightUntil: 0 }

/** The first arrival, in minutes of the day, of who leaves after six: direct or with one change; `on` is the day of departure. */
function earliest(query: RailQuery, limits?: typeof unlimited, on = day): number | undefined {
  const rides = direct(query, on)
  const journeys = [
    ...rides.map((ride) => [ride, ride] as const),
    ...findTransfers(timetable, requestOf(query, on), rides, limits).map(({ first, second }) => [first, second] as const),
  ]
  const arrivals = journeys.flatMap(([first, last]) => {
    const leaves = first.run.departMinutes(first.from) + (first.run.runDay - day) * 1440
    return leaves < leavesAfter ? [] : [last.run.arriveMinutes(last.to) + (last.run.runDay - day) * 1440]
  })
  return arrivals.length > 0 ? Math.min(...arrivals) : undefined
}

/** The same from each station of one city to each of the other. */
const eachStation = ({ from, to }: RailQuery): RailQuery[] =>
  from.stations.flatMap((start) =>
    to.stations.map((end) => ({ from: { ...from, stations: [start] }, to: { ...to, stations: [end] } })),
  )
function earliestOfEach(query: RailQuery, limits?: typeof unlimited, days = [day]): number | undefined {
  const arrivals = eachStation(query).flatMap((each) => days.flatMap((on) => earliest(each, limits, on) ?? []))
  return arrivals.length > 0 ? Math.min(...arrivals) : undefined
}

/**
 * Every answer must be the rival's; where ours is later, it is the rival's once each train may be taken at any station of the
 * cities and not at its main one alone, or without our limits of waiting and of the night and leaving on the next day too.
 */
function check(queries: readonly RailQuery[], rivals: readonly (number | undefined)[]) {
  const counts = { same: 0, otherStation: 0, limited: 0 }
  for (const [index, query] of queries.entries()) {
    const rival = rivals[index]
    if (earliest(query) === rival) counts.same += 1
    else if (earliestOfEach(query) === rival) counts.otherStation += 1
    else if (earliestOfEach(query, unlimited, [day, day + 1]) === rival) counts.limited += 1
    else throw new Error(`${query.from.name} to ${query.to.name}: ${earliest(query)} here, ${rival} by the rival`)
  }
  return counts
}

const { timetable, bytes, ms: loadMs } = load()
const cities = busiestCities(timetable)
const busy = pairsOf(cities, 30, 870)
const wide = pairsOf(cities, 150, 600)

const ownDirect = timed(busy, direct)
const own = timed(wide, (query) => findTransfers(timetable, requestOf(query), direct(query)))
// Its many objects would slow down what is measured before it.
const router = rivalRouter(timetable, cityOf, day)
const rival = timed(wide, ({ from, to }) => rivalArrival(router, from.name, to.name, leavesAfter, to.stations))
const { same, otherStation, limited } = check(wide, rival.answers)
const mean = (counts: readonly number[]): string => whole(counts.reduce((sum, count) => sum + count, 0) / counts.length)

let overHttp: string[][] = []
let postgres = ''
await withServer(8207, async (server) => {
  overHttp = await searchOverHttp(server, { direct: pairsOf(cities, 30, 200), change: pairsOf(cities, 150, 200) })
  postgres = await databaseVersion(server)
})

publish({
  name: 'rail-search',
  title: 'Train search',
  about:
    `${path === undefined ? 'The built-in timetable' : 'A published timetable of a whole day'}: ${whole(timetable.trainCount)} trains, ` +
    `${whole(timetable.trainOf.length)} stops at ${whole(timetable.stations.length)} stations. Direct trains of a day between the 30 busiest cities; ` +
    `all journeys of a day with one change between the 150 busiest, of which none beats another, beside minotor (RAPTOR), which finds the first arrival ` +
    `of one departure at 06:00 with one change. Over HTTP with verdicts, seats and the choice set stored, in five runs of four seconds: ` +
    `the middle one, of the p99 the best and the worst too. Targets, in every run: direct p50 ≤ 3 ms and p99 ≤ 15 ms over HTTP, memory ≤ ${megabytes(memoryTarget)}, one change p99 ≤ ${changeTarget} ms in both.`,
  postgres,
  tables: [
    {
      head: ['Over HTTP', 'Pairs', 'Answers each', 'Size', 'p50', 'p99', 'Searches', 'Target'],
      rows: overHttp,
    },
    {
      head: ['In the process', 'Queries', 'Answers each', 'p50', 'p99', 'Target'],
      rows: [
        [
          'Direct',
          whole(busy.length),
          mean(ownDirect.answers.map(({ length }) => length)),
          microseconds(ownDirect.times.median * 1000),
          microseconds(ownDirect.times.p99 * 1000),
          '',
        ],
        [
          'One change, the whole day',
          whole(wide.length),
          mean(own.answers.map(({ length }) => length)),
          milliseconds(own.times.median),
          milliseconds(own.times.p99),
          verdict(own.times.p99 <= changeTarget),
        ],
        ['minotor, one departure', whole(wide.length), '1', milliseconds(rival.times.median), milliseconds(rival.times.p99), ''],
      ],
    },
    {
      head: ['Timetable', 'Memory', 'Read and laid out', 'Target'],
      rows: [['In memory', megabytes(bytes), milliseconds(loadMs), verdict(bytes <= memoryTarget)]],
    },
  ],
  notes: [
    `First arrivals of ${whole(same)} of ${whole(wide.length)} pairs are those of minotor. For ${whole(otherStation)} minotor boards or leaves a train at another of ` +
      `the city's stations than its main one, where the product does (handbook 3.4): asked station by station both agree. For ${whole(limited)} it waits longer than ` +
      `the five hours, travels longer than the 36, changes in a night before half past five, or leaves on the next day, which the product does not, and without these limits both agree.`,
    'The two do not answer the same question: ours is from one city to one city and gives every journey of the day, minotor spreads from one city to all stations and is asked for one of them; neither time is the other’s for its own question.',
    'minotor holds the trains of six days, so that journeys over midnight are found, and the same times to change within and between stations.',
    'Give the path of a timetable as `RAIL_TIMETABLE`; without one the built-in timetable is measured.',
  ],
})
