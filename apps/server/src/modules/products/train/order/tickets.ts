import { sum } from '@sojourn/domain/kit/money'
import { faresPaid } from '@sojourn/domain/products/train/price/price'
import type { RailTicket } from '@sojourn/supply/ports/rail'
import type { IssuedTicket } from '../../../../capabilities/fulfilment'
import type { Tenant } from '../../../../db/tenant'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { writePlaces, type PlaceRow } from './order-store'

/** Keeps the places of tickets, and says what was paid beyond their fares, in fen. */
export async function keepTickets(tenant: Tenant, orderNo: string, places: readonly PlaceRow[]): Promise<number> {
  const [order] = await findOrders(tenant, [orderNo])
  await writePlaces(tenant, orderNo, places)
  return paidBeyond(order!, places)
}

const paidBeyond = ({ prices }: Pick<OrderRow, 'prices'>, places: readonly PlaceRow[]): number =>
  Math.max(0, faresPaid(prices) - sum(places.map(({ price }) => price)))

/** What came back of a booking that was paid at the highest price, once its tickets are there. */
export const returnedOf = (order: OrderRow, places: readonly PlaceRow[]): number =>
  order.kind !== 'booking' || places.length === 0 || places.some(({ ticketNo }) => !ticketNo) ? 0 : paidBeyond(order, places)

/** The places that the railway issued, by the order's own positions. */
export const ticketedPlaces = (places: readonly PlaceRow[], tickets: readonly RailTicket[]): PlaceRow[] => {
  const travellers = [...new Set(places.map(({ traveller }) => traveller))]
  const segments = [...new Set(places.map(({ segment }) => segment))].sort((a, b) => a - b)
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
    coupons: [{ segment, state: 'open' }],
  }))
