import { addDays } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { IntlAirChangeAll, IntlAirFailure } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { recordLocator } from '../../air/keys'
import type { SeatTake } from '../../air/seat-movement'
import { seatsFor } from '../fares/buyer'
import type { Trip } from '../fares/trip'
import { takesOf } from '../inventory'
import { follows } from '../search/follows'
import { chosenOption, isClosed } from '../search/open-fares'
import type { Itinerary } from '../itineraries'
import { flightAt, type Skies } from './coupons'
import { changedTrip, exchangeFor, typeOf, type Exchange } from './exchange'
import { goingOnFrom } from './going-on'
import type { Desk } from './holds'
import { segmentsOfSlice, type ClosedTicket, type recordOf } from './records'
import { liveTickets } from './refunds'
import type { LiveTicket } from './live-ticket'

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

/** The other slices stay, and so does what is flown: the new flights leave after what is before them has come, and come before the next slice leaves. */
function fitsBetween(desk: ChangeDesk, ticket: LiveTicket, { slice, now }: AskedChange): (itinerary: Itinerary) => boolean {
  const { trip } = ticket.record
  const from = goingOnFrom(desk, ticket, { slice, now })
  const before = trip.quote.itineraries[slice - 1]?.segments.at(-1)
  const after = trip.quote.itineraries[slice + 1]?.segments[0]
  const arrived = before && { arriveMs: Date.parse(before.arriveAt) }
  const leaves = after && { departMs: Date.parse(after.departAt) }
  return (itinerary) =>
    (!from || itinerary.departMs >= from.readyMs) &&
    follows(itinerary, arrived) &&
    (leaves === undefined || follows(leaves, itinerary))
}

interface AskedChange {
  slice: number
  now: Date
  waiverCode?: string | undefined
}

/** Which itineraries a slice can be changed to: those of the carrier that wrote the ticket; of its partners too where it gave leave. */
export function offeredTo(desk: ChangeDesk, ticket: LiveTicket, asked: AskedChange): (itinerary: Itinerary) => boolean {
  const { record, plan } = ticket
  const { slice, now, waiverCode } = asked
  const own = record.trip.quote.tickets[plan]!.validatingCarrier
  const isLeave = waiverCode !== undefined && waiverCode === waiverOf(desk, ticket, slice)
  const isCarried = (itinerary: Itinerary): boolean =>
    isLeave ? itinerary.departures.every(({ carrier }) => isPartner(desk, own, carrier)) : itinerary.carrier === own
  const fits = fitsBetween(desk, ticket, asked)
  return (itinerary) => isCarried(itinerary) && !isClosed(itinerary, now) && fits(itinerary)
}

function isPartner({ world, network }: ChangeDesk, own: string, carrier: string): boolean {
  const alliance = world.airline(own)?.alliance
  return (
    carrier === own ||
    (alliance !== undefined && alliance === world.airline(carrier)?.alliance) ||
    network.interline(own, carrier)
  )
}

/** The carrier's leave for a slice of which it has changed a flight. */
export function waiverOf({ seed }: ChangeDesk, { record, plan, state }: LiveTicket, slice: number): string | undefined {
  const { trip } = record
  const direction = state.directions[trip.quote.tickets[plan]!.slices.indexOf(slice)]
  const changed = direction?.segments.findIndex(({ changedByCarrier }) => changedByCarrier) ?? -1
  return changed < 0 ? undefined : `INV${recordLocator(flightAt(trip, segmentsOfSlice(trip, slice)[changed]!), seed, 0)}`
}

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
  { asked, request: { ticketNos, slice, to, costAtMost, waiverCode }, read, at }: AskedExchange,
): Promise<{ tickets: LiveTicket[]; trip: Trip; exchange: Exchange } | IntlAirFailure> {
  const { now } = context
  const tickets = await liveTickets(desk, context, { tickets: asked, ticketNos }, read)
  if ('failure' in tickets) return tickets
  if (!together(tickets, slice)) return { failure: 'notChangeable' }
  const [first] = tickets as [LiveTicket]
  const date = dateIn(to.itineraryKey)
  const trip = date === undefined ? undefined : changedTrip(desk, first, { slice, date, now: at })
  const itinerary = trip && desk.itineraries.find(trip.slices[slice]!, to.itineraryKey, at)
  // Seats may be held since `at`, of flights that were called off meanwhile.
  const flies = trip && desk.itineraries.find(trip.slices[slice]!, to.itineraryKey, now) !== undefined
  const option = itinerary && chosenOption(itinerary, to, buyerOf(tickets))
  if (!trip || !flies || !option || !offeredTo(desk, first, { slice, now, waiverCode })(option.itinerary))
    return { failure: 'itineraryUnknown' }
  const exchange = exchangeFor(tickets, slice, { trip, option, now: at })
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
  const classes = option.itinerary.classes.get(option.bookingClass)!
  return seats === 0
    ? []
    : option.itinerary.departures.flatMap((departure, index) =>
        takesOf(inventory, departure, { bookingClass: classes[index]!, party: seats, now }),
      )
}

/** The day of the first segment of `MU543-20261210-PVGSIN`. */
function dateIn(itineraryKey: string): string | undefined {
  const [, year, month, day] = /^[A-Z0-9]+-(\d{4})(\d{2})(\d{2})-/.exec(itineraryKey) ?? []
  return day === undefined ? undefined : addDays(`${year}-${month}-${day}`, 0)
}
