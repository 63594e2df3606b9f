import { minutesOf } from '../../kit/local-date'
import type { Cabin, FarePosition, PolicyFlight } from './flight-policy'

/** Reaching another airport costs about as much as waiting two hours. */
const otherAirportMinutes = 120

interface Stop extends FarePosition {
  minute: number
  ticketPrice: number
}
interface Lane {
  airports: string
  cabin: Cabin
  /** The cheapest complying fare of each flight, in order of departure. */
  stops: Stop[]
}

export type FindChange = (from: FarePosition) => FarePosition | undefined

/**
 * The smallest change that complies: another fare of the same flight (same cabin first, then nearest in price), else the
 * cheapest complying fare of the flight nearest in time (same cabin first).
 */
export function changeFinder(flights: readonly PolicyFlight[], complies: (position: FarePosition) => boolean): FindChange {
  const lanes = complyingLanes(flights, complies)
  return (from) => onSameFlight(flights, from, complies) ?? onOtherFlight(flights, from, lanes)
}

function complyingLanes(flights: readonly PolicyFlight[], complies: (position: FarePosition) => boolean): Lane[] {
  const lanes = new Map<string, Lane>()
  flights.forEach((flight, index) => {
    const airports = flight.departAirport + flight.arriveAirport
    flight.fares.forEach(({ cabin, ticketPrice }, fare) => {
      if (!complies({ flight: index, fare })) return
      const key = airports + cabin
      const lane = lanes.get(key) ?? { airports, cabin, stops: [] }
      lanes.set(key, lane)
      const last = lane.stops.at(-1)
      if (last?.flight !== index) lane.stops.push({ flight: index, fare, minute: minutesOf(flight.departTime), ticketPrice })
      else if (ticketPrice < last.ticketPrice) lane.stops[lane.stops.length - 1] = { ...last, fare, ticketPrice }
    })
  })
  for (const { stops } of lanes.values()) stops.sort((a, b) => a.minute - b.minute)
  return [...lanes.values()]
}

function onSameFlight(
  flights: readonly PolicyFlight[],
  from: FarePosition,
  complies: (position: FarePosition) => boolean,
): FarePosition | undefined {
  const fares = flights[from.flight]?.fares ?? []
  const chosen = fares[from.fare]
  let best: { position: FarePosition; sameCabin: boolean; distance: number } | undefined
  fares.forEach((fare, index) => {
    const position = { flight: from.flight, fare: index }
    if (!chosen || !complies(position)) return
    const sameCabin = fare.cabin === chosen.cabin
    const distance = Math.abs(fare.ticketPrice - chosen.ticketPrice)
    const better = !best || (sameCabin === best.sameCabin ? distance < best.distance : sameCabin)
    if (better) best = { position, sameCabin, distance }
  })
  return best?.position
}

function onOtherFlight(flights: readonly PolicyFlight[], from: FarePosition, lanes: readonly Lane[]): FarePosition | undefined {
  const flight = flights[from.flight]
  const cabin = flight?.fares[from.fare]?.cabin
  if (!flight) return undefined
  const sameCabin = lanes.filter((lane) => lane.cabin === cabin)
  const minute = minutesOf(flight.departTime)
  let best: { stop: Stop; distance: number } | undefined
  for (const lane of sameCabin.length > 0 ? sameCabin : lanes) {
    const penalty = lane.airports === flight.departAirport + flight.arriveAirport ? 0 : otherAirportMinutes
    for (const stop of around(lane.stops, minute)) {
      const distance = Math.abs(stop.minute - minute) + penalty
      if (!best || distance < best.distance) best = { stop, distance }
    }
  }
  return best && { flight: best.stop.flight, fare: best.stop.fare }
}

/** The stops just before and just after a minute of the day. */
function around(stops: readonly Stop[], minute: number): Stop[] {
  let low = 0
  let high = stops.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle]?.minute ?? 0) < minute) low = middle + 1
    else high = middle
  }
  return stops.slice(Math.max(0, low - 1), low + 1)
}
