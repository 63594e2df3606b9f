import { Duration, Query, Router, StopsIndex, Time, Timetable, type Stop } from 'minotor'
import { changeMinutesAcross, leastChangeMinutes } from '@sojourn/supply/sandbox/rail/changes-in-city'
import type { RailTimetable } from '@sojourn/supply/sandbox/rail/timetable'

type Routes = ConstructorParameters<typeof Timetable>[1]
type Route = Routes extends Map<string, infer Value> ? Value : never
type StopTime = Route['stopTimes'][number]
type Adjacency = ConstructorParameters<typeof Timetable>[0]

const rail = 'rail'
/** Trains that leave their origin so many days before and after the day of travel. */
const days = [-3, -2, -1, 0, 1, 2]
const seconds = (minutes: number): Time => Time.fromSeconds(minutes * 60)

/** The same trains on their days, cities and times to change for minotor (RAPTOR); a city is a parent station of its stations. */
export function rivalRouter(timetable: RailTimetable, cityOf: (code: string) => string, day: number): Router {
  const routes = routesOf(timetable, day)
  const served = new Map([[rail, { type: 'RAIL' as const, name: rail }]])
  return new Router(new Timetable(adjacencyOf(timetable, routes), routes, served), new StopsIndex(stopsOf(timetable, cityOf)))
}

/** Earliest arrival with one change at most, in minutes of the day; undefined where there is none. */
export function rivalArrival(
  router: Router,
  from: string,
  to: string,
  leaves: number,
  arrivals: readonly string[],
): number | undefined {
  const query = new Query.Builder().from(from).to(to).departureTime(seconds(leaves)).maxTransfers(1).build()
  const { earliestArrivalsPerRound } = router.route(query)
  const reached = earliestArrivalsPerRound.slice(1, 3).flatMap((round) =>
    arrivals.flatMap((code) => {
      const arrival = round.get(code)
      return arrival?.leg && 'route' in arrival.leg ? [arrival.time.toSeconds() / 60 - leastChangeMinutes] : []
    }),
  )
  return reached.length > 0 ? Math.min(...reached) : undefined
}

/** Trains with the same stops of which none overtakes another are a route; arrivals carry the time that a change takes. */
function routesOf(timetable: RailTimetable, dayOfTravel: number): Routes {
  const byStops = new Map<string, { stops: string[]; trips: StopTime[][] }[]>()
  for (let train = 0; train < timetable.trainCount; train++) {
    for (const day of days) {
      if (!timetable.leavesOn(train, dayOfTravel + day)) continue
      const { stops, times } = tripOf(timetable, train, day)
      if (stops.length < 2) continue
      const known = byStops.get(stops.join()) ?? []
      byStops.set(stops.join(), known)
      const route = known.find(({ trips }) => trips.every((trip) => keepsOrder(trip, times)))
      if (route) route.trips.push(times)
      else known.push({ stops, trips: [times] })
    }
  }
  const routes: Routes = new Map()
  for (const { stops, trips } of [...byStops.values()].flat()) {
    trips.sort((a, b) => a[0]!.departure.toSeconds() - b[0]!.departure.toSeconds())
    routes.set(`route ${routes.size}`, {
      serviceRouteId: rail,
      stops,
      stopIndices: new Map(stops.map((stop, index) => [stop, index])),
      stopTimes: trips.flat(),
    })
  }
  return routes
}

function tripOf(timetable: RailTimetable, train: number, day: number): { stops: string[]; times: StopTime[] } {
  const stops: string[] = []
  const times: StopTime[] = []
  for (let stop = timetable.firstStop[train]!; stop < timetable.firstStop[train + 1]!; stop++) {
    const departs = timetable.depart[stop]! + day * 1440
    if (departs < 0) continue
    stops.push(timetable.stations[timetable.stationOf[stop]!]!)
    times.push({
      arrival: seconds(timetable.arrive[stop]! + day * 1440 + leastChangeMinutes),
      departure: seconds(departs),
      pickUpType: 'REGULAR',
      dropOffType: 'REGULAR',
    })
  }
  return { stops, times }
}

function keepsOrder(a: readonly StopTime[], b: readonly StopTime[]): boolean {
  const signs = new Set(
    a.flatMap((stop, index) => [
      Math.sign(stop.departure.toSeconds() - b[index]!.departure.toSeconds()),
      Math.sign(stop.arrival.toSeconds() - b[index]!.arrival.toSeconds()),
    ]),
  )
  return signs.size === 1
}

function adjacencyOf(timetable: RailTimetable, routes: Routes): Adjacency {
  const adjacency: Adjacency = new Map()
  for (const [position, code] of timetable.stations.entries()) {
    const transfers = changeMinutesAcross(timetable, position).map(({ other, minutes }) => ({
      destination: timetable.stations[other]!,
      type: 'REQUIRES_MINIMAL_TIME' as const,
      minTransferTime: Duration.fromMinutes(minutes - leastChangeMinutes),
    }))
    adjacency.set(code, { routes: [], transfers })
  }
  for (const [id, { stops }] of routes) for (const stop of stops) adjacency.get(stop)?.routes.push(id)
  return adjacency
}

function stopsOf({ stations }: RailTimetable, cityOf: (code: string) => string): Map<string, Stop> {
  const stops = new Map<string, Stop>()
  for (const code of stations) {
    const name = cityOf(code)
    const city = stops.get(name) ?? { id: name, name, children: [], locationType: 'STATION' }
    stops.set(name, city)
    city.children.push(code)
    stops.set(code, { id: code, name: code, children: [], parent: name, locationType: 'SIMPLE_STOP_OR_PLATFORM' })
  }
  return stops
}
