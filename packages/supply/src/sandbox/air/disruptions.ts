import type { AirScheduleEvent } from '../../ports/air'
import { flightKey } from './keys'
import type { Network } from './timetable/network'
import { mix, unit } from './random'
import { chinaDay, departureMs } from './sale-day'
import type { FlightPart } from './timetable/segment'
import { carrierOf, fliesOn } from './timetable/timetable'

const cancelledShare = 0.005
const delayedShare = 0.02
const msPerMinute = 60_000

export interface Disruption {
  kind: 'cancelled' | 'delayed'
  announcedMs: number
  /** Minutes by which it leaves and arrives later. */
  later: number
}

/** What happens to a flight on a day, if anything: a few are cancelled, more are late, known within a day before departure. */
export const disruptionOf = ({ scheduled, flightSeed }: FlightPart, day: number): Disruption | undefined =>
  disruptionAt(flightSeed, day, () => departureMs(day, scheduled.legs[0]?.departMinutes ?? 0))

/** The same of a flight of which its figure and its departure are known. */
export function disruptionAt(flightSeed: number, day: number, departs: () => number): Disruption | undefined {
  const draw = mix(flightSeed, day)
  const share = unit(draw)
  if (share >= cancelledShare + delayedShare) return undefined
  const kind = share < cancelledShare ? 'cancelled' : 'delayed'
  const hours = kind === 'cancelled' ? 3 + 21 * unit(mix(draw, 1)) : 1 + 5 * unit(mix(draw, 1))
  const later = kind === 'cancelled' ? 0 : 60 + 15 * Math.floor(12 * unit(mix(draw, 31)))
  return { kind, later, announcedMs: departs() - Math.round(hours * 60) * msPerMinute }
}

export function isAnnouncedBy(part: FlightPart, day: number, now: Date, kind?: Disruption['kind']): boolean {
  const disruption = disruptionOf(part, day)
  return disruption !== undefined && disruption.announcedMs <= now.getTime() && (kind === undefined || disruption.kind === kind)
}

/** Everything announced after `since` and up to now, in order of announcement. */
export function scheduleEvents(network: Network, since: Date, now: Date): AirScheduleEvent[] {
  const events: AirScheduleEvent[] = []
  for (let day = chinaDay(since); day <= chinaDay(now) + 1; day++) {
    for (const part of network.parts) {
      if (!fliesOn(part.scheduled.days, day)) continue
      const disruption = disruptionOf(part, day)
      if (!disruption || disruption.announcedMs <= since.getTime() || disruption.announcedMs > now.getTime()) continue
      events.push(eventOf(network, part, day, disruption))
    }
  }
  return events.toSorted((a, b) => a.announcedAt.getTime() - b.announcedAt.getTime())
}

function eventOf(network: Network, part: FlightPart, day: number, { kind, announcedMs, later }: Disruption): AirScheduleEvent {
  const key = flightKey(part.scheduled.flightNo, day, part.pair)
  const protectedFlightKey = kind === 'cancelled' ? protectionFor(network, part, day) : undefined
  return {
    eventId: `${key}-${kind}`,
    kind,
    flightKey: key,
    ...(protectedFlightKey && { protectedFlightKey }),
    announcedAt: new Date(announcedMs),
    ...(kind === 'delayed' && { later }),
    canRefundAll: true,
    canFreeRebook: true,
  }
}

/** The carrier's next flight between the same airports, today or tomorrow. */
function protectionFor(network: Network, part: FlightPart, day: number): string | undefined {
  const { segments } = network.market(part.start.from, part.end.to)
  const carrier = carrierOf(part.scheduled.flightNo)
  for (const date of [day, day + 1]) {
    const next = segments.find(
      (other) =>
        other.carrier === carrier &&
        fliesOn(other.scheduled.days, date) &&
        (date > day || other.departMinutes > part.start.departMinutes) &&
        disruptionOf(other, date)?.kind !== 'cancelled',
    )
    if (next) return flightKey(next.flightNo, date, next.pair)
  }
  return undefined
}
