import { lazy } from '@sojourn/domain/reference/lazy'
import { createPairFares } from '../full-fare'
import { groupBy } from '../order/group'
import { hashText } from '../random'
import { segmentOf, type FlightPart, type Segment } from './segment'
import type { ScheduledFlight, Timetable } from './timetable'
import type { AirWorld } from '../world'

/** What is sold between two airports, by departure. */
interface Market {
  segments: readonly Segment[]
  legIds: readonly string[]
}

export interface Network {
  parts: readonly FlightPart[]
  market(from: string, to: string): Market
  find(flightNo: string, pair: string): readonly Segment[]
  numbered(flightNo: string): readonly FlightPart[]
  /** Airports to which one may fly from the one, and from there to the other. */
  between(from: string, to: string): readonly string[]
}

/** Finds flights by their airports; a market is worked out when it is first asked for, so that starting is quick. */
export function createNetwork(timetable: Timetable, world: AirWorld, seed: number): Network {
  const parts = timetable.flights.flatMap((flight) => partsOf(flight, hashText(flight.operatedAs ?? flight.flightNo, seed)))
  const byPair = groupBy(parts, (part) => part.pair)
  const byNumber = lazy(() => groupBy(parts, (part) => part.scheduled.flightNo))
  const pairFares = createPairFares(world, seed)
  const reached = groupBy(byPair.keys(), (pair) => pair.slice(0, 3))
  const markets = new Map<string, Market>()
  function market(from: string, to: string): Market {
    const pair = from + to
    const known = markets.get(pair)
    if (known) return known
    const pairFare = pairFares(from, to)
    const made = marketOf(pairFare ? (byPair.get(pair) ?? []).map((part) => segmentOf(part, world, pairFare, seed)) : [])
    if (byPair.has(pair)) markets.set(pair, made)
    return made
  }
  return {
    parts,
    market,
    between: (from, to) => (reached.get(from) ?? []).map((pair) => pair.slice(3)).filter((hub) => byPair.has(hub + to)),
    find: (flightNo, pair) => market(pair.slice(0, 3), pair.slice(3)).segments.filter((segment) => segment.flightNo === flightNo),
    numbered: (flightNo) => byNumber().get(flightNo) ?? [],
  }
}

function marketOf(segments: Segment[]): Market {
  const byDeparture = segments.toSorted((a, b) => a.departMinutes - b.departMinutes)
  return { segments: byDeparture, legIds: [...new Set(segments.flatMap(({ legs }) => legs.map((leg) => leg.id)))] }
}

/** A flight A–B–C is sold A–B, A–C and B–C. */
const partsOf = (scheduled: ScheduledFlight, flightSeed: number): FlightPart[] =>
  scheduled.legs.flatMap((start, first) =>
    scheduled.legs.slice(first).map((end, further) => ({
      scheduled,
      pair: start.from + end.to,
      start,
      end,
      legs: scheduled.legs.slice(first, first + further + 1),
      flightSeed,
    })),
  )
