import { couponStates } from '@sojourn/contract/booking/codes'
import { sum } from '@sojourn/domain/kit/money'
import { isRailFailure, type RailTicket } from '@sojourn/supply/ports/rail'
import type { Context, IssuedTicket, IssueResult, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findOrders } from '../../booking/order/store'
import { issueLocal } from './issue-local'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces, type PlaceRow } from './order-store'
import { supplyContext } from './supply'
import { fulfilWaitlist } from './waitlist-fulfil'

/** Tickets for an order, as it is served: from locked seats, by the waitlist, or by the ticket office. */
export async function issueTickets(context: Context, sql: Sql, order: SuppliedOrder): Promise<IssueResult> {
  const { enterpriseId, orderNo } = order
  const kept = await findTrainOrder(sql, enterpriseId, orderNo)
  if (!kept) throw new Error(`order ${orderNo} is not of a train`)
  if (kept.way === 'waitlist') return fulfilWaitlist(context, sql, order, kept)
  if (kept.way === 'local') return issueLocal(context, sql, order, kept)
  if (!kept.lockNo) throw new Error(`order ${orderNo} has no seats`)
  const issued = await context.rail.issue(supplyContext(context, sql), { key: `${enterpriseId}/${orderNo}`, lockNo: kept.lockNo })
  if (isRailFailure(issued)) return { failure: issued.failure }
  const places = ticketedPlaces(await findPlaces(sql, enterpriseId, orderNo), issued.tickets)
  await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo: issued.purchaseNo })
  return { tickets: issuedTickets(places), returned: await keepTickets(sql, enterpriseId, orderNo, places) }
}

/** Keeps the places of tickets, and says what was paid beyond their fares, in fen. */
export async function keepTickets(sql: Sql, enterpriseId: number, orderNo: string, places: readonly PlaceRow[]): Promise<number> {
  const [order] = await findOrders(sql, enterpriseId, [orderNo])
  await writePlaces(sql, enterpriseId, orderNo, places)
  const paid = order!.prices.filter(({ kind }) => kind === 'fare' || kind === 'childFare')
  return Math.max(0, sum(paid.map(({ amount }) => amount)) - sum(places.map(({ price }) => price)))
}

/** The places that the railway issued, by the order's own positions. */
export const ticketedPlaces = (places: readonly PlaceRow[], tickets: readonly RailTicket[]): PlaceRow[] => {
  const travellers = [...new Set(places.map(({ traveller }) => traveller))]
  const segments = [...new Set(places.map(({ segment }) => segment))].sort()
  return tickets.map((ticket) => {
    const traveller = travellers[ticket.passenger]!
    const segment = segments[ticket.ride]!
    const place = places.find((each) => each.traveller === traveller && each.segment === segment)!
    const { seat, coach, place: at, berth = null, price, ticketNo, gate } = ticket
    return { ...place, seat, coach, place: at, berth, price, ticketNo, gate }
  })
}

export const issuedTickets = (places: readonly PlaceRow[]): IssuedTicket[] =>
  places.map(({ ticketNo, traveller, segment }) => ({
    ticketNo: ticketNo!,
    traveller,
    coupons: [{ segment, state: couponStates.code('open') }],
  }))
