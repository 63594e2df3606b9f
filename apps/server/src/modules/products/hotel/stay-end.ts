import { sum } from '@sojourn/domain/kit/money'
import { guaranteeOfRooms } from '@sojourn/domain/products/hotel/guarantee'
import type { Context, SuppliedCoupon, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { captureGuarantee, releaseGuarantee } from '../../booking/lifecycle/guarantee'
import { findHotelOrder, findNights, type HotelOrderRow } from './order-store'
import { findStayRooms } from './stay-rooms'

async function stayOf(sql: Sql, { enterpriseId, orderNo }: SuppliedOrder): Promise<HotelOrderRow> {
  const stay = await findHotelOrder(sql, enterpriseId, orderNo)
  if (!stay) throw new Error(`order ${orderNo} has no stay`)
  return stay
}

/** A night is used once it has begun with its guest; what nobody came for is void (handbook 4.5). */
export async function stayCoupons(
  context: Context,
  sql: Sql,
  _ticketNos: readonly string[],
  order: SuppliedOrder,
): Promise<SuppliedCoupon[]> {
  const { rooms } = await findStayRooms(context, sql, order.enterpriseId, order, await stayOf(sql, order))
  return rooms.flatMap(({ ticket, nights }) =>
    nights.flatMap(({ segment, state }): SuppliedCoupon[] => {
      const now = state === 'used' ? 'used' : state === 'notUsed' ? 'void' : undefined
      return ticket && now ? [{ ticketNo: ticket.ticketNo, segment, state: now }] : []
    }),
  )
}

/**
 * Nobody came: what was paid in advance comes back less the penalty of the rate, and the hotel takes the guarantee of what it was to
 * be paid for. A guarantee is free when the stay is over (handbook 4.3, 4.4).
 */
export async function settleStay(
  context: Context,
  sql: Sql,
  order: SuppliedOrder,
  unused: readonly SuppliedCoupon[],
): Promise<{ back: number }> {
  const { enterpriseId, orderNo } = order
  const at = context.clock.now()
  const { body } = await stayOf(sql, order)
  const { rooms, booking } = await findStayRooms(context, sql, enterpriseId, order, { body })
  const penalty = unused.length > 0 ? (booking?.noShowPenalty ?? 0) : 0
  if (body.hotelType === 1) {
    await captureGuarantee(sql, enterpriseId, orderNo, penalty, at)
    const isAhead = rooms.some(({ nights }) => nights.some(({ state }) => state === 'booked' || state === 'cancelling'))
    if (!isAhead) await releaseGuarantee(sql, enterpriseId, orderNo, at)
    return { back: 0 }
  }
  const isUnused = (ticketNo: string | undefined, segment: number): boolean =>
    unused.some((coupon) => coupon.ticketNo === ticketNo && coupon.segment === segment)
  const paid = rooms.flatMap(({ ticket, nights }) => nights.filter(({ segment }) => isUnused(ticket?.ticketNo, segment)))
  return { back: Math.max(0, sum(paid.map(({ price }) => price)) - penalty) }
}

/** A guarantee stands behind what is still booked; what was given up needs none. */
export async function keepGuarantee(context: Context, sql: Sql, enterpriseId: number, stay: HotelOrderRow): Promise<void> {
  const { orderNo, guarantee, body } = stay
  if (guarantee?.kind !== 'company' || !body.guaranteeRule) return
  const kept = (await findNights(sql, enterpriseId, orderNo)).filter(({ cancelled }) => !cancelled)
  const numbers = [...new Set(kept.map(({ room }) => room))]
  const prices = numbers.map((number) => kept.filter(({ room }) => room === number).map(({ price }) => price))
  await releaseGuarantee(sql, enterpriseId, orderNo, context.clock.now(), guaranteeOfRooms(body.guaranteeRule, prices))
}
