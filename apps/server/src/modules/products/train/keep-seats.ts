import { isRailFailure, type RailFailure, type RailPending } from '@sojourn/supply/ports/rail'
import type { Context, SupplierRefusal } from '../../../context'
import { attempt } from '../../../db/attempt'
import type { Sql } from '../../../db/sql'
import { findOrders } from '../../booking/order/store'
import { lockSeats } from './lock'
import type { TrainOrderRow } from './order-store'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { seatRequest, writeSeats } from './secure'
import { passingWait } from './supply'

/**
 * The railway keeps seats for half an hour (handbook 3.5), and an order may wait longer for its approvers and payer: after that the
 * same train and class is asked for again, at the same price. `kept`: the time is not over; `locked`: there are new seats.
 */
export async function keepSeats(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  kept: TrainOrderRow,
): Promise<'kept' | 'locked' | RailPending | RailFailure> {
  const { orderNo, lockNo, wishes } = kept
  if (wishes.lockedUntil === undefined || wishes.lockedUntil > context.clock.now().toISOString()) return 'kept'
  const [order] = await findOrders(sql, enterpriseId, [orderNo])
  if (!order) throw new Error(`order ${orderNo} is gone`)
  const request = await seatRequest(context, sql, { ...order, enterpriseId }, kept)
  // The order's own key stands for the seats whose time is over, and their number for this time of asking.
  const again = { ...request, orderNo: `${orderNo}/${lockNo}`, employeeId: 'system', holdUntil: order.departAt }
  const locked = await attempt(sql, () => lockSeats(context, sql, again))
  if (isRailFailure(locked) || 'pending' in locked) return locked
  await writeSeats(sql, enterpriseId, orderNo, request, locked)
  return 'locked'
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
