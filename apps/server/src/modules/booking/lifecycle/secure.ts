import { orderStates, products } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { enqueue, finishJob } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { writeLetters } from '../mail/write'
import { findOrderTravellers, lockOrders } from '../order/store'
import { findApprovers, findPeople } from '../traveller/store'
import { chinaDate } from '../../../kit/clock'
import { announce } from './announce'
import { move, supplier } from './lifecycle'
import { submitQueued } from './queued-order'

/** A queued order hears how the supplier's search for its seats ended: it goes on as if submitted now, fails, or waits on. */
export async function secureOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const concerned = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    if (!order || orderStates.word(order.state as 10) !== 'draft') return []
    const product = context.products[products.word(order.product as 1)]
    if (!product?.secure) throw new Error(`nobody secures product ${order.product}`)
    const result = await product.secure(context, sql, { ...order, enterpriseId })
    if ('askAgainAt' in result) {
      const id = newId(context.clock.now())
      await enqueue(sql, { id, kind: 'order.secure', enterpriseId, payload: { orderNo }, runAt: result.askAgainAt })
      return []
    }
    if ('failure' in result) {
      const detail = { failure: result.failure }
      const moved = await move(context, sql, enterpriseId, order, { event: 'fail', by: supplier, detail })
      if (isProblem(moved)) throw new Error(`order ${orderNo} could not be moved: ${moved.problem}`)
      const travellers = await findOrderTravellers(sql, enterpriseId, [orderNo])
      const letter = order.kind === 'change' ? ('changeFailed' as const) : ('failed' as const)
      const { title, total } = order
      const path = product.orderPath(orderNo)
      await writeLetters(context, sql, enterpriseId, letter, [order.bookerId], { orderNo, title, total, travellers, path })
      return [order.bookerId]
    }
    const [[booker], approvers] = await Promise.all([
      findPeople(sql, enterpriseId, [order.bookerId], chinaDate(context.clock.now())),
      findApprovers(sql, enterpriseId),
    ])
    const by = { employeeId: order.bookerId, name: booker?.name ?? '' }
    const moved = await submitQueued(context, sql, enterpriseId, order, by, { chain: result.chain, approvers })
    if (isProblem(moved)) throw new Error(`order ${orderNo} could not be moved: ${moved.problem}`)
    return [order.bookerId, ...(result.chain?.levels[0]?.approverIds ?? [])]
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}
