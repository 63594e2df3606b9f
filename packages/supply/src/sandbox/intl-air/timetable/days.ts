import { dateOfEpochDay, timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { carrierOf, legId } from '../../air/timetable/timetable'
import { mealOf } from '../../air/timetable/segment'
import { wholeKm } from '../../air/world'
import type { Departure } from '../network'
import type { IntlWorld } from '../world'
import { instantAt, shownAt } from './clock'
import { takesOffOn, type IntlFlight, type IntlPart, type IntlTimetable } from './timetable'

const minute = 60_000

/** One departure with what connections ask of it; described in full when it is wanted. */
export interface Run {
  part: IntlPart
  flightNo: string
  /** Who sells it. */
  carrier: string
  /** Somebody else flies it. */
  shared: boolean
  fromTerminal: string
  toTerminal: string
  departMs: number
  arriveMs: number
  described?: Departure
}

/** Departures by airports and day. */
export interface Days {
  /** In order of departure. */
  runs(from: string, to: string, epochDay: number): readonly Run[]
  describe(run: Run): Departure
}

/** Departures in memory before the oldest days are forgotten. */
const keptAtMost = 200_000

export function createDays(timetable: IntlTimetable, world: IntlWorld): Days {
  const markets = new Map<string, readonly IntlPart[]>()
  const days = new Map<string, Map<number, readonly Run[]>>()
  let kept = 0
  const zoneOf = (iata: string): string => world.airport(iata)?.zone ?? 'UTC'
  function partsOf(pair: string, from: string, to: string): readonly IntlPart[] {
    const known = markets.get(pair) ?? timetable.parts(from, to)
    markets.set(pair, known)
    return known
  }
  function runs(from: string, to: string, epochDay: number): readonly Run[] {
    const pair = from + to
    let ofPair = days.get(pair)
    if (!ofPair) days.set(pair, (ofPair = new Map()))
    const known = ofPair.get(epochDay)
    if (known) return known
    const made = partsOf(pair, from, to)
      .flatMap((part) => runsOf(part, epochDay, zoneOf))
      .sort((a, b) => a.departMs - b.departMs)
    if ((kept += made.length) > keptAtMost) {
      days.clear()
      kept = made.length
      days.set(pair, (ofPair = new Map()))
    }
    ofPair.set(epochDay, made)
    return made
  }
  return { runs, describe: (run) => (run.described ??= describe(run, world, zoneOf)) }
}

function runsOf(part: IntlPart, epochDay: number, zoneOf: (iata: string) => string): Run[] {
  const { flight, first } = part
  if (first === 0) return takesOffOn(flight, epochDay) ? [runOf(part, epochDay, zoneOf)] : []
  const zone = zoneOf(flight.legs[first]?.from ?? '')
  // A later leg may leave up to two days after the flight's own day, or on the one before it over the date line.
  return [-2, -1, 0, 1]
    .filter((earlier) => takesOffOn(flight, epochDay + earlier))
    .map((earlier) => runOf(part, epochDay + earlier, zoneOf))
    .filter(({ departMs }) => shownAt(zone, departMs).epochDay === epochDay)
}

/** Minutes from the first take-off of a flight to the take-off and the landing of one of its legs. */
function minutesTo({ legs }: IntlFlight, leg: number): { takeOff: number; landing: number } {
  const before = legs.slice(0, leg).reduce((sum, each) => sum + each.groundMinutes + each.blockMinutes, 0)
  const takeOff = before + (legs[leg]?.groundMinutes ?? 0)
  return { takeOff, landing: takeOff + (legs[leg]?.blockMinutes ?? 0) }
}

function runOf(part: IntlPart, flightDay: number, zoneOf: (iata: string) => string): Run {
  const { flight, first, last } = part
  const start = instantAt(zoneOf(flight.legs[0]?.from ?? ''), flightDay, flight.departMinutes)
  return {
    part,
    flightNo: flight.flightNo,
    carrier: carrierOf(flight.flightNo),
    shared: flight.operatedAs !== undefined,
    fromTerminal: flight.legs[first]?.fromTerminal ?? '',
    toTerminal: flight.legs[last]?.toTerminal ?? '',
    departMs: start + minutesTo(flight, first).takeOff * minute,
    arriveMs: start + minutesTo(flight, last).landing * minute,
  }
}

function describe(run: Run, world: IntlWorld, zoneOf: (iata: string) => string): Departure {
  const { flight, first, last } = run.part
  const legs = flight.legs.slice(first, last + 1)
  const [from, to] = [legs[0]?.from ?? '', legs.at(-1)?.to ?? '']
  const [departs, arrives] = [shownAt(zoneOf(from), run.departMs), shownAt(zoneOf(to), run.arriveMs)]
  const blockMinutes = (run.arriveMs - run.departMs) / minute
  const start = run.departMs - minutesTo(flight, first).takeOff * minute
  const stops = legs.slice(0, -1).map(({ to: airport }, index) => {
    const shown = (minutes: number): string => timeOfMinutes(shownAt(zoneOf(airport), start + minutes * minute).minutes)
    const [landed, left] = [minutesTo(flight, first + index).landing, minutesTo(flight, first + index + 1).takeOff]
    return { airport, arriveTime: shown(landed), departTime: shown(left) }
  })
  const flown = flight.operatedAs ?? flight.flightNo
  return {
    flightNo: flight.flightNo,
    carrier: run.carrier,
    ...(flight.operatedAs && { operating: { carrier: carrierOf(flight.operatedAs), flightNo: flight.operatedAs } }),
    from,
    to,
    fromTerminal: run.fromTerminal,
    toTerminal: run.toTerminal,
    departDate: dateOfEpochDay(departs.epochDay),
    departTime: timeOfMinutes(departs.minutes),
    arriveDate: dateOfEpochDay(arrives.epochDay),
    arriveTime: timeOfMinutes(arrives.minutes),
    departMs: run.departMs,
    arriveMs: run.arriveMs,
    blockMinutes,
    distanceKm: legs.reduce((sum, leg) => sum + kmBetween(world, leg.from, leg.to), 0),
    aircraft: flight.aircraft,
    meal: blockMinutes >= fullMealFrom ? 'meal' : mealOf(departs.minutes, blockMinutes),
    stops,
    legId: legId(flown, from, to),
  }
}

/** Minutes in the air from which everybody gets one, whatever the hour. */
const fullMealFrom = 240

function kmBetween(world: IntlWorld, from: string, to: string): number {
  const [start, end] = [world.airport(from), world.airport(to)]
  return start && end ? wholeKm(start, end) : 0
}
