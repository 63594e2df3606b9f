import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../ports/intl-air-segments'
import { disruptionsOf, lastBy, type IntlDisruption } from './disruptions'
import type { Departure, Route } from './network'

const minuteMs = 60_000

/** What of an itinerary an announcement may move: its hours in ms, and by how many minutes each departure is later than planned. */
interface Moving {
  route: Route
  departures: readonly Departure[]
  departMs: number
  arriveMs: number
  later: readonly number[]
}

/** What will be announced of the departures of an itinerary, by position. */
type Announcements = readonly (readonly IntlDisruption[])[]

/** Itineraries as they fly by what their carriers have announced. */
export interface Announced<Itinerary> {
  /** Those that still fly, with the hours that hold at this moment; the same list until something else is announced. */
  at(now: Date): readonly Itinerary[]
}

export function announcedOf<Itinerary extends Moving>(seed: number, itineraries: readonly Itinerary[]): Announced<Itinerary> {
  const known = new Map<Departure, IntlDisruption[]>()
  const of = (departure: Departure): IntlDisruption[] => {
    const before = known.get(departure)
    if (before) return before
    const made = disruptionsOf(seed, departure)
    known.set(departure, made)
    return made
  }
  const announcements = itineraries.map(({ departures }): Announcements => departures.map(of))
  const moments = [...known.values()].flatMap((all) => all.map(({ announcedMs }) => announcedMs)).sort((a, b) => a - b)
  let last = { count: 0, itineraries }
  return {
    at(now) {
      const later = moments.findIndex((moment) => moment > now.getTime())
      const count = later < 0 ? moments.length : later
      if (last.count !== count)
        last = {
          count,
          itineraries: itineraries.flatMap((itinerary, index) => flownAs(itinerary, announcements[index]!, now) ?? []),
        }
      return last.itineraries
    },
  }
}

/** An itinerary with its hours of now; undefined where a flight is cancelled, or a connection has less time than its airport asks. */
function flownAs<Itinerary extends Moving>(itinerary: Itinerary, announcements: Announcements, now: Date): Itinerary | undefined {
  const announced = announcements.map((all) => lastBy(all, now))
  if (announced.every((each) => each === undefined)) return itinerary
  if (announced.some((each) => each?.kind === 'cancelled')) return undefined
  const later = announced.map((each) => each?.later ?? 0)
  const changes = itinerary.route.changes.map((change, index) => ({
    ...change,
    minutes: change.minutes + later[index + 1]! - later[index]!,
  }))
  if (changes.some(({ minutes, minimumMinutes }) => minutes < minimumMinutes)) return undefined
  const departMs = itinerary.departMs + later[0]! * minuteMs
  const arriveMs = itinerary.arriveMs + later.at(-1)! * minuteMs
  return {
    ...itinerary,
    later,
    departMs,
    arriveMs,
    route: { ...itinerary.route, changes, durationMinutes: (arriveMs - departMs) / minuteMs },
  }
}

/** The same flight so many minutes later; what clocks show moves along. */
export function postponed(segment: IntlAirSegment, minutes: number): IntlAirSegment {
  const depart = moved(segment.departDate, segment.departTime, minutes)
  const arrive = moved(segment.arriveDate, segment.arriveTime, minutes)
  return {
    ...segment,
    departDate: depart.date,
    departTime: depart.time,
    arriveDate: arrive.date,
    arriveTime: arrive.time,
    departAt: addMinutes(segment.departAt, minutes),
    arriveAt: addMinutes(segment.arriveAt, minutes),
    stops: segment.stops.map((stop) => ({
      ...stop,
      arriveTime: moved(segment.departDate, stop.arriveTime, minutes).time,
      departTime: moved(segment.departDate, stop.departTime, minutes).time,
    })),
  }
}

const moved = (date: string, time: string, minutes: number): { date: string; time: string } =>
  localOf(addMinutes(`${date}T${time}:00.000Z`, minutes), 0)
