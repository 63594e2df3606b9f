import { orderStates } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { lockOrders } from '../order/store'
import { announce } from './announce'
import { move } from './lifecycle'

/** The booker gives an order up: withdrawn while it is being approved, cancelled before it is paid. */
export async function cancelOrder(
  context: Context,
  actor: Actor,
  request: { orderNo: string; reason?: string },
): Promise<{ orderNo: string; state: number } | Problem> {
  const answer = await once<{ orderNo: string; state: number }>(context, actor, async (sql) => {
    const [order] = await lockOrders(sql, actor.enterpriseId, [request.orderNo])
    if (!order || order.bookerId !== actor.employeeId) return problem('orderUnknown', { field: 'orderNo' })
    const event = orderStates.word(order.state as 10) === 'approving' ? 'withdraw' : 'cancel'
    const moved = await move(context, sql, actor.enterpriseId, order, {
      event,
      by: { kind: 'booker', id: actor.employeeId, name: actor.name },
      detail: request.reason ? { reason: request.reason } : {},
    })
    return isProblem(moved) ? moved : { orderNo: moved.orderNo, state: moved.state }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId])
  return answer
}
