import type { AirScheduleEvent } from '../../ports/air'
import { flightKey } from './keys'
import type { Network, Segment } from './network'
import { mix, unit } from './random'
import { chinaDay, departureMs } from './sale-day'
import { fliesOn } from './timetable'

const cancelledShare = 0.005
const delayedShare = 0.02
const msPerMinute = 60_000

interface Disruption {
  kind: 'cancelled' | 'delayed'
  announcedMs: number
}

/** What happens to a flight on a day, if anything: a few are cancelled, more are late, known within a day before departure. */
export function disruptionOf(segment: Segment, day: number): Disruption | undefined {
  const draw = mix(segment.flight.seed, day)
  const share = unit(draw)
  if (share >= cancelledShare + delayedShare) return undefined
  const kind = share < cancelledShare ? 'cancelled' : 'delayed'
  const hours = kind === 'cancelled' ? 3 + 21 * unit(mix(draw, 1)) : 1 + 5 * unit(mix(draw, 1))
  return { kind, announcedMs: departureMs(day, segment.flight.departMinutes) - Math.round(hours * 60) * msPerMinute }
}

export function isAnnouncedBy(segment: Segment, day: number, now: Date, kind?: Disruption['kind']): boolean {
  const disruption = disruptionOf(segment, day)
  return disruption !== undefined && disruption.announcedMs <= now.getTime() && (kind === undefined || disruption.kind === kind)
}

/** Everything announced after `since` and up to now, in order of announcement. */
export function scheduleEvents(network: Network, since: Date, now: Date): AirScheduleEvent[] {
  const events: AirScheduleEvent[] = []
  for (let day = chinaDay(since); day <= chinaDay(now) + 1; day++) {
    for (const segment of network.segments) {
      if (!fliesOn(segment.days, day)) continue
      const disruption = disruptionOf(segment, day)
      if (!disruption || disruption.announcedMs <= since.getTime() || disruption.announcedMs > now.getTime()) continue
      events.push(eventOf(network, segment, day, disruption))
    }
  }
  return events.toSorted((a, b) => a.announcedAt.getTime() - b.announcedAt.getTime())
}

function eventOf(network: Network, segment: Segment, day: number, { kind, announcedMs }: Disruption): AirScheduleEvent {
  const key = flightKey(segment.flightNo, day, segment.pair)
  const protectedFlightKey = kind === 'cancelled' ? protectionFor(network, segment, day) : undefined
  return {
    eventId: `${key}-${kind}`,
    kind,
    flightKey: key,
    ...(protectedFlightKey && { protectedFlightKey }),
    announcedAt: new Date(announcedMs),
    canRefundAll: true,
    canFreeRebook: true,
  }
}

/** The carrier's next flight between the same airports, today or tomorrow. */
function protectionFor(network: Network, segment: Segment, day: number): string | undefined {
  const { segments } = network.market(segment.pair.slice(0, 3), segment.pair.slice(3))
  const departs = segment.legs[0]?.departMinutes ?? 0
  for (const date of [day, day + 1]) {
    const next = segments.find(
      (other) =>
        other.carrier === segment.carrier &&
        fliesOn(other.days, date) &&
        (date > day || (other.legs[0]?.departMinutes ?? 0) > departs) &&
        disruptionOf(other, date)?.kind !== 'cancelled',
    )
    if (next) return flightKey(next.flightNo, date, next.pair)
  }
  return undefined
}
