import type { OrderKind, OrderState, SettleType } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import { mayCause, nextState, type OrderActor, type OrderEvent } from '@sojourn/domain/booking/order/transitions'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { closeLines } from '../coupon/store'
import { heldFor } from '../ledger/money'
import { writeTransition, type OrderRow } from '../order/store'
import { fulfilPayments } from '../payment/fulfil-payments'
import { releaseGuarantee } from '../payment/guarantee'
import { releaseBudget, spendBudget, usesOf, type OrderUses } from '../application/order-budget'
import { returnPayments } from '../payment/return-payments'
import { orderJob } from './order-job'
import { endApproval } from '../approval/end-approval'

/** Who moves an order, for the table of who may and for its history. */
export interface Mover {
  kind: OrderActor
  id: string
  name: string
  /** The name of the approver for whom a substitute decided. */
  inPlaceOf?: string
}
export const system: Mover = { kind: 'system', id: 'system', name: '' }
export const supplier: Mover = { kind: 'supplier', id: 'supplier', name: '' }

interface Move {
  event: OrderEvent
  by: Mover
  detail?: Record<string, string | number>
  holdExpiresAt?: Date
  settleType?: SettleType
}

/**
 * The only place where an order changes state: the table says what is legal and who may, the state and its history
 * row move in one statement, and what the new state asks for joins the same transaction.
 */
export async function move(work: Work, order: OrderRow, step: Move): Promise<OrderRow | Problem> {
  const from = order.state
  const event = eventFor(order, step.event)
  const to = nextState(order.kind, from, event)
  if (!to || !mayCause(order.kind, from, event, step.by.kind))
    return problem('transitionRefused', { detail: { orderNo: order.orderNo } })
  const at = work.context.clock.now()
  const [version, setAside] = await Promise.all([
    writeTransition(work, order, {
      orderNo: order.orderNo,
      version: order.version,
      state: to,
      event,
      actorId: step.by.id,
      actorName: step.by.name,
      detail: { ...step.detail, ...(step.by.inPlaceOf !== undefined && { inPlaceOf: step.by.inPlaceOf }) },
      at,
      ...(step.holdExpiresAt ? { holdExpiresAt: step.holdExpiresAt } : {}),
      ...(step.settleType ? { settleType: step.settleType } : {}),
    }),
    spentBy[to] === step.event ? findSetAside(work, order) : undefined,
  ])
  if (version === undefined) return problem('orderChanged', { detail: { orderNo: order.orderNo } })
  const moved: OrderRow = {
    ...order,
    state: to,
    version,
    updatedAt: at,
    holdExpiresAt: step.holdExpiresAt ?? order.holdExpiresAt,
    settleType: step.settleType ?? order.settleType,
  }
  // Whoever stays in a state waits on as before.
  if (to !== from) await begin(work, moved, to)
  if (setAside) await spend(work, moved, setAside)
  await endings[to]?.(work, moved, step)
  return moved
}

/** An order for which nothing is to be paid through us goes on without a visit to the payment page. */
export const eventFor = (order: { kind: OrderKind; total: number }, event: OrderEvent): OrderEvent =>
  order.kind !== 'refund' && order.total === 0 && (event === 'approve' || event === 'skipApproval') ? 'settle' : event

interface Begun {
  orderNo: string
  kind: OrderKind
  holdExpiresAt: Date
}
/** What the supplier is asked for in these states, by a job. */
const jobs = { issuing: 'order.issue', changing: 'order.change', refunding: 'order.refund' } as const

/** What waits in a state waits with a clock, and what the supplier is asked for is a job. */
export async function begin(work: Work, order: Begun, state: OrderState): Promise<void> {
  if (state === 'awaitingPayment') return scheduleExpiry(work, order)
  const kind = jobs[state as keyof typeof jobs]
  if (kind) await orderJob(work, kind, order.orderNo)
}

type Effect = (work: Work, order: OrderRow, step: Move) => Promise<void>

/** What ends with an order when it enters a state. */
const endings: Partial<Record<OrderState, Effect>> = {
  // Taken back from its approvers: what is held and set aside stays so until the hold is over.
  draft: (work, order, step) => endApproval(work, order, step.event),
  changed: async (work, order, step) => {
    if (step.event === 'exchange') await closeLines(work, order.orderNo)
  },
  refunded: (work, order) => freeCoupons(work, order),
  refundFailed: (work, order) => freeCoupons(work, order),
  refused: unwind,
  changeFailed: unwind,
  failed: unwind,
  rejected: unwind,
  cancelled: unwind,
  closed: unwind,
}

/** By which event what was set aside is spent, where an order comes into these states. */
const spentBy: Partial<Record<OrderState, OrderEvent>> = { issued: 'issue', changed: 'exchange' }

interface SetAside {
  uses: OrderUses
  held: readonly Part[]
}

async function findSetAside(work: Work, order: OrderRow): Promise<SetAside> {
  const [uses, held] = await Promise.all([usesOf(work, order), heldFor(work, order.orderNo)])
  return { uses, held }
}

/** What was set aside is spent: budgets are moved before the money of the company, those under an application in more than one turn. */
async function spend(work: Work, order: OrderRow, { uses, held }: SetAside): Promise<void> {
  const spending = spendBudget(work, order, uses)
  if (uses.underApplication) await spending
  await Promise.all([spending, fulfilPayments(work, order, held)])
}

/** Seats and all money that was set aside go back, and whoever was asked need not decide any more. */
async function unwind(work: Work, order: OrderRow, step: Move): Promise<void> {
  const isHeld = order.kind !== 'refund' && work.context.fulfilments[order.fulfiller].release !== undefined
  if (isHeld) await orderJob(work, 'order.release', order.orderNo)
  await releaseGuarantee(work, order.orderNo, work.context.clock.now())
  await releaseBudget(work, order)
  await returnPayments(work, order)
  await endApproval(work, order, step.event)
  await freeCoupons(work, order)
}

/** The coupons that a refund or change order held can be taken by another one again. */
async function freeCoupons(tenant: Tenant, order: OrderRow): Promise<void> {
  if (order.kind !== 'booking') await closeLines(tenant, order.orderNo)
}

/** Wakes at the end of the hold; an order that has gone on by then is left alone. */
export async function scheduleExpiry(work: Work, order: { orderNo: string; holdExpiresAt: Date }): Promise<void> {
  await orderJob(work, 'order.expire', order.orderNo, order.holdExpiresAt)
}
