import type { HotelBookingState } from '@sojourn/supply/ports/hotel-booking'
import { sum } from '@sojourn/domain/kit/money'
import { guaranteeOfRooms } from '@sojourn/domain/products/hotel/guarantee'
import type { Fulfilment, Work } from '../../../../context'
import type { SuppliedCoupon, Travelled, TravelledOrder } from '../../../../capabilities/after-sales'
import type { SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { captureGuarantee, releaseGuarantee } from '../../../booking/payment/guarantee'
import { findHotelOrder, findNights, type HotelOrderRow } from '../order/order-store'
import { roomsOfStay, type StayRoom } from '../order/stay-rooms'

async function stayOf(tenant: Tenant, { orderNo }: SuppliedOrder): Promise<HotelOrderRow> {
  const stay = await findHotelOrder(tenant, orderNo)
  if (!stay) throw new Error(`order ${orderNo} has no stay`)
  return stay
}

/** How the hotel has its booking, and what follows for nights and guarantee. */
export const stayTravel: Fulfilment['travel'] = {
  request: async (_work, { supplierReference }: TravelledOrder) => supplierReference,
  async ask(context, bookingNo: string | null): Promise<HotelBookingState | undefined> {
    const bookings = bookingNo ? await context.hotels.bookings(asking(context), { bookingNos: [bookingNo] }) : []
    return bookings[0]
  },
  keep: (work, order, _request, booking: HotelBookingState | undefined) => travelled(work, order, booking),
}

/** Of a rate that our suppliers know nothing of: by the calendar, and nobody is asked. */
export const offContractTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: (work, order) => travelled(work, order, undefined),
}

/** A night is used once it has begun with its guest; what nobody came for is void (handbook 4.5). */
async function travelled(work: Work, order: SuppliedOrder, booking: HotelBookingState | undefined): Promise<Travelled> {
  const stay = await stayOf(work, order)
  const rooms = await roomsOfStay(work, order.orderNo, stay, booking)
  const coupons = rooms.flatMap(({ ticket, nights }) =>
    nights.flatMap(({ segment, state }): SuppliedCoupon[] => {
      const now = state === 'used' ? 'used' : state === 'notUsed' ? 'void' : undefined
      return ticket && now ? [{ ticketNo: ticket.ticketNo, segment, state: now }] : []
    }),
  )
  return {
    coupons,
    settle: (unused) => settleStay(work, order, { stay, rooms, booking, at: work.context.clock.now() }, unused),
  }
}

interface StayNow {
  stay: HotelOrderRow
  rooms: readonly StayRoom[]
  booking: HotelBookingState | undefined
  at: Date
}

/**
 * Nobody came: what was paid in advance comes back less the penalty of the rate, and the hotel takes the guarantee of what it was to
 * be paid for. A guarantee is free when the stay is over (handbook 4.3, 4.4).
 */
async function settleStay(
  work: Work,
  { orderNo }: SuppliedOrder,
  { stay: { body }, rooms, booking, at }: StayNow,
  unused: readonly SuppliedCoupon[],
): Promise<{ gone: number; back: number }> {
  const penalty = unused.length > 0 ? (booking?.noShowPenalty ?? 0) : 0
  if (body.hotelType === 1) {
    await captureGuarantee(work, orderNo, penalty, at)
    const isAhead = rooms.some(({ nights }) => nights.some(({ state }) => state === 'booked' || state === 'cancelling'))
    if (!isAhead) await releaseGuarantee(work, orderNo, at)
    return { gone: 0, back: 0 }
  }
  const isUnused = (ticketNo: string | undefined, segment: number): boolean =>
    unused.some((coupon) => coupon.ticketNo === ticketNo && coupon.segment === segment)
  const paid = rooms.flatMap(({ ticket, nights }) => nights.filter(({ segment }) => isUnused(ticket?.ticketNo, segment)))
  const gone = sum(paid.map(({ price }) => price))
  return { gone, back: Math.max(0, gone - penalty) }
}

/** A guarantee stands behind what is still booked; what was given up needs none. */
export async function keepGuarantee(work: Work, stay: HotelOrderRow): Promise<void> {
  const { orderNo, guarantee, body } = stay
  if (guarantee?.kind !== 'company' || !body.guaranteeRule) return
  const kept = (await findNights(work, orderNo)).filter(({ cancelled }) => !cancelled)
  const numbers = [...new Set(kept.map(({ room }) => room))]
  const prices = numbers.map((number) => kept.filter(({ room }) => room === number).map(({ price }) => price))
  await releaseGuarantee(work, orderNo, work.context.clock.now(), guaranteeOfRooms(body.guaranteeRule, prices))
}
