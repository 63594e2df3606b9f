import { timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { buildFee } from '@sojourn/domain/products/flight/fees'
import type { AirFlight } from '../../ports/air'
import { createPairFares, type PairFare } from './full-fare'
import { baggageKg, ladderOf, type BookingClass, type Ladder } from './ladders'
import { hashText, mix, unit } from './random'
import { carrierOf, type Leg, type ScheduledFlight, type Timetable } from './timetable'
import type { AirWorld, Cabin } from './world'

/** A flight from where it may be boarded to where it may be left: everything about it that does not depend on the date. */
export interface Segment {
  flightNo: string
  carrier: string
  days: number
  pair: string
  legs: readonly SoldLeg[]
  ladder: Ladder
  lowCost: boolean
  seats: Partial<Record<Cabin, number>>
  distanceKm: number
  fullFare: number
  seed: number
  /** The whole flight that it is part of, to which schedule changes happen. */
  flight: { seed: number; departMinutes: number }
  baggage: (bookingClass: BookingClass) => number
  described: Omit<AirFlight, 'flightKey' | 'departDate' | 'fuelFee' | 'fares'>
}
export interface SoldLeg {
  id: string
  departMinutes: number
  seed: number
}

/** What is sold between two airports, by departure. */
interface Market {
  segments: readonly Segment[]
  legIds: readonly string[]
}

export interface Network {
  segments: readonly Segment[]
  market(from: string, to: string): Market
  find(flightNo: string, pair: string): readonly Segment[]
}

type PairFares = ReturnType<typeof createPairFares>

const nothing: Market = { segments: [], legIds: [] }

export function createNetwork(timetable: Timetable, world: AirWorld, seed: number): Network {
  const markets = new Map<string, Segment[]>()
  const byName = new Map<string, Segment[]>()
  const pairFares = createPairFares(world, seed)
  for (const flight of timetable.flights) {
    for (const segment of segmentsOf(flight, world, pairFares, seed)) {
      append(markets, segment.pair, segment)
      append(byName, segment.flightNo + segment.pair, segment)
    }
  }
  const offered = new Map([...markets].map(([pair, segments]) => [pair, marketOf(segments)]))
  return {
    segments: [...markets.values()].flat(),
    market: (from, to) => offered.get(from + to) ?? nothing,
    find: (flightNo, pair) => byName.get(flightNo + pair) ?? [],
  }
}

function append(lists: Map<string, Segment[]>, key: string, segment: Segment): void {
  const list = lists.get(key)
  if (list) list.push(segment)
  else lists.set(key, [segment])
}

function marketOf(segments: Segment[]): Market {
  const byDeparture = segments.toSorted((a, b) => (a.legs[0]?.departMinutes ?? 0) - (b.legs[0]?.departMinutes ?? 0))
  return { segments: byDeparture, legIds: [...new Set(segments.flatMap(({ legs }) => legs.map((leg) => leg.id)))] }
}

/** A flight A–B–C is sold A–B, B–C and A–C. */
function segmentsOf(flight: ScheduledFlight, world: AirWorld, pairFares: PairFares, seed: number): Segment[] {
  const segments: Segment[] = []
  for (let first = 0; first < flight.legs.length; first++) {
    for (let last = first; last < flight.legs.length; last++) {
      const segment = segmentOf(flight, flight.legs.slice(first, last + 1), world, pairFares, seed)
      if (segment) segments.push(segment)
    }
  }
  return segments
}

function segmentOf(
  flight: ScheduledFlight,
  legs: readonly Leg[],
  world: AirWorld,
  pairFares: PairFares,
  seed: number,
): Segment | undefined {
  const [start, end] = [legs[0], legs.at(-1)]
  if (!start || !end) return undefined
  const pairFare = pairFares(start.from, end.to)
  if (!pairFare) return undefined
  const carrier = carrierOf(flight.flightNo)
  const flownBy = carrierOf(flight.operatedAs ?? flight.flightNo)
  const lowCost = world.airline(flownBy)?.lowCost ?? false
  return {
    flightNo: flight.flightNo,
    carrier,
    days: flight.days,
    pair: start.from + end.to,
    legs: legs.map((leg) => ({ id: leg.id, departMinutes: leg.departMinutes, seed: hashText(leg.id, seed) })),
    ladder: ladderOf(flownBy, lowCost),
    lowCost,
    seats: world.aircraft(flight.aircraft)?.seats ?? { Y: 150 },
    ...pairFare,
    seed: hashText(flight.flightNo + start.from + end.to, seed),
    flight: { seed: hashText(flight.operatedAs ?? flight.flightNo, seed), departMinutes: flight.legs[0]?.departMinutes ?? 0 },
    baggage: (bookingClass) => baggageKg(flownBy, lowCost, bookingClass),
    described: describe(flight, legs, start, end, pairFare, seed),
  }
}

function describe(
  flight: ScheduledFlight,
  legs: readonly Leg[],
  start: Leg,
  end: Leg,
  pairFare: PairFare,
  seed: number,
): Segment['described'] {
  const durationMinutes = end.arriveMinutes - start.departMinutes
  const flownAs = flight.operatedAs ?? flight.flightNo
  const next = legs[1]
  return {
    flightNo: flight.flightNo,
    carrier: carrierOf(flight.flightNo),
    ...(flight.operatedAs && { operating: { carrier: carrierOf(flight.operatedAs), flightNo: flight.operatedAs } }),
    departAirport: start.from,
    departTerminal: start.fromTerminal,
    departTime: timeOfMinutes(start.departMinutes),
    arriveAirport: end.to,
    arriveTerminal: end.toTerminal,
    arriveTime: timeOfMinutes(end.arriveMinutes),
    spanDays: Math.floor(end.arriveMinutes / 1440),
    durationMinutes,
    aircraft: flight.aircraft,
    ...(next && {
      stop: { airport: start.to, arriveTime: timeOfMinutes(start.arriveMinutes), departTime: timeOfMinutes(next.departMinutes) },
    }),
    meal: mealOf(start.departMinutes, durationMinutes),
    onTimeRate: 70 + Math.floor(27 * Math.sqrt(unit(mix(hashText(flownAs, seed), 7)))),
    buildFee: buildFee('adult'),
    ...pairFare,
  }
}

function mealOf(departMinutes: number, durationMinutes: number): AirFlight['meal'] {
  if (durationMinutes < 75) return 'drinks'
  if (departMinutes >= 390 && departMinutes < 540) return 'breakfast'
  const overMeal =
    (departMinutes < 780 && departMinutes + durationMinutes > 690) ||
    (departMinutes < 1140 && departMinutes + durationMinutes > 1050)
  return overMeal && durationMinutes >= 100 ? 'meal' : 'snack'
}
