import { carrierOf } from '../../air/timetable/timetable'
import type { IntlWorld } from '../world'
import { PairIndex } from './index-parts'
import { flightsOf, type FlightPlan } from './plan-flights'
import { planProgrammes, type Programme } from './programmes'
import { terminalOf } from './terminals'
import type { IntlFlight, IntlPart, IntlTimetable } from './timetable'

/** Legs of a path that are sold as one, by their first and last. */
function spansOf({ path, technical }: Programme, world: IntlWorld): { first: number; last: number }[] {
  if (path.length === 2) return [{ first: 0, last: 0 }]
  const whole = { first: 0, last: 1 }
  if (technical) return [whole]
  const within = [0, 1].filter((leg) => world.airport(path[leg] ?? '')?.country !== world.airport(path[leg + 1] ?? '')?.country)
  return [whole, ...within.map((leg) => ({ first: leg, last: leg }))]
}

/**
 * The whole world's flights: who flies where is known at once, the flights of a programme are planned when somebody asks for its airports.
 * The same facts and seed give the same timetable, in whatever order it is asked. A leg within one country of a flight from abroad is not
 * sold alone.
 */
export function planIntlTimetable(
  world: IntlWorld,
  seed: number,
  domestic: ReadonlyMap<string, ReadonlySet<number>>,
): IntlTimetable {
  const plan: FlightPlan = { world, seed, terminal: terminalOf() }
  const pairs = new PairIndex()
  const byPair = new Map<string, Programme[]>()
  const planned = new Map<Programme, readonly IntlFlight[]>()
  const programmes = planProgrammes(world, seed, domestic)
  for (const programme of programmes.all) {
    for (const path of [programme.path, programme.path.toReversed()]) {
      for (const { first, last } of spansOf({ ...programme, path }, world)) {
        const [from = '', to = ''] = [path[first], path[last + 1]]
        pairs.add(from, to)
        const known = byPair.get(from + to)
        if (known) known.push(programme)
        else byPair.set(from + to, [programme])
      }
    }
  }
  const flights = (programme: Programme): readonly IntlFlight[] => {
    const known = planned.get(programme) ?? flightsOf(plan, programme)
    planned.set(programme, known)
    return known
  }
  const partsOf = (programme: Programme): IntlPart[] =>
    flights(programme).flatMap((flight) =>
      spansOf({ ...programme, path: pathOf(flight) }, world).map((span) => ({ flight, ...span })),
    )
  return {
    destinations: pairs.destinations,
    origins: pairs.origins,
    parts: (from, to) =>
      (byPair.get(from + to) ?? [])
        .flatMap(partsOf)
        .filter(({ flight, first, last }) => flight.legs[first]?.from === from && flight.legs[last]?.to === to),
    pairsOf: (flightNo) => {
      const programme = programmes.find(carrierOf(flightNo), Number(flightNo.slice(2)))
      const parts = programme ? partsOf(programme).filter(({ flight }) => flight.flightNo === flightNo) : []
      return parts.map(({ flight, first, last }) => ({ from: flight.legs[first]?.from ?? '', to: flight.legs[last]?.to ?? '' }))
    },
  }
}

const pathOf = ({ legs }: IntlFlight): string[] => [...legs.map(({ from }) => from), legs.at(-1)?.to ?? '']
