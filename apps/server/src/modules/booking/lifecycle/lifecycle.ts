import { orderStates, products, type OrderState } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { mayCause, nextState, type OrderActor, type OrderEvent } from '@sojourn/domain/booking/order/transitions'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { captureCredit, releaseCredit } from '../ledger/credit'
import { writeTransition, type OrderRow } from '../order/store'
import { returnPayments } from './return-payments'
import { enqueue } from '../../../db/queue'
import { endApproval } from './end-approval'

/** Who moves an order, for the table of who may and for its history. */
export interface Mover {
  kind: OrderActor
  id: string
  name: string
}
export const system: Mover = { kind: 'system', id: 'system', name: '' }
export const supplier: Mover = { kind: 'supplier', id: 'supplier', name: '' }

interface Move {
  event: OrderEvent
  by: Mover
  detail?: Record<string, string | number>
  holdExpiresAt?: Date
  settleType?: 1 | 4
}

/**
 * The only place where an order changes state: the table says what is legal and who may, the state and its history
 * row move in one statement, and what the new state asks for joins the same transaction.
 */
export async function move(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  step: Move,
): Promise<OrderRow | Problem> {
  const from = orderStates.word(order.state as 10)
  const to = nextState(from, step.event)
  if (!to || !mayCause(from, step.event, step.by.kind))
    return problem('transitionRefused', { detail: { orderNo: order.orderNo } })
  const at = context.clock.now()
  const state = orderStates.code(to)
  const written = await writeTransition(sql, enterpriseId, order, {
    orderNo: order.orderNo,
    version: order.version,
    state,
    event: step.event,
    actorId: step.by.id,
    actorName: step.by.name,
    detail: step.detail ?? {},
    at,
    ...(step.holdExpiresAt ? { holdExpiresAt: step.holdExpiresAt } : {}),
    ...(step.settleType ? { settleType: step.settleType } : {}),
  })
  if (!written) return problem('orderChanged', { detail: { orderNo: order.orderNo } })
  const moved: OrderRow = {
    ...order,
    state,
    version: order.version + 1,
    updatedAt: at,
    holdExpiresAt: step.holdExpiresAt ?? order.holdExpiresAt,
    settleType: step.settleType ?? order.settleType,
  }
  await effects[to]?.(context, sql, enterpriseId, moved, step)
  return moved
}

type Effect = (context: Context, sql: Sql, enterpriseId: number, order: OrderRow, step: Move) => Promise<void>

/** What entering a state brings with it. */
const effects: Partial<Record<OrderState, Effect>> = {
  awaitingPayment: (context, sql, enterpriseId, order) => scheduleExpiry(context, sql, enterpriseId, order),
  issuing: async (context, sql, enterpriseId, order) => {
    const now = context.clock.now()
    await enqueue(sql, { id: newId(now), kind: 'order.issue', enterpriseId, payload: { orderNo: order.orderNo }, runAt: now })
  },
  issued: (context, sql, enterpriseId, order) => captureCredit(context, sql, enterpriseId, order),
  failed: unwind,
  rejected: unwind,
  cancelled: unwind,
  closed: unwind,
}

/** Seats, frozen credit and personal money go back, and whoever was asked need not decide any more. */
async function unwind(context: Context, sql: Sql, enterpriseId: number, order: OrderRow, step: Move): Promise<void> {
  const product = context.products[products.word(order.product as 1)]
  await product?.release(context, sql, order)
  await releaseCredit(context, sql, enterpriseId, order)
  await returnPayments(context, sql, enterpriseId, order)
  await endApproval(sql, enterpriseId, order, step.event)
}

/** Wakes at the end of the hold; an order that has gone on by then is left alone. */
export async function scheduleExpiry(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: { orderNo: string; holdExpiresAt: Date },
): Promise<void> {
  await enqueue(sql, {
    id: newId(context.clock.now()),
    kind: 'order.expire',
    enterpriseId,
    payload: { orderNo: order.orderNo },
    runAt: order.holdExpiresAt,
  })
}
