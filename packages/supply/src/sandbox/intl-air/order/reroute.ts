import { addDays, epochDay } from '@sojourn/domain/kit/local-date'
import { hashText, mix, unit } from '../../air/random'
import { disruptionOf } from '../disruptions'
import type { Departure, Route } from '../network'
import { departureOf, type Skies } from './coupons'
import { segmentsOfSlice, type BookedTrip } from './records'

/** Of the directions that lose a flight: those whose carrier carries on with more flights or fewer. */
const reroutedShare = 0.4

/** A direction that loses a flight, by the slice and the position of that flight in the whole trip. */
export interface LosingFlight {
  slice: number
  segment: number
  /** When its carrier says so. */
  at: Date
  /** It was asked for: no chance is left to it. */
  isAsked: boolean
}

/** What a carrier flies in place of flights that it takes out, as they were planned. */
export interface Named {
  takesOut: readonly Departure[]
  departures: readonly Departure[]
}

/**
 * The way with more or fewer flights on which a carrier and its partners take all of a direction instead, on the same or the next day, that
 * arrives nearest to what was bought; undefined where it keeps to the next flight, has none, or something of the direction has left.
 */
export function rerouteOf(skies: Skies, trip: BookedTrip, { slice, segment, at, isAsked }: LosingFlight): Named | undefined {
  const flights = segmentsOfSlice(trip, slice).map((each) => departureOf(skies, trip, each))
  const takesOut = flights.filter((each) => each !== undefined)
  const lost = departureOf(skies, trip, segment)
  if (!lost || takesOut.length < flights.length || takesOut[0]!.departMs <= at.getTime()) return undefined
  if (!isAsked && unit(mix(hashText(lost.legId, skies.seed), epochDay(lost.departDate) + 41)) >= reroutedShare) return undefined
  const { departMs, departDate, from } = takesOut[0]!
  const { to, arriveMs } = takesOut.at(-1)!
  const flies = carriedBy(skies, lost)
  const routes = [departDate, addDays(departDate, 1)].flatMap((date) =>
    skies.network
      .routes({ departAirports: [from], arriveAirports: [to], date, directOnly: false })
      .filter(({ departures }) => departures.length !== takesOut.length && departures.every(flies))
      .filter(({ departures: [first] }) => first!.departMs >= departMs - latestEarlierMs),
  )
  const late = ({ departures }: Route): number => Math.abs(departures.at(-1)!.arriveMs - arriveMs)
  const [nearest] = routes.toSorted((one, other) => late(one) - late(other))
  return nearest && { takesOut, departures: nearest.departures }
}

/** How much earlier somebody may be asked to leave. */
const latestEarlierMs = 3 * 3_600_000

/** Flights that are flown, by the carrier of the lost one or whom it writes tickets with, under the number of whoever flies; not the lost one itself. */
const carriedBy =
  ({ seed, network }: Skies, lost: Departure) =>
  (departure: Departure): boolean =>
    !departure.operating &&
    (departure.carrier === lost.carrier || network.interline(lost.carrier, departure.carrier)) &&
    !(departure.legId === lost.legId && departure.departDate === lost.departDate) &&
    disruptionOf(seed, departure)?.kind !== 'cancelled'
