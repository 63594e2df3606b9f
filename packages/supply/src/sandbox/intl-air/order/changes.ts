import { addDays } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type {
  IntlAirChangeAll,
  IntlAirChanged,
  IntlAirChangeOffer,
  IntlAirChangeSearch,
  IntlAirFailure,
  IntlAirItinerary,
} from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { follows } from '../search/follows'
import { itineraryOf, type Offered } from '../search/itinerary'
import { askOf, chosenOption, isClosed, openFares, type Ask } from '../search/open-fares'
import { bestFirst } from '../search/ranking'
import { soldOf } from '../search/search'
import type { Trip } from '../fares/trip'
import type { Way } from '../ways'
import { changedTrip, exchangeFor, typeOf, type Exchange, type ExchangedTicket } from './exchange'
import { writeExchange } from './exchange-books'
import type { Skies } from './coupons'
import type { Desk } from './holds'
import { lockRecord, recordOf, ticketsByNumber, type RecordRow } from './records'
import { answeredBefore, liveTickets } from './refunds'
import type { LiveTicket } from './standing'

type ChangeDesk = Desk & Skies

/** Of one record and one ticket plan, which covers the slice: others are changed by themselves. */
function together(tickets: readonly LiveTicket[], slice: number): boolean {
  const [{ record, plan }] = tickets as [LiveTicket]
  return (
    tickets.every((each) => each.plan === plan && each.record.reference === record.reference) &&
    record.trip.quote.tickets[plan]!.slices.includes(slice)
  )
}

