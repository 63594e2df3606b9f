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
import { itineraryOf, type Offered } from '../search/itinerary'
import { askOf, openFares, type Ask } from '../search/open-fares'
import { bestFirst } from '../search/ranking'
import { soldOf } from '../search/search'
import type { Trip } from '../fares/trip'
import type { Itinerary } from '../itineraries'
import { askedExchange, buyerOf, costOf, offeredTo, takesOfExchange, together, type ChangeDesk } from './asked-exchange'
import { lockChangeHold, spendChangeHold } from './change-holds'
import { changedTrip, exchangeFor, type Exchange, type ExchangedTicket } from './exchange'
import { penaltiesAfter, writeExchange } from './exchange-books'
import type { Desk } from './holds'
import { lockRecord, recordOf, ticketsByNumber } from './records'
import { answeredBefore, liveTickets } from './refunds'
import type { LiveTicket } from './live-ticket'

/** What a slice could be changed to on a day: the cheapest fare of each itinerary, or all of one that is opened. */
export async function changeOffers(
  desk: ChangeDesk,
  context: SupplyContext,
  { ticketNos, slice, date, cabin, directOnly, limit, itineraryKey }: IntlAirChangeSearch,
): Promise<IntlAirChangeOffer[] | IntlAirFailure> {
  const { sql, now } = context
  const tickets = await liveTickets(desk, context, { tickets: await ticketsByNumber(sql, ticketNos), ticketNos }, recordOf)
  if ('failure' in tickets) return tickets
  if (!together(tickets, slice)) return { failure: 'notChangeable' }
  const [first] = tickets as [LiveTicket]
  const trip = changedTrip(desk, first, { slice, date, now })
  const isOffered = offeredTo(desk, first, { slice, now })
  const itineraries = desk.itineraries
    .of(trip.slices[slice]!, now, directOnly)
    .filter((itinerary) => (itineraryKey === undefined || itinerary.itineraryKey === itineraryKey) && isOffered(itinerary))
  const ask = askOf(trip, buyerOf(tickets), { now, soldOn: await soldOf(desk, sql, [itineraries]), cabin })
  const found = itineraries.flatMap((itinerary): (Found | Refusal)[] => exchanges(desk, tickets, { slice, ask, itinerary }))
  const offers = found.filter((each) => typeof each !== 'string')
  if (offers.length === 0 && found.includes('unknown')) return { failure: 'rulesUnknown' }
  if (offers.length === 0 && found.includes('notChangeable')) return { failure: 'notChangeable' }
  if (itineraryKey !== undefined) return offers.map((offer) => toldWithRules(desk, tickets, ask, offer))
  const byItinerary = new Map(offers.toReversed().map((offer) => [offer.offered.itinerary, offer]))
  return bestFirst(
    [...byItinerary.values()].map(({ offered }) => offered),
    limit,
  ).map(({ itinerary }) => toldAs(desk, tickets, ask, byItinerary.get(itinerary)!))
}

export interface Found {
  offered: Offered
  exchange: Exchange
}

type Refusal = 'unknown' | 'notChangeable'

interface ExchangesOf {
  slice: number
  ask: Ask
  itinerary: Itinerary
}

/** What an itinerary costs to change to in each brand and cabin that is open, the cheapest first; else why it does not. */
function exchanges(
  { inventory }: Desk,
  tickets: readonly LiveTicket[],
  { slice, ask, itinerary }: ExchangesOf,
): Found[] | Refusal[] {
  const found = new Map<string, Found>()
  const refused: Refusal[] = []
  openFares(inventory, itinerary, { slice, ask, every: false }, (priced, seats) => {
    const exchange = exchangeFor(tickets, slice, { trip: ask.trip, option: priced.option, now: ask.now })
    if (typeof exchange === 'string') {
      refused.push(exchange)
      return
    }
    const total = costOf(exchange)
    const kind = `${priced.option.bookingClass.cabin} ${priced.option.brand}`
    const before = found.get(kind)
    if (before && before.offered.least <= total) return
    const fare = { priced, seats, total, parts: [priced], halves: false }
    found.set(kind, { exchange, offered: { itinerary, fares: [fare], least: total } })
  })
  return found.size > 0 ? [...found.values()].toSorted((one, other) => one.offered.least - other.offered.least) : refused
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

export function toldWithRules(desk: Desk, tickets: readonly LiveTicket[], ask: Ask, found: Found): IntlAirChangeOffer {
  const told = toldAs(desk, tickets, ask, found)
  const { exchange } = found
  return { ...told, penalties: penaltiesAfter(desk, { tickets, exchange, itinerary: told.itinerary }) }
}

export async function changeAll(
  desk: ChangeDesk,
  context: SupplyContext,
  request: IntlAirChangeAll,
): Promise<IntlAirChanged | IntlAirFailure> {
  const { sql, now } = context
  const { key, ticketNos, held } = request
  const asked = await ticketsByNumber(sql, ticketNos)
  const before = answeredBefore(asked, ticketNos, key) as ExchangedTicket[] | undefined
  if (before) return changedAs(ticketNos, before)
  const hold = held === undefined ? undefined : await lockChangeHold(context, request, held)
  if (hold && 'failure' in hold) return hold
  const at = hold ? new Date(hold.held_at) : now
  const found = await askedExchange(desk, context, { asked, request, read: lockRecord, at })
  if ('failure' in found) return found
  const { tickets, trip, exchange } = found
  if (happensTo(desk.faults, tickets[0]!.record, 'CHANGE_FAIL')) return { failure: 'notChangeable' }
  const itinerary = itineraryIn(desk, trip, exchange, now)
  const takes = hold ? [] : takesOfExchange(desk, tickets, exchange, now)
  const written = await writeExchange(desk, context, { key, tickets, exchange, itinerary, takes })
  if ('failure' in written) return written
  if (hold) await spendChangeHold(sql, hold.reference)
  return changedAs(ticketNos, written.tickets)
}

function itineraryIn({ seed }: Desk, trip: Trip, { option, slice }: Exchange, now: Date): IntlAirItinerary {
  const priced = { option, oneWay: 0 }
  const fare = { priced, seats: 0, total: 0, parts: [priced], halves: false }
  return itineraryOf(seed, { now, party: [], trip }, slice, { itinerary: option.itinerary, fares: [fare] })
}

const changedAs = (ticketNos: readonly string[], tickets: readonly ExchangedTicket[]): IntlAirChanged => ({
  tickets: tickets.map(({ newTicketNo }, index) => ({ ticketNo: ticketNos[index]!, newTicketNo })),
  itinerary: tickets[0]!.itinerary,
  records: tickets[0]!.records,
  penalties: tickets[0]!.penalties,
})
