import type { IntlAirItinerary } from '../../../ports/intl-air'
import { announcedBy } from '../disruptions'
import { departureOf, segmentAt, type Skies } from './coupons'
import { segmentsOfSlice, type BookedTrip } from './records'
import type { LiveTicket } from './live-ticket'

const minuteMs = 60_000

/** How many flights of a slice are flown, from its first on: its carrier's own change is mended from there. */
export function flownOf({ record, plan, state }: LiveTicket, slice: number): number {
  const { segments } = state.directions[record.trip.quote.tickets[plan]!.slices.indexOf(slice)]!
  const open = segments.findIndex(({ flown }) => !flown)
  return open < 0 ? segments.length : open
}

/** Where and from when on a passenger goes on who has flown a part of a slice; undefined where nothing of it is flown. */
export function goingOnFrom(
  skies: Skies,
  ticket: LiveTicket,
  { slice, now }: { slice: number; now: Date },
): { airport: string; date: string; readyMs: number } | undefined {
  const flown = flownOf(ticket, slice)
  const { trip } = ticket.record
  const segments = segmentsOfSlice(trip, slice)
  if (flown === 0 || flown === segments.length) return undefined
  const last = segments[flown - 1]!
  const departure = departureOf(skies, trip, last)
  const later = (departure && announcedBy(skies.seed, departure, now)?.later) ?? 0
  const { minimumMinutes } = trip.quote.itineraries[slice]!.connections[flown - 1]!
  const arriveMs = departure ? departure.arriveMs + later * minuteMs : Date.parse(segmentAt(trip, last).arriveAt)
  const next = segmentAt(trip, segments[flown]!)
  return { airport: next.departAirport, date: next.departDate, readyMs: arriveMs + minimumMinutes * minuteMs }
}

/** A slice of which the first flights are flown and the others are new. */
export function joined(flown: number, { quote }: BookedTrip, slice: number, made: IntlAirItinerary): IntlAirItinerary {
  if (flown === 0) return made
  const old = quote.itineraries[slice]!
  const segments = [...old.segments.slice(0, flown), ...made.segments]
  const [before, after] = [segments[flown - 1]!, segments[flown]!]
  const between = {
    ...old.connections[flown - 1]!,
    departAirport: after.departAirport,
    minutes: (Date.parse(after.departAt) - Date.parse(before.arriveAt)) / minuteMs,
  }
  return {
    ...made,
    itineraryKey: [...old.itineraryKey.split('.').slice(0, flown), made.itineraryKey].join('.'),
    segments,
    connections: [...old.connections.slice(0, flown - 1), between, ...made.connections],
    durationMinutes: (Date.parse(segments.at(-1)!.arriveAt) - Date.parse(segments[0]!.departAt)) / minuteMs,
  }
}
