import type { AirArrival, AirArrivalsAsked } from '../../ports/air'
import { disruptionOf } from './disruptions'
import { chinaDay, departureMs } from './sale-day'
import type { Network } from './timetable/network'
import { fliesOn } from './timetable/timetable'

const minuteMs = 60_000

/** Where and when a flight number lands, as it was planned and as it is announced. */
export function arrivals(network: Network, { flightNo, from, to }: AirArrivalsAsked, now: Date): AirArrival[] {
  const landings = new Map<string, AirArrival>()
  // Whoever lands after midnight left the day before.
  for (let day = chinaDay(from) - 1; day <= chinaDay(to); day++)
    for (const part of network.numbered(flightNo)) {
      const plannedMs = departureMs(day, part.end.arriveMinutes)
      if (!fliesOn(part.scheduled.days, day) || plannedMs < from.getTime() || plannedMs > to.getTime()) continue
      const announced = disruptionOf(part, day)
      const known = announced && announced.announcedMs <= now.getTime() ? announced : undefined
      landings.set(`${part.end.to} ${plannedMs}`, {
        airport: part.end.to,
        plannedAt: new Date(plannedMs),
        ...(known?.kind !== 'cancelled' && { expectedAt: new Date(plannedMs + (known?.later ?? 0) * minuteMs) }),
      })
    }
  return [...landings.values()]
}
