import { isProblem } from '@sojourn/contract/kit/problems'
import { holdsSeats } from '@sojourn/domain/booking/order/transitions'
import type { Context } from '../../../context'
import { writeNotifications } from '../notification/write'
import { findOrderTravellers, lockOrders } from '../order/store'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { announce } from '../notification/announce'
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
  const booker = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const [order] = await lockOrders(work, [orderNo])
    if (!order || !holdsSeats(order.state) || order.holdExpiresAt > context.clock.now()) return undefined
    const closed = await move(work, order, { event: 'expire', by: system })
    if (isProblem(closed)) throw new Error(`order ${orderNo} could not be closed: ${closed.problem}`)
    const travellers = await findOrderTravellers(work, [orderNo])
    const path = context.products[order.product]?.display.orderPath(orderNo) ?? ''
    await writeNotifications(work, 'closed', [order.bookerId], {
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
