import { addDays } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { IntlAirChangeAll, IntlAirFailure } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import type { SeatTake } from '../../air/seat-movement'
import { seatsFor } from '../fares/buyer'
import type { Trip } from '../fares/trip'
import { takesOf } from '../inventory'
import { follows } from '../search/follows'
import { chosenOption, isClosed } from '../search/open-fares'
import type { Way } from '../ways'
import type { Skies } from './coupons'
import { changedTrip, exchangeFor, typeOf, type Exchange } from './exchange'
import type { Desk } from './holds'
import type { ClosedTicket, recordOf, RecordRow } from './records'
import { liveTickets } from './refunds'
import type { LiveTicket } from './standing'

export type ChangeDesk = Desk & Skies

/** Of one record and one ticket plan, which covers the slice: others are changed by themselves. */
export function together(tickets: readonly LiveTicket[], slice: number): boolean {
  const [{ record, plan }] = tickets as [LiveTicket]
  return (
    tickets.every((each) => each.plan === plan && each.record.reference === record.reference) &&
    record.trip.quote.tickets[plan]!.slices.includes(slice)
  )
}

export const buyerOf = (tickets: readonly LiveTicket[]) => {
  const { agreements, businessTravel } = tickets[0]!.record.trip.pricing
  return { agreements, businessTravel, passengers: tickets.map(typeOf) }
}

/** The other slices stay: the new one leaves after the one before has come, and comes before the next leaves. */
function fitsBetween({ trip }: RecordRow, slice: number, way: Way): boolean {
  const before = trip.quote.itineraries[slice - 1]?.segments.at(-1)
  const after = trip.quote.itineraries[slice + 1]?.segments[0]
  return (
    follows(way, before && { arriveMs: Date.parse(before.arriveAt) }) &&
    (!after || follows({ departMs: Date.parse(after.departAt) }, way))
  )
}

export const isOffered = ({ record, plan }: LiveTicket, slice: number, way: Way, now: Date): boolean =>
  way.carrier === record.trip.quote.tickets[plan]!.validatingCarrier && !isClosed(way, now) && fitsBetween(record, slice, way)

export const costOf = ({ costs }: Exchange): number =>
  sum(costs.map(({ fee, fareDifference, taxDifference }) => fee + fareDifference + taxDifference))

interface AskedExchange {
  asked: readonly ClosedTicket[]
  request: Omit<IntlAirChangeAll, 'key' | 'held'>
  read: typeof recordOf
  /** When it was priced: what is held costs what it did then. */
  at: Date
}

/** Tickets as they stand with the exchange that is asked for, at no more than was accepted. */
export async function askedExchange(
  desk: ChangeDesk,
  context: SupplyContext,
  { asked, request: { ticketNos, slice, to, costAtMost }, read, at }: AskedExchange,
): Promise<{ tickets: LiveTicket[]; trip: Trip; exchange: Exchange } | IntlAirFailure> {
  const { now } = context
  const tickets = await liveTickets(desk, context, { tickets: asked, ticketNos }, read)
  if ('failure' in tickets) return tickets
  if (!together(tickets, slice)) return { failure: 'notChangeable' }
  const [first] = tickets as [LiveTicket]
  const date = dateIn(to.itineraryKey)
  const trip = date === undefined ? undefined : changedTrip(desk, first, slice, date, at)
  const way = trip && desk.ways.find(trip.slices[slice]!, to.itineraryKey, at)
  const option = way && chosenOption(way, to, buyerOf(tickets))
  if (!trip || !option || !isOffered(first, slice, option.way, now)) return { failure: 'itineraryUnknown' }
  const exchange = exchangeFor(tickets, slice, trip, option, at)
  if (exchange === 'unknown') return { failure: 'rulesUnknown' }
  if (exchange === 'notChangeable') return { failure: 'notChangeable' }
  return costOf(exchange) > costAtMost ? { failure: 'priceChanged', total: costOf(exchange) } : { tickets, trip, exchange }
}

/** Infants take no seat. */
export function takesOfExchange(
  { inventory }: Desk,
  tickets: readonly LiveTicket[],
  { option }: Exchange,
  now: Date,
): SeatTake[] {
  const seats = seatsFor(tickets.map(typeOf))
  const classes = option.way.classes.get(option.bookingClass)!
  return seats === 0
    ? []
    : option.way.departures.flatMap((departure, index) => takesOf(inventory, departure, classes[index]!, seats, now))
}

/** The day of the first segment of `MU543-20261210-PVGSIN`. */
function dateIn(itineraryKey: string): string | undefined {
  const [, year, month, day] = /^[A-Z0-9]+-(\d{4})(\d{2})(\d{2})-/.exec(itineraryKey) ?? []
  return day === undefined ? undefined : addDays(`${year}-${month}-${day}`, 0)
}
