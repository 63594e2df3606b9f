import { orderStates, products } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { takePointsBack } from '../ledger/points'
import { writeLetters } from '../mail/write'
import { findOrderTravellers, insertTickets, lockOrders, type OrderRow } from '../order/store'
import { enqueue, finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { announce } from './announce'
import { followTravel } from './complete'
import { journeyLines } from './journey-lines'
import { issueWithinApproval } from './confirm-offer'
import { move, supplier } from './lifecycle'
import { returnToBudget } from './order-budget'
import { returnMoney } from './return-payments'

/** A paid order becomes tickets, or fails and everything goes back; the supplier is asked under the order's own key. */
export async function issueOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const concerned = await context.database.transaction(enterpriseId, async (sql) => {
    const [[order], travellers] = await Promise.all([
      lockOrders(sql, enterpriseId, [orderNo]),
      findOrderTravellers(sql, enterpriseId, [orderNo]),
      finishJob(sql, job.id),
    ])
    if (!order || orderStates.word(order.state as 10) !== 'issuing') return []
    const product = context.products[products.word(order.product as 1)]
    if (!product) throw new Error(`nobody fulfils product ${order.product}`)
    const { order: supplied, result } = await issueWithinApproval(context, sql, enterpriseId, order, product)
    if ('askAgainAt' in result) {
      await askAgain(context, sql, enterpriseId, orderNo, result.askAgainAt)
      return []
    }
    const failed = 'failure' in result
    if (!failed) await insertTickets(sql, enterpriseId, orderNo, result.tickets, context.clock.now())
    const moved = await move(
      context,
      sql,
      enterpriseId,
      supplied,
      failed ? { event: 'fail', by: supplier, detail: { failure: result.failure } } : { event: 'issue', by: supplier },
    )
    if (isProblem(moved)) throw new Error(`order ${orderNo} could not be moved: ${moved.problem}`)
    if (!failed) {
      await followTravel(context, sql, enterpriseId, moved)
      await returnDifference(context, sql, enterpriseId, moved, result.returned ?? 0)
    }
    const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
    await writeLetters(context, sql, enterpriseId, failed ? 'failed' : 'issued', readers, {
      orderNo,
      title: supplied.title,
      total: supplied.total,
      travellers,
      lines: await journeyLines(context, sql, enterpriseId, supplied),
      path: product.orderPath(orderNo),
      words: product.words,
    })
    return readers
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

const askAgain = (context: Context, sql: Sql, enterpriseId: number, orderNo: string, runAt: Date): Promise<unknown> =>
  enqueue(sql, { id: newId(context.clock.now()), kind: 'order.issue', enterpriseId, payload: { orderNo }, runAt })

/** What was paid in advance beyond the price in the end goes back to those who paid, and to the budget. */
async function returnDifference(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const { orderNo } = order
  const at = context.clock.now()
  await returnToBudget(context, sql, enterpriseId, { orderNo, amount })
  await returnMoney(context, sql, enterpriseId, { orderNo, paidOrderNo: orderNo, amount, kind: 'refund', at })
  await takePointsBack(sql, enterpriseId, order, amount, at)
}
