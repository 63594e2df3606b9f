import { addDays } from '@sojourn/domain/kit/local-date'
import type { IntlAirFailure, IntlAirProtecting, IntlAirProtection } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { askOf, openFares, type Ask } from '../search/open-fares'
import { soldOf } from '../search/search'
import { announcedBy } from '../disruptions'
import type { Itinerary } from '../itineraries'
import type { Departure } from '../network'
import { buyerOf, offeredTo, together, waiverOf, type ChangeDesk } from './asked-exchange'
import { toldWithRules, type Found } from './changes'
import { departureOf, isStruck } from './coupons'
import { changedTrip, exchangeFor } from './exchange'
import { goingOnFrom } from './going-on'
import { recordOf, segmentsOfSlice, ticketsByNumber } from './records'
import { liveTickets } from './refunds'
import { namedInstead } from './replacement'
import type { LiveTicket } from './live-ticket'

const daysAround = [-1, 0, 1]

/** Flights that carry tickets free after their carrier's change: those that it books its passengers on itself, then the nearest arrival. */
export async function protectedOffers(
  desk: ChangeDesk,
  context: SupplyContext,
  { ticketNos, slice, limit }: IntlAirProtecting,
): Promise<IntlAirProtection | IntlAirFailure> {
  const { sql } = context
  const tickets = await liveTickets(desk, context, { tickets: await ticketsByNumber(sql, ticketNos), ticketNos }, recordOf)
  if ('failure' in tickets) return tickets
  const [first] = tickets as [LiveTicket]
  const waiverCode = together(tickets, slice) ? waiverOf(desk, first, slice) : undefined
  if (waiverCode === undefined) return { failure: 'notChangeable' }
  const date = goingOnFrom(desk, first, { slice, now: context.now })?.date ?? first.record.trip.pricing.slices[slice]!.date
  const days = await Promise.all(
    daysAround.map((days) => offersOf(desk, context, tickets, { slice, waiverCode, date: addDays(date, days) })),
  )
  const arriveMs = Date.parse(first.record.trip.quote.itineraries[slice]!.segments.at(-1)!.arriveAt)
  const distance = ({ offered }: Found): number => Math.abs(offered.itinerary.arriveMs - arriveMs)
  const own = carriersOwn(desk, first, { slice, now: context.now })
  const rank = ({ offered }: Found): number => (own(offered.itinerary) ? 0 : 1)
  const nearest = days
    .flat()
    .toSorted((one, other) => rank(one.found) - rank(other.found) || distance(one.found) - distance(other.found))
  return { waiverCode, offers: nearest.slice(0, limit).map(({ ask, found }) => toldWithRules(desk, tickets, ask, found)) }
}

interface Protected {
  slice: number
  waiverCode: string
  date: string
}

async function offersOf(
  desk: ChangeDesk,
  { sql, now }: SupplyContext,
  tickets: readonly LiveTicket[],
  { slice, waiverCode, date }: Protected,
): Promise<{ ask: Ask; found: Found }[]> {
  const [first] = tickets as [LiveTicket]
  const trip = changedTrip(desk, first, { slice, date, now })
  const lost = lostLegs(desk, first, slice)
  const isOffered = offeredTo(desk, first, { slice, now, waiverCode })
  const itineraries = desk.itineraries
    .of(trip.slices[slice]!, now)
    .filter((itinerary) => !lost.some((leg) => itinerary.flown.includes(leg)) && isOffered(itinerary))
    // Of one flight under several numbers that of whoever flies it.
    .toSorted((one, other) => one.shares - other.shares)
    .filter(({ flown }, index, all) => all.findIndex((itinerary) => itinerary.flown === flown) === index)
  const ask = askOf(trip, buyerOf(tickets), { now, soldOn: await soldOf(desk, sql, [itineraries]) })
  return itineraries.flatMap((itinerary) => {
    const found = freeOn(desk, tickets, { slice, ask, itinerary })
    return found ? [{ ask, found }] : []
  })
}

/** Flights of a slice that a ticketed record was asked to lose. */
const struck = (desk: ChangeDesk, { record }: LiveTicket, slice: number): Departure[] =>
  segmentsOfSlice(record.trip, slice)
    .filter((segment) => isStruck(record, segment))
    .flatMap((segment) => departureOf(desk, record.trip, segment) ?? [])

/** The same, whoever sells them: nobody flies them any more. */
const lostLegs = (desk: ChangeDesk, ticket: LiveTicket, slice: number): string[] =>
  struck(desk, ticket, slice).map(({ legId, departDate }) => `${legId} ${departDate}`)

/** Whether an itinerary flies what the carrier has named in place of what it cancelled. */
function carriersOwn(
  desk: ChangeDesk,
  { record }: LiveTicket,
  { slice, now }: { slice: number; now: Date },
): (itinerary: Itinerary) => boolean {
  const { trip, faults } = record
  const named = segmentsOfSlice(trip, slice).flatMap((segment) => {
    const departure = departureOf(desk, trip, segment)
    const asked = isStruck(record, segment)
    const announced = departure && announcedBy(desk.seed, departure, now)
    if (!asked && announced?.kind !== 'cancelled') return []
    const at = asked || !announced ? now : new Date(announced.announcedMs)
    return namedInstead(desk, trip, { slice, segment, at, isAsked: asked && faults.includes('CARRIER_REROUTES') }) ?? []
  })
  return ({ departures }) =>
    named.some((instead) =>
      instead.departures.every(({ flightNo, departDate }) =>
        departures.some((each) => each.flightNo === flightNo && each.departDate === departDate),
      ),
    )
}

/** A fare in the cabin that was paid for, with seats. */
function freeOn(
  { inventory }: ChangeDesk,
  tickets: readonly LiveTicket[],
  { slice, ask, itinerary }: { slice: number; ask: Ask; itinerary: Itinerary },
): Found | undefined {
  let free: Found | undefined
  openFares(inventory, itinerary, { slice, ask, every: false }, (priced, seats) => {
    if (free) return
    const exchange = exchangeFor(tickets, slice, { trip: ask.trip, option: priced.option, now: ask.now })
    if (typeof exchange === 'string' || !exchange.costs.every(({ involuntary }) => involuntary)) return
    const fare = { priced, seats, total: 0, parts: [priced], halves: false }
    free = { exchange, offered: { itinerary, fares: [fare], least: 0 } }
  })
  return free
}
