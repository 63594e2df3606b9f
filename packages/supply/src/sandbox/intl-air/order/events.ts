import type { IntlAirAcceptance, IntlAirScheduleEvent } from '../../../ports/intl-air'
import type { IntlAirSegment } from '../../../ports/intl-air-segments'
import type { SupplyContext } from '../../../ports/supply'
import { postponed } from '../announced'
import { announcedBy, eventIdOf, isNews, type IntlDisruption } from '../disruptions'
import type { Departure } from '../network'
import { segmentOf } from '../search/itinerary'
import { askedOf, departureOf, flightAt, isStruck, segmentAt, type Skies } from './coupons'
import { sliceAt, type RecordRow } from './records'
import { namedInstead, toldInstead } from './replacement'

interface Flown {
  departure: Departure
  disruption: IntlDisruption
}

/** Everything that was announced after `since` and up to now about flights for which there are tickets, in order of announcement. */
export async function scheduleEvents(
  sky: Skies,
  { sql, now }: SupplyContext,
  { since }: { since: Date },
): Promise<IntlAirScheduleEvent[]> {
  const rows = await sql.query<OpenRecord>(openSegments, [since])
  const skies = lookedAtOnce(sky)
  const known = new Map<string, Flown | undefined>()
  const named = new Set<string>()
  const events = new Map<string, IntlAirScheduleEvent>()
  for (const { segments, ticketed_at: ticketedAt, ...record } of rows)
    for (const segment of segments) {
      const { trip } = record
      const key = flightAt(trip, segment)
      if (!known.has(key)) known.set(key, announcedBetween(skies, departureOf(skies, trip, segment), since, now))
      const asked = askedOf(record, segment)
      const flown =
        (asked && askedBetween(departureOf(skies, trip, segment), { ...asked, ticketedAt, since, now })) ?? known.get(key)
      if (!flown || !concerns(flown, segmentAt(trip, segment), new Date(ticketedAt))) continue
      const event = events.get(key) ?? eventOf(flown)
      events.set(key, event)
      const direction = `${key} ${trip.quote.itineraries[sliceAt(trip, segment)]!.itineraryKey}`
      if (event.kind !== 'cancelled' || named.has(direction)) continue
      named.add(direction)
      nameInstead(skies, event, record, segment)
    }
  return [...events.values()].toSorted((a, b) => a.announcedAt.getTime() - b.announcedAt.getTime())
}

/** However many hold a ticket for a flight. */
function lookedAtOnce({ seed, network }: Skies): Skies {
  const known = new Map<string, Departure | undefined>()
  return {
    seed,
    network: {
      ...network,
      departure(flightNo, from, departDate) {
        const key = `${flightNo} ${from} ${departDate}`
        if (!known.has(key)) known.set(key, network.departure(flightNo, from, departDate))
        return known.get(key)
      },
    },
  }
}

/** Whether somebody with a ticket did not know: that all is as it was concerns whoever had it when it was not. */
const concerns = ({ departure, disruption }: Flown, told: IntlAirSegment, ticketedAt: Date): boolean =>
  isNews(disruption, departure, told) || (disruption.kind === 'restored' && ticketedAt.getTime() < disruption.announcedMs)

type OpenRecord = Pick<RecordRow, 'trip' | 'faults'> & { segments: number[]; ticketed_at: Date }

interface AskedFor extends Pick<IntlDisruption, 'kind' | 'later'> {
  ticketedAt: Date
  since: Date
  now: Date
}

/** What was asked for, announced a minute after the tickets. */
function askedBetween(departure: Departure | undefined, { kind, later, ticketedAt, since, now }: AskedFor): Flown | undefined {
  const announcedMs = new Date(ticketedAt).getTime() + 60_000
  return departure && announcedMs > since.getTime() && announcedMs <= now.getTime()
    ? { departure, disruption: { kind, announcedMs, later } }
    : undefined
}

/** Segments that somebody still holds a ticket for. */
const openSegments = `
SELECT trip, faults, coalesce(ticketed_at, r.created_at) AS ticketed_at, array_agg(DISTINCT segment) AS segments
FROM sandbox_intl_record r JOIN sandbox_intl_ticket t USING (reference) JOIN sandbox_intl_coupon c USING (ticket_no)
WHERE r.state = 'ticketed' AND last_departure > $1::timestamptz AND t.state = 'live' AND c.state = 'open'
GROUP BY r.reference`

function announcedBetween({ seed }: Skies, departure: Departure | undefined, since: Date, now: Date): Flown | undefined {
  const disruption = departure && announcedBy(seed, departure, now)
  return disruption && disruption.announcedMs > since.getTime() ? { departure, disruption } : undefined
}

/** Who goes by new times has them as if they had been bought. */
export const acceptChange = async ({ sql }: SupplyContext, { ticketNos, eventId }: IntlAirAcceptance): Promise<void> => {
  await sql.query(
    "UPDATE sandbox_intl_ticket SET accepted = accepted || $2::text WHERE ticket_no = ANY($1) AND state = 'live' AND $2 <> ALL(accepted)",
    [ticketNos, eventId],
  )
}

const eventOf = ({ departure, disruption: { kind, announcedMs, later } }: Flown): IntlAirScheduleEvent => ({
  eventId: eventIdOf(departure, kind),
  kind,
  flightNo: departure.flightNo,
  departAirport: departure.from,
  departDate: departure.departDate,
  announcedAt: new Date(announcedMs),
  ...(kind !== 'cancelled' && { now: postponed(segmentOf(departure), later) }),
  canRefundAll: true,
  canFreeRebook: true,
})

/** Adds what the carrier flies in place of this flight for a direction of which nobody has asked yet. */
function nameInstead(
  skies: Skies,
  event: IntlAirScheduleEvent,
  record: Pick<RecordRow, 'trip' | 'faults'>,
  segment: number,
): void {
  const { trip, faults } = record
  const at = event.announcedAt
  const isAsked = isStruck(record, segment) && faults.includes('CARRIER_REROUTES')
  const named = namedInstead(skies, trip, { slice: sliceAt(trip, segment), segment, at, isAsked })
  if (!named) return
  const told = toldInstead(skies, named, at)
  const isKnown = event.instead?.some(({ takesOut }) => JSON.stringify(takesOut) === JSON.stringify(told.takesOut))
  if (!isKnown) event.instead = [...(event.instead ?? []), told]
}
