import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { GivenUp } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { areLastNights } from '@sojourn/domain/products/hotel/stay'
import type { Actor, Work } from '../../../../context'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../../../booking/order/store'
import { findHotelOrder, type HotelOrderRow } from '../order/order-store'
import { findStayRooms, type StayRoom } from '../order/stay-rooms'

/** An order of the caller with its rooms as they can be given up. */
export interface RefundableStay {
  order: OrderRow
  stay: HotelOrderRow
  travellers: OrderTravellerRow[]
  rooms: StayRoom[]
  /** The hotel has confirmed it. */
  confirmed: boolean
}

/** Only who booked can give rooms up; `lock` keeps everybody else from it until the transaction ends. */
export async function refundableStay(work: Work, actor: Actor, orderNo: string, lock = false): Promise<RefundableStay | Problem> {
  const [order] = await (lock ? lockOrders : findOrders)(work, [orderNo])
  const stay = order && (await findHotelOrder(work, orderNo))
  if (!order || !stay || order.bookerId !== actor.employeeId) return problem('orderUnknown', { field: 'orderNo' })
  const [travellers, { rooms }] = await Promise.all([findOrderTravellers(work, [orderNo]), findStayRooms(work, order, stay)])
  return {
    order,
    stay,
    travellers,
    rooms,
    confirmed: isTicketed(order.state),
  }
}

export interface PickedRoom {
  room: StayRoom
  nights: StayRoom['nights']
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
    // The hotel takes nights from the end, so that those before wait for the ones that are being given up.
    if (room.nights.some(({ state }) => state === 'cancelling')) return problem('nightsTaken', { field })
    const nights = dates ? booked.filter(({ night }) => dates.includes(night)) : booked
    if (nights.length === 0 || (dates && nights.length < new Set(dates).size)) return problem('nightsNotBooked', { field })
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