const buyerOf = (tickets: readonly LiveTicket[]) => {
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

const isOffered = ({ record, plan }: LiveTicket, slice: number, way: Way, now: Date): boolean =>
  way.carrier === record.trip.quote.tickets[plan]!.validatingCarrier && !isClosed(way, now) && fitsBetween(record, slice, way)

/** What a slice could be changed to on a day, the cheapest fare of each itinerary. */
export async function changeOffers(
  desk: ChangeDesk,
  context: SupplyContext,
  { ticketNos, slice, date, directOnly, limit }: IntlAirChangeSearch,
): Promise<IntlAirChangeOffer[] | IntlAirFailure> {
  const { sql, now } = context
  const tickets = await liveTickets(desk, context, { tickets: await ticketsByNumber(sql, ticketNos), ticketNos }, recordOf)
  if ('failure' in tickets) return tickets
  if (!together(tickets, slice)) return { failure: 'notChangeable' }
  const [first] = tickets as [LiveTicket]
  const trip = changedTrip(desk, first, slice, date, now)
  const ways = desk.ways.of(trip.slices[slice]!, now, directOnly).filter((way) => isOffered(first, slice, way, now))
  const ask = askOf(trip, buyerOf(tickets), now, await soldOf(desk, sql, [ways]))
  const found = ways.map((way) => cheapest(desk, tickets, slice, ask, way))
  const offers = found.filter((each) => each !== undefined && typeof each !== 'string')
  if (offers.length === 0 && found.includes('unknown')) return { failure: 'rulesUnknown' }
  if (offers.length === 0 && found.includes('notChangeable')) return { failure: 'notChangeable' }
  const byWay = new Map(offers.map((offer) => [offer.offered.way, offer]))
  return bestFirst(
    offers.map(({ offered }) => offered),
    limit,
  ).map((offered) => toldAs(desk, tickets, ask, byWay.get(offered.way)!))
}

interface Found {
  offered: Offered
  exchange: Exchange
}

const costOf = ({ costs }: Exchange): number =>
  sum(costs.map(({ fee, fareDifference, taxDifference }) => fee + fareDifference + taxDifference))

function cheapest(
  { inventory }: Desk,
  tickets: readonly LiveTicket[],
  slice: number,
  ask: Ask,
  way: Way,
): Found | 'unknown' | 'notChangeable' | undefined {
  let best: Found | 'unknown' | 'notChangeable' | undefined
  openFares(inventory, way, slice, ask, false, (priced, seats) => {
    const exchange = exchangeFor(tickets, slice, ask.trip, priced.option, ask.now)
    if (typeof exchange === 'string') best ??= exchange
    else if (best === undefined || typeof best === 'string' || costOf(exchange) < costOf(best.exchange)) {
      const total = costOf(exchange)
      const fare = { priced, seats, total, parts: [priced], halves: false }
      best = { exchange, offered: { way, fares: [fare], least: total } }
    }
  })
  return best
}

function toldAs({ seed }: Desk, tickets: readonly LiveTicket[], ask: Ask, { offered, exchange }: Found): IntlAirChangeOffer {
  const itinerary = itineraryOf(seed, ask, 0, offered)
  return {
    itinerary,
    fareKey: itinerary.fares[0]!.fareKey,
    costs: exchange.costs.map(({ fee, fareDifference, taxDifference }, index) => ({
      ticketNo: tickets[index]!.ticketNo,
      fee,
      fareDifference,
      taxDifference,
    })),
    involuntary: exchange.costs.every(({ involuntary }) => involuntary),
  }
}

export async function changeAll(
  desk: ChangeDesk,
  context: SupplyContext,
  { key, ticketNos, slice, to, costAtMost }: IntlAirChangeAll,
): Promise<IntlAirChanged | IntlAirFailure> {
  const { sql, now } = context
  const asked = await ticketsByNumber(sql, ticketNos)
  const before = answeredBefore(asked, ticketNos, key) as ExchangedTicket[] | undefined
  if (before) return changedAs(ticketNos, before)
  const tickets = await liveTickets(desk, context, { tickets: asked, ticketNos }, lockRecord)
  if ('failure' in tickets) return tickets
  if (!together(tickets, slice)) return { failure: 'notChangeable' }
  const [first] = tickets as [LiveTicket]
  const date = dateIn(to.itineraryKey)
  const trip = date === undefined ? undefined : changedTrip(desk, first, slice, date, now)
  const way = trip && desk.ways.find(trip.slices[slice]!, to.itineraryKey, now)
  const option = way && chosenOption(way, to, buyerOf(tickets))
  if (!trip || !option || !isOffered(first, slice, option.way, now)) return { failure: 'itineraryUnknown' }
  const exchange = exchangeFor(tickets, slice, trip, option, now)
  if (exchange === 'unknown') return { failure: 'rulesUnknown' }
  if (exchange === 'notChangeable') return { failure: 'notChangeable' }
  if (costOf(exchange) > costAtMost) return { failure: 'priceChanged', total: costOf(exchange) }
  if (happensTo(desk.faults, first.record, 'CHANGE_FAIL')) return { failure: 'notChangeable' }
  const itinerary = itineraryIn(desk, trip, exchange, now)
  const written = await writeExchange(desk, context, { key, tickets, exchange, itinerary })
  return 'failure' in written ? written : changedAs(ticketNos, written.tickets)
}

/** The day of the first segment of `MU543-20261210-PVGSIN`. */
function dateIn(itineraryKey: string): string | undefined {
  const [, year, month, day] = /^[A-Z0-9]+-(\d{4})(\d{2})(\d{2})-/.exec(itineraryKey) ?? []
  return day === undefined ? undefined : addDays(`${year}-${month}-${day}`, 0)
}

function itineraryIn({ seed }: Desk, trip: Trip, { option, slice }: Exchange, now: Date): IntlAirItinerary {
  const priced = { option, oneWay: 0 }
  const fare = { priced, seats: 0, total: 0, parts: [priced], halves: false }
  return itineraryOf(seed, { now, party: [], trip }, slice, { way: option.way, fares: [fare] })
}

const changedAs = (ticketNos: readonly string[], tickets: readonly ExchangedTicket[]): IntlAirChanged => ({
  tickets: tickets.map(({ newTicketNo }, index) => ({ ticketNo: ticketNos[index]!, newTicketNo })),
  itinerary: tickets[0]!.itinerary,
  records: tickets[0]!.records,
  penalties: tickets[0]!.penalties,
})
