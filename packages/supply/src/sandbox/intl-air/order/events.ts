import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IntlAirAcceptance, IntlAirScheduleEvent, IntlAirSegment } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { disruptionOf, eventIdOf, type IntlDisruption } from '../disruptions'
import { departureOf, type Skies } from './coupons'
import type { RecordRow } from './records'

/** Everything that was announced after `since` and up to now about flights for which there are tickets, in order of announcement. */
export async function scheduleEvents(
  skies: Skies,
  { sql, now }: SupplyContext,
  { since }: { since: Date },
): Promise<IntlAirScheduleEvent[]> {
  const rows = await sql.query<Pick<RecordRow, 'trip'>>(
    "SELECT trip FROM sandbox_intl_record WHERE state = 'ticketed' AND last_departure > $1::timestamptz",
    [since],
  )
  const events = new Map<string, IntlAirScheduleEvent>()
  for (const segment of rows.flatMap(({ trip }) => trip.quote.itineraries.flatMap(({ segments }) => segments))) {
    const departure = departureOf(skies, segment)
    const disruption = departure && disruptionOf(skies.seed, departure)
    if (!disruption || disruption.announcedMs <= since.getTime() || disruption.announcedMs > now.getTime()) continue
    const event = eventOf(segment, disruption)
    events.set(event.eventId, event)
  }
  return [...events.values()].toSorted((a, b) => a.announcedAt.getTime() - b.announcedAt.getTime())
}

/** Who goes by new times has them as if they had been bought. */
export const acceptChange = async ({ sql }: SupplyContext, { ticketNos, eventId }: IntlAirAcceptance): Promise<void> => {
  await sql.query(
    "UPDATE sandbox_intl_ticket SET accepted = accepted || $2::text WHERE ticket_no = ANY($1) AND state = 'live' AND $2 <> ALL(accepted)",
    [ticketNos, eventId],
  )
}

function eventOf(segment: IntlAirSegment, { kind, announcedMs, later }: IntlDisruption): IntlAirScheduleEvent {
  const { flightNo, departAirport, departDate } = segment
  return {
    eventId: eventIdOf(segment, kind),
    kind,
    flightNo,
    departAirport,
    departDate,
    announcedAt: new Date(announcedMs),
    ...(kind !== 'cancelled' && { now: postponed(segment, later) }),
    canRefundAll: true,
    canFreeRebook: true,
  }
}

/** The same flight so many minutes later; what clocks show moves along. */
function postponed(segment: IntlAirSegment, minutes: number): IntlAirSegment {
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
