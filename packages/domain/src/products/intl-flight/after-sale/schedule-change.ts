import { addMinutes, earlierInstant, laterInstant, localOf, minutesBetween } from '../../../kit/local-date'
import type { KeptIntlSegment, KeptIntlTrip } from '../kept'
import type { KeptIntlTimes } from './kept-after-sale'

type Moved = Pick<KeptIntlTimes, 'departAt' | 'arriveAt'>

/** What a carrier announced about a flight of an order. */
export interface ScheduleChange {
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  was: Moved
  /** Absent where it is cancelled. */
  now?: Moved | undefined
  /** It breaks a connection of its direction. */
  breaksConnection: boolean
}

const hour = 60
const day = 24 * hour
/** Regulation (EC) 261/2004 as its court reads it: more than an hour earlier is a cancellation (C-146/20), three hours later as good as one (C-402/07). */
const earlierAtMost = hour
const laterLessThan = 3 * hour

/** A change that nobody is taken to agree with by keeping silent; the others are accepted by themselves at their deadline. */
export function isLarge({ kind, was, now, breaksConnection }: ScheduleChange): boolean {
  if (kind === 'cancelled') return true
  if (kind === 'restored' || !now) return false
  return (
    breaksConnection ||
    minutesBetween(now.departAt, was.departAt) > earlierAtMost ||
    minutesBetween(was.arriveAt, now.arriveAt) >= laterLessThan
  )
}

/**
 * The instant by which somebody answers (docs/decisions/0068): a week after it was announced and a day before departure, whichever comes
 * first, but two hours after it was announced at least, and never after departure.
 */
export function answerBy({ was, now }: Pick<ScheduleChange, 'was' | 'now'>, announcedAt: string): string {
  const departs = now ? earlierInstant(was.departAt, now.departAt) : was.departAt
  const usual = earlierInstant(addMinutes(announcedAt, 7 * day), addMinutes(departs, -day))
  return earlierInstant(departs, laterInstant(addMinutes(announcedAt, 2 * hour), usual))
}

/** A flight of an order from now on; what clocks show at its stops moves along with the departure. */
export function atNewTimes(flight: KeptIntlSegment, times: KeptIntlTimes): KeptIntlSegment {
  const { departDate, departTime, arriveDate, arriveTime } = times
  const clock = (date: string, time: string): string => `${date}T${time}:00.000Z`
  const later = minutesBetween(clock(flight.departDate, flight.departTime), clock(departDate, departTime))
  const moved = (time: string): string => localOf(addMinutes(clock(flight.departDate, time), later), 0).time
  const stops = flight.stops.map((stop) => ({
    ...stop,
    arriveTime: moved(stop.arriveTime),
    departTime: moved(stop.departTime),
  }))
  return { ...flight, departDate, departTime, arriveDate, arriveTime, stops }
}

/** A trip with the minutes that are left between the flights of one direction, given each with its instants in order. */
export const withConnections = (trip: KeptIntlTrip, slice: number, flights: readonly Moved[]): KeptIntlTrip => ({
  ...trip,
  slices: trip.slices.map((kept, index) =>
    index === slice
      ? {
          ...kept,
          connections: kept.connections.map((connection, at) => {
            const [before, after] = [flights[at], flights[at + 1]]
            return before && after
              ? { ...connection, minutes: Math.max(0, minutesBetween(before.arriveAt, after.departAt)) }
              : connection
          }),
        }
      : kept,
  ),
})
