import type { OrderState } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Secured } from '../../../capabilities/fulfilment'
import type { Context, Work } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { findApprovalOfOrder } from '../approval/store'
import { writeNotifications } from '../notification/write'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow } from '../order/store'
import { announce } from '../notification/announce'
import { askSupplier } from './ask-supplier'
import { move, supplier } from './lifecycle'
import { orderJob } from './order-job'
import { decidedOf, inNameOfAgent, submitQueued } from './queued-order'

/** A queued order hears how the supplier's search for its seats ended: it goes on as if submitted now, fails, or waits on. */
export async function secureOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const answered = await askForSeats(context, enterpriseId, orderNo, () => true)
  const concerned = await inTransaction(context, enterpriseId, async (work) => {
    const [[order]] = await Promise.all([lockOrders(work, [orderNo]), finishJob(work.sql, job.id)])
    // Whoever gave the order up meanwhile has left the queue with it.
    if (!order || !answered || order.version !== answered.order.version) return []
    const kept = await answered.keep(work)
    if (!('failure' in kept)) await inNameOfAgent(work, order)
    const secured = await goOn(work, order, kept)
    if (!('askAgainAt' in secured)) return [order.bookerId, ...secured.approverIds]
    await orderJob(work, 'order.secure', orderNo, secured.askAgainAt)
    return []
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

/** Asks the supplier once how its search for an order's seats ended, with no connection held; undefined for an order that is in no queue. */
export const askForSeats = (context: Context, enterpriseId: number, orderNo: string, mayAsk: (order: OrderRow) => boolean) =>
  askSupplier(context, enterpriseId, async (tenant) => {
    const [[order], former] = await Promise.all([findOrders(tenant, [orderNo]), findApprovalOfOrder(tenant, orderNo)])
    const operation = order && context.fulfilments[order.fulfiller].secure
    // What was taken back from its approvers is a draft too, and has its seats.
    if (!operation || former || !mayAsk(order) || order.state !== 'draft') return undefined
    return { order: { ...order, enterpriseId }, operation }
  })

type GoneOn = { askAgainAt: Date } | { state: OrderState; approverIds: readonly string[] }

/** Moves a queued order with what its supplier said. */
export async function goOn(work: Work, order: OrderRow, secured: Secured): Promise<GoneOn> {
  if ('askAgainAt' in secured) return secured
  if ('failure' in secured) return failed(work, order, secured.failure)
  const decided = await decidedOf(work, order)
  const { state } = done(await submitQueued(work, order, { booker: decided.booker, approval: decided }))
  return { state, approverIds: firstAsked(decided.chain) }
}

async function failed(work: Work, order: OrderRow, failure: string): Promise<GoneOn> {
  const { state } = done(await move(work, order, { event: 'fail', by: supplier, detail: { failure } }))
  await tellFailure(work, order)
  return { state, approverIds: [] }
}

/** The booker of an order that came to nothing, and waits for no answer, gets a notification. */
export async function tellFailure(work: Work, order: OrderRow): Promise<void> {
  const { orderNo, kind, title, total, bookerId } = order
  const travellers = await findOrderTravellers(work, [orderNo])
  const notification = kind === 'change' ? ('changeFailed' as const) : ('failed' as const)
  const path = work.context.products[order.product]!.display.orderPath(orderNo)
  await writeNotifications(work, notification, [bookerId], { orderNo, title, total, travellers, path })
}

/** A draft that is locked and still waits can always go on. */
function done(moved: OrderRow | Problem): OrderRow {
  if (isProblem(moved)) throw new Error(`a queued order could not be moved: ${moved.problem}`)
  return moved
}
