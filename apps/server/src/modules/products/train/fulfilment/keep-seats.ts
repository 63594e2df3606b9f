import { isRailFailure, type RailFailure, type RailLock, type RailPending } from '@sojourn/supply/ports/rail'
import type { Work } from '../../../../context'
import type { HeldAnew } from '../../../../capabilities/fulfilment'
import type { SupplierRefusal } from '../../../../capabilities/after-sales'
import { findOrders } from '../../../booking/order/store'
import { asking } from '../../../booking/lifecycle/asking'
import { logDocuments, railLock } from './lock'
import type { TrainOrderRow } from '../order/order-store'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { seatRequest, writeSeats } from './secure'
import { passingWait } from '../supply/supply'

/** Seats that are asked for once more: as the order has them, and as the railway is asked. */
export interface SeatsAgain {
  seats: Awaited<ReturnType<typeof seatRequest>>
  lock: RailLock
}

/**
 * The railway keeps seats for half an hour (handbook 3.5), and an order may wait longer for its approvers and payer: after that the
 * same train and class is asked for again, at the same price. Undefined while the time is not over. That the railway is given the
 * documents again is written down.
 */
export async function againFor(work: Work, kept: TrainOrderRow): Promise<SeatsAgain | undefined> {
  const { orderNo, lockNo, wishes } = kept
  if (wishes.lockedUntil === undefined || wishes.lockedUntil > work.context.clock.now().toISOString()) return undefined
  const [order] = await findOrders(work, [orderNo])
  if (!order) throw new Error(`order ${orderNo} is gone`)
  const seats = await seatRequest(work, { ...order, enterpriseId: work.enterpriseId }, kept)
  // The order's own key stands for the seats whose time is over, and their number for this time of asking.
  const again = { ...seats, orderNo: `${orderNo}/${lockNo}`, employeeId: 'system', holdUntil: order.departAt }
  await logDocuments(work, again)
  return { seats, lock: railLock(work.context, again) }
}

/** Asks for them where their time is over; undefined while it is not. New seats are to be kept. */
export async function keepSeats(work: Work, kept: TrainOrderRow): Promise<HeldAnew | RailPending | RailFailure | undefined> {
  const again = await againFor(work, kept)
  if (!again) return undefined
  const locked = await work.context.rail.lock(asking(work.context), again.lock)
  if (isRailFailure(locked) || 'pending' in locked) return locked
  return { keep: (own) => writeSeats(own, kept.orderNo, again.seats, locked) }
}

/** How the supplier's answer for seats that are asked for again goes on where tickets are due: asked once more, or failed. */
export async function withoutSeats(
  work: Work,
  orderNo: string,
  answer: RailPending | RailFailure,
): Promise<SupplierRefusal & { askAgainAt?: Date }> {
  if ('pending' in answer)
    return { failure: 'soldOut', askAgainAt: new Date(work.context.clock.now().getTime() + railQueueAskMs) }
  const [order] = await findOrders(work, [orderNo])
  const waits = passingWait(work.context, answer.failure, order!.departAt)
  return { failure: answer.failure, ...(waits && { askAgainAt: new Date(waits.until) }) }
}
