import { orderStates, products } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import { endBySilence } from '@sojourn/domain/booking/approval/decide'
import { holdsSeats } from '@sojourn/domain/booking/order/transitions'
import type { Context } from '../../../context'
import { findApprovalOfOrder } from '../approval/store'
import { writeLetters } from '../mail/write'
import { findOrderTravellers, lockOrders } from '../order/store'
import { finishJob } from '../../../db/queue'
import { announce } from './announce'
import { applyProgress } from './decide'
import { move, system } from './lifecycle'

interface TimedJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** The hold has run out: an order that still only holds seats is closed and they go back. */
export async function expireOrder(context: Context, job: TimedJob): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const booker = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    if (!order || !holdsSeats(orderStates.word(order.state as 10)) || order.holdExpiresAt > context.clock.now()) return undefined
    const closed = await move(context, sql, enterpriseId, order, { event: 'expire', by: system })
    if (isProblem(closed)) throw new Error(`order ${orderNo} could not be closed: ${closed.problem}`)
    const travellers = (await findOrderTravellers(sql, enterpriseId, [orderNo])).map(({ name }) => name)
    const path = context.products[products.word(order.product as 1)]?.orderPath(orderNo) ?? ''
    await writeLetters(context, sql, enterpriseId, 'closed', [order.bookerId], {
      orderNo,
      title: order.title,
      total: order.total,
      travellers,
      path,
    })
    return order.bookerId
  })
  if (booker) announce(context, enterpriseId, orderNo, [booker])
}

/** Nobody decided in time: the approval ends as its flow says. */
export async function expireApproval(context: Context, job: TimedJob): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const concerned = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    const approval = order && (await findApprovalOfOrder(sql, enterpriseId, orderNo, true))
    if (!order || !approval || approval.progress.state !== 'approving') return []
    const ended = endBySilence(approval.progress, context.clock.now().toISOString())
    if (ended.state === 'approving') return []
    const moved = await applyProgress(context, sql, enterpriseId, approval, order, ended, system)
    if (isProblem(moved)) throw new Error(`approval of ${orderNo} could not be ended: ${moved.problem}`)
    return [order.bookerId, ...ended.levels.flatMap(({ tasks }) => tasks.map(({ approverId }) => approverId))]
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}
