import { isRailFailure, type RailFailure, type RailLock, type RailPending } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../context'
import type { HeldAnew } from '../../../capabilities/fulfilment'
import type { SupplierRefusal } from '../../../capabilities/after-sales'
import type { Sql } from '../../../db/sql'
import { findOrders } from '../../booking/order/store'
import { asking } from '../../booking/lifecycle/asking'
import { logDocuments, railLock } from './lock'
import type { TrainOrderRow } from './order-store'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { seatRequest, writeSeats } from './secure'
import { passingWait } from './supply'

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
export async function againFor(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  kept: TrainOrderRow,
): Promise<SeatsAgain | undefined> {
  const { orderNo, lockNo, wishes } = kept
  if (wishes.lockedUntil === undefined || wishes.lockedUntil > context.clock.now().toISOString()) return undefined
  const [order] = await findOrders(sql, enterpriseId, [orderNo])
  if (!order) throw new Error(`order ${orderNo} is gone`)
  const seats = await seatRequest(context, sql, { ...order, enterpriseId }, kept)
  // The order's own key stands for the seats whose time is over, and their number for this time of asking.
  const again = { ...seats, orderNo: `${orderNo}/${lockNo}`, employeeId: 'system', holdUntil: order.departAt }
  await logDocuments(context, sql, again)
  return { seats, lock: railLock(context, again) }
}

/** Asks for them where their time is over; undefined while it is not. New seats are to be kept. */
export async function keepSeats(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  kept: TrainOrderRow,
): Promise<HeldAnew | RailPending | RailFailure | undefined> {
  const again = await againFor(context, sql, enterpriseId, kept)
  if (!again) return undefined
  const locked = await context.rail.lock(asking(context), again.lock)
  if (isRailFailure(locked) || 'pending' in locked) return locked
  return { keep: (own) => writeSeats(own, enterpriseId, kept.orderNo, again.seats, locked) }
}

/** How the supplier's answer for seats that are asked for again goes on where tickets are due: asked once more, or failed. */
export async function withoutSeats(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  orderNo: string,
  answer: RailPending | RailFailure,
): Promise<SupplierRefusal & { askAgainAt?: Date }> {
  if ('pending' in answer) return { failure: 'soldOut', askAgainAt: new Date(context.clock.now().getTime() + railQueueAskMs) }
  const [order] = await findOrders(sql, enterpriseId, [orderNo])
  const waits = passingWait(context, answer.failure, order!.departAt)
  return { failure: answer.failure, ...(waits && { askAgainAt: new Date(waits.until) }) }
}
