import { orderStates } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { GivenUp } from '@sojourn/contract/products/hotel-after-sales.shapes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { areLastNights } from '@sojourn/domain/products/hotel/stay'
import type { Actor } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findOpenLines, type AfterSaleLineRow } from '../../booking/after-sale/store'
import {
  findOrders,
  findOrderTravellers,
  findTickets,
  lockOrders,
  type OrderRow,
  type OrderTravellerRow,
  type TicketRow,
} from '../../booking/order/store'
import { findGuests, findHotelOrder, findNights, type GuestRow, type HotelOrderRow, type NightRow } from './order-store'
import { ticketParts } from './tickets'

export type NightState = 'booked' | 'cancelling' | 'cancelled' | 'notUsed'
export interface RefundableRoom {
  room: number
  ticket: TicketRow | undefined
  guests: GuestRow[]
  nights: (NightRow & { segment: number; state: NightState })[]
}
/** An order of the caller with its rooms as they can be given up. */
export interface RefundableStay {
  order: OrderRow
  stay: HotelOrderRow
  travellers: OrderTravellerRow[]
  rooms: RefundableRoom[]
  /** The hotel has confirmed it. */
  confirmed: boolean
}

/** Only who booked can give rooms up; `lock` keeps everybody else from it until the transaction ends. */
export async function refundableStay(sql: Sql, actor: Actor, orderNo: string, lock = false): Promise<RefundableStay | Problem> {
  const { enterpriseId } = actor
  const [order] = await (lock ? lockOrders : findOrders)(sql, enterpriseId, [orderNo])
  const stay = order && (await findHotelOrder(sql, enterpriseId, orderNo))
  if (!order || !stay || order.bookerId !== actor.employeeId) return problem('orderUnknown', { field: 'orderNo' })
  const [travellers, tickets, nights, guests, taken] = await Promise.all([
    findOrderTravellers(sql, enterpriseId, [orderNo]),
    findTickets(sql, enterpriseId, orderNo),
    findNights(sql, enterpriseId, orderNo),
    findGuests(sql, enterpriseId, orderNo),
    findOpenLines(sql, enterpriseId, [orderNo]),
  ])
  return {
    order,
    stay,
    travellers,
    rooms: roomsOf(nights, guests, tickets, taken),
    confirmed: isTicketed(orderStates.word(order.state as 10)),
  }
}

export function roomsOf(
  nights: readonly NightRow[],
  guests: readonly GuestRow[],
  tickets: readonly TicketRow[],
  taken: readonly AfterSaleLineRow[],
): RefundableRoom[] {
  return [...new Set(nights.map(({ room }) => room))].map((room) => {
    const ticket = tickets.find(({ ticketNo }) => ticketParts(ticketNo).room === room)
    const own = nights.filter((night) => night.room === room)
    const isTaken = (segment: number): boolean =>
      taken.some((line) => line.ticketNo === ticket?.ticketNo && line.segment === segment)
    return {
      room,
      ticket,
      guests: guests.filter((guest) => guest.room === room),
      nights: own.map((night, segment) => ({
        ...night,
        segment,
        state: night.cancelled ? ('cancelled' as const) : isTaken(segment) ? ('cancelling' as const) : ('booked' as const),
      })),
    }
  })
}

export interface PickedRoom {
  room: RefundableRoom
  nights: RefundableRoom['nights']
}
/** The rooms and nights that were asked for, or the first reason why one of them cannot be given up. */
export function pickNights({ rooms, confirmed }: RefundableStay, asked: readonly GivenUp[]): PickedRoom[] | Problem {
  if (!confirmed) return problem('notCancellable', { field: 'orderNo' })
  const picked: PickedRoom[] = []
  for (const [index, { room: number, nights: dates }] of asked.entries()) {
    const field = `rooms.${index}`
    const room = rooms.find((each) => each.room === number)
    if (!room?.ticket || picked.some((each) => each.room === room)) return problem('roomUnknown', { field })
    const booked = room.nights.filter(({ state }) => state === 'booked')
    const nights = dates ? room.nights.filter(({ night }) => dates.includes(night)) : booked
    if (nights.length === 0 || (dates && nights.length < new Set(dates).size)) return problem('nightsNotBooked', { field })
    if (nights.some(({ state }) => state === 'cancelling')) return problem('nightsTaken', { field })
    if (nights.some(({ state }) => state !== 'booked')) return problem('nightsNotBooked', { field })
    if (
      !areLastNights(
        booked.map(({ night }) => night),
        nights.map(({ night }) => night),
      )
    )
      return problem('nightsNotAtEnd', { field })
    picked.push({ room, nights })
  }
  return picked
}
