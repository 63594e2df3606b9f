import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IntlAirSegment } from '../../ports/intl-air'
import { disruptionOf, type IntlDisruption } from './disruptions'
import type { Departure, Route } from './network'

const minuteMs = 60_000

/** What of a way an announcement may move: its hours in ms, and by how many minutes each departure is later than planned. */
interface Moving {
  route: Route
  departures: readonly Departure[]
  departMs: number
  arriveMs: number
  later: readonly number[]
}

/** What will be announced of the departures of a way, by position. */
type Announcements = readonly (IntlDisruption | undefined)[]

/** Ways as they fly by what their carriers have announced. */
export interface Announced<Way> {
  /** Those that still fly, with the hours that hold at this moment; the same list until something else is announced. */
  at(now: Date): readonly Way[]
}

export function announcedOf<Way extends Moving>(seed: number, ways: readonly Way[]): Announced<Way> {
  const known = new Map<Departure, IntlDisruption | undefined>()
  const of = (departure: Departure): IntlDisruption | undefined => {
    if (!known.has(departure)) known.set(departure, disruptionOf(seed, departure))
    return known.get(departure)
  }
  const announcements = ways.map(({ departures }): Announcements => departures.map(of))
  const moments = [...known.values()].flatMap((each) => each?.announcedMs ?? []).sort((a, b) => a - b)
  let last = { count: 0, ways }
  return {
    at(now) {
      const later = moments.findIndex((moment) => moment > now.getTime())
      const count = later < 0 ? moments.length : later
      if (last.count !== count)
        last = { count, ways: ways.flatMap((way, index) => flownAs(way, announcements[index]!, now) ?? []) }
      return last.ways
    },
  }
}

/** A way with its hours of now; undefined where a flight is cancelled, or a connection has less time than its airport asks. */
function flownAs<Way extends Moving>(way: Way, announcements: Announcements, now: Date): Way | undefined {
  const announced = announcements.map((each) => (each && each.announcedMs <= now.getTime() ? each : undefined))
  if (announced.every((each) => each === undefined)) return way
  if (announced.some((each) => each?.kind === 'cancelled')) return undefined
  const later = announced.map((each) => each?.later ?? 0)
  const changes = way.route.changes.map((change, index) => ({
    ...change,
    minutes: change.minutes + later[index + 1]! - later[index]!,
  }))
  if (changes.some(({ minutes, minimumMinutes }) => minutes < minimumMinutes)) return undefined
  const departMs = way.departMs + later[0]! * minuteMs
  const arriveMs = way.arriveMs + later.at(-1)! * minuteMs
  return {
    ...way,
    later,
    departMs,
    arriveMs,
    route: { ...way.route, changes, durationMinutes: (arriveMs - departMs) / minuteMs },
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
