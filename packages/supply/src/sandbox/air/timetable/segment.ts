import { timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { buildFee } from '@sojourn/domain/products/flight/fees'
import type { AirCabin, AirFlight, AirMeal } from '../../../ports/air'
import type { PairFare } from '../full-fare'
import { baggageKg, ladderOf, type BookingClass, type Ladder } from '../ladders'
import { hashText, mix, unit } from '../random'
import { carrierOf, type Leg, type ScheduledFlight } from './timetable'
import type { AirWorld } from '../world'

/** A flight from where it may be boarded to where it may be left. */
export interface FlightPart {
  scheduled: ScheduledFlight
  pair: string
  start: Leg
  end: Leg
  legs: readonly Leg[]
  /** The whole flight's own figure; schedule changes happen to all its parts together. */
  flightSeed: number
}

/** Such a part with everything about it that does not depend on the date. */
export interface Segment extends FlightPart {
  flightNo: string
  carrier: string
  departMinutes: number
  legSeeds: readonly number[]
  ladder: Ladder
  lowCost: boolean
  seats: Partial<Record<AirCabin, number>>
  distanceKm: number
  fullFare: number
  seed: number
  baggage: (bookingClass: BookingClass) => number
  described: Omit<AirFlight, 'flightKey' | 'departDate' | 'fuelFee' | 'childFuelFee' | 'fares'>
}

export function segmentOf(part: FlightPart, world: AirWorld, pairFare: PairFare, seed: number): Segment {
  const { scheduled, start, legs, pair } = part
  const { flightNo, aircraft } = scheduled
  const flownBy = carrierOf(scheduled.operatedAs ?? flightNo)
  const lowCost = world.airline(flownBy)?.lowCost ?? false
  return {
    ...part,
    ...pairFare,
    flightNo,
    carrier: carrierOf(flightNo),
    departMinutes: start.departMinutes,
    legSeeds: legs.map((leg) => hashText(leg.id, seed)),
    ladder: ladderOf(flownBy, lowCost),
    lowCost,
    seats: world.aircraft(aircraft)?.seats ?? { Y: 150 },
    seed: hashText(flightNo + pair, seed),
    baggage: (bookingClass) => baggageKg(flownBy, lowCost, bookingClass),
    described: describe(part, pairFare),
  }
}

function describe({ scheduled: flight, start, end, legs, flightSeed }: FlightPart, pairFare: PairFare): Segment['described'] {
  const durationMinutes = end.arriveMinutes - start.departMinutes
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
    onTimeRate: 70 + Math.floor(27 * Math.sqrt(unit(mix(flightSeed, 7)))),
    buildFee,
    ...pairFare,
  }
}

export function mealOf(departMinutes: number, durationMinutes: number): AirMeal {
  if (durationMinutes < 75) return 'drinks'
  if (departMinutes >= 390 && departMinutes < 540) return 'breakfast'
  const overMeal =
    (departMinutes < 780 && departMinutes + durationMinutes > 690) ||
    (departMinutes < 1140 && departMinutes + durationMinutes > 1050)
  return overMeal && durationMinutes >= 100 ? 'meal' : 'snack'
}
