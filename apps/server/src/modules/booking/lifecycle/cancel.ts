import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { answeredBefore } from '../../../db/once'
import { once } from '../../../work'
import { lockOrders, type OrderRow } from '../order/store'
import { announce } from '../notification/announce'
import { askToLeave, isLeavable, refusalToLeave, type Left } from './leave'
import { move } from './lifecycle'

/** The booker gives an order up: cancelled before it is paid, left before its supplier has answered. */
export async function cancelOrder(
  context: Context,
  actor: Actor,
  request: { orderNo: string; reason?: string },
): Promise<{ orderNo: string; state: number } | Problem> {
  const isOwn = (order: OrderRow): boolean => order.bookerId === actor.employeeId
  const left = (await answeredBefore(context, actor))
    ? undefined
    : await askToLeave(context, actor.enterpriseId, request.orderNo, isOwn)
  const answer = await once<{ orderNo: string; state: number }>(context, actor, async (work) => {
    const [order] = await lockOrders(work, [request.orderNo])
    if (!order || !isOwn(order)) return problem('orderUnknown', { field: 'orderNo' })
    const moved = await giveUp(work, actor, order, { reason: request.reason, left })
    return isProblem(moved) ? moved : { orderNo: moved.orderNo, state: numberOfKept(moved) }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId])
  return answer
}

/** The booker takes an order back from its approvers; a booking can be submitted again as long as its hold lasts. */
export async function withdrawOrder(
  context: Context,
  actor: Actor,
  { orderNo }: { orderNo: string },
): Promise<{ orderNo: string; state: number } | Problem> {
  const { enterpriseId } = actor
  const answer = await once<{ orderNo: string; state: number }>(context, actor, async (work) => {
    const [order] = await lockOrders(work, [orderNo])
    if (!order || order.bookerId !== actor.employeeId) return problem('orderUnknown', { field: 'orderNo' })
    const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
    const moved = await move(work, order, { event: 'withdraw', by })
    return isProblem(moved) ? moved : { orderNo, state: numberOfKept(moved) }
  })
  if (!isProblem(answer)) announce(context, enterpriseId, orderNo, [actor.employeeId])
  return answer
}

/**
 * Ends an order of the actor that has no tickets yet; all that was set aside for it goes back. `left`: what its supplier said, where one
 * was asked to stop.
 */
export async function giveUp(
  work: Work,
  actor: Actor,
  order: OrderRow,
  { reason, left }: { reason?: string | undefined; left?: Left | undefined },
): Promise<OrderRow | Problem> {
  const { state } = order
  // The order's issue heard first that it was left.
  if (left && state === 'cancelled') return order
  const isLeft = isLeavable(work.context, order)
  const refused = isLeft ? await refusalToLeave(work, order, left) : undefined
  if (refused) return refused
  return move(work, order, {
    // A change or refund is only an application: taken back it is over.
    event: isLeft ? 'leave' : state === 'approving' && order.kind !== 'booking' ? 'withdraw' : 'cancel',
    by: { kind: 'booker', id: actor.employeeId, name: actor.name },
    detail: reason ? { reason } : {},
  })
}
