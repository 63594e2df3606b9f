import { epochDay } from '@sojourn/domain/kit/local-date'
import { carrierOf, type Timetable } from '../air/timetable/timetable'
import { bagsThrough, createInterline } from './connection-rules'
import { elapsedOf, ConnectionFinder, type Connection } from './connections'
import type { Change, IntlNetwork, Route } from './network'
import { createDays, type Days } from './timetable/days'
import { domesticTimetable } from './timetable/domestic'
import { joinTimetables } from './timetable/index-parts'
import { planIntlTimetable } from './timetable/plan-timetable'
import type { IntlTimetable } from './timetable/timetable'
import { referenceIntlWorld, type IntlWorld } from './world'

const minute = 60_000

export interface IntlNetworkOptions {
  seed: number
  /** The mainland's own flights, which feed the others; asked for when somebody first looks for a connection. */
  domestic: () => Timetable
  /** Instead of the one planned from the route network. */
  timetable?: IntlTimetable
  world?: IntlWorld
}

/** The built-in world of international flights; nothing is made before somebody asks. */
export function createIntlNetwork(options: IntlNetworkOptions): IntlNetwork {
  const { world = referenceIntlWorld } = options
  const interline = createInterline(world)
  let made: { timetable: IntlTimetable; days: Days; finder: ConnectionFinder } | undefined
  const network = (): NonNullable<typeof made> => {
    if (made) return made
    const timetable = timetableOf(options, world)
    const days = createDays(timetable, world)
    return (made = { timetable, days, finder: new ConnectionFinder(timetable, days, world, interline) })
  }
  return {
    prepare: async (othersFirst) => {
      const { timetable } = network()
      // Whoever asks flies from the mainland or back.
      for (const { from, to } of world.routes()) {
        if (world.airport(from)?.country !== 'CN' && world.airport(to)?.country !== 'CN') continue
        await othersFirst()
        timetable.parts(from, to)
      }
    },
    routes: (search) => {
      const { days, finder } = network()
      return finder.connections(search).map((connection) => routeOf(connection, days, { finder, world }))
    },
    departure: (flightNo, from, departDate) => {
      const { timetable, days } = network()
      const day = epochDay(departDate)
      const [run] = timetable
        .pairsOf(flightNo)
        .filter((pair) => pair.from === from)
        .flatMap((pair) => days.runs(from, pair.to, day).filter((each) => each.flightNo === flightNo))
      return run && days.describe(run)
    },
    numbered: (flightNo, departDate) => {
      const { timetable, days } = network()
      const day = epochDay(departDate)
      return timetable
        .pairsOf(flightNo)
        .flatMap(({ from, to }) => days.runs(from, to, day).filter((run) => run.flightNo === flightNo))
        .map((run) => days.describe(run))
    },
    interline,
  }
}

function timetableOf({ seed, domestic, timetable }: IntlNetworkOptions, world: IntlWorld): IntlTimetable {
  const mainland = domestic()
  const abroad = timetable ?? planIntlTimetable(world, seed, numbersOf(mainland))
  return joinTimetables([abroad, domesticTimetable(mainland)])
}

/** Numbers that are given already, by carrier. */
function numbersOf({ flights }: Timetable): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>()
  for (const { flightNo } of flights) {
    const carrier = carrierOf(flightNo)
    const known = numbers.get(carrier) ?? new Set()
    numbers.set(carrier, known.add(Number(flightNo.slice(2))))
  }
  return numbers
}

interface RoutePlan {
  finder: ConnectionFinder
  world: IntlWorld
}

function routeOf(runs: Connection, days: Days, { finder, world }: RoutePlan): Route {
  const changes = runs.slice(1).map((after, index): Change => {
    const before = runs[index]!
    const asked = finder.changeAsked(before, after)
    const alliance = world.airline(before.carrier)?.alliance
    const close =
      before.carrier === after.carrier || (alliance !== undefined && alliance === world.airline(after.carrier)?.alliance)
    const through = bagsThrough(world, asked, close)
    return {
      arriveAirport: asked.arrive,
      departAirport: asked.depart,
      minutes: (after.departMs - before.arriveMs) / minute,
      minimumMinutes: finder.minimum(before, after),
      ...(through !== undefined && { bagsThrough: through }),
    }
  })
  return { departures: runs.map((run) => days.describe(run)), changes, durationMinutes: elapsedOf(runs) / minute }
}
