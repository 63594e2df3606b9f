import { isProblem } from '@sojourn/contract/kit/problems'
import type { AskedAgain, Issued, IssueResult } from '../../../capabilities/fulfilment'
import type { Context, Work } from '../../../context'
import { takePointsBack } from '../ledger/points'
import { writeNotifications } from '../notification/write'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { insertTickets } from '../order/ticket-store'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { ownWordsOf } from '../order/summary'
import { announce } from '../notification/announce'
import { followTravel } from './complete'
import { journeyLines } from '../coupon/journey-lines'
import { askSupplier } from '../lifecycle/ask-supplier'
import { takeSubstitute } from '../decision/confirm-offer'
import { withLastLook } from '../decision/last-look'
import { bookerOf } from '../lifecycle/leave'
import { move, supplier } from '../lifecycle/lifecycle'
import { orderJob } from '../lifecycle/order-job'
import { returnToBudget } from '../application/order-budget'
import { returnMoney } from '../payment/return-payments'

const isIssuing = ({ state }: OrderRow): boolean => state === 'issuing'

/**
 * A paid order becomes tickets, or fails and everything goes back. The supplier is asked under the order's own key, so that whatever stops
 * between its answer and what is kept of it, the same answer comes again.
 */
export async function issueOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const answered = await askSupplier(context, enterpriseId, async (tenant) => {
    const [order] = await findOrders(tenant, [orderNo])
    if (!order || !isIssuing(order)) return undefined
    return { order: { ...order, enterpriseId }, operation: context.fulfilments[order.fulfiller].issue }
  })
  const concerned = await withLastLook(context, enterpriseId, job.id, (look) =>
    inTransaction<string[]>(context, enterpriseId, async (work) => {
      const [[order], , travellers] = await Promise.all([
        lockOrders(work, [orderNo]),
        finishJob(work.sql, job.id),
        findOrderTravellers(work, [orderNo]),
      ])
      if (!order || !answered || !isIssuing(order)) return []
      const again = async ({ askAgainAt, concerned = [] }: Partial<AskedAgain> = {}): Promise<string[]> => {
        await orderJob(work, 'order.issue', orderNo, askAgainAt)
        return concerned
      }
      // Somebody has left its party meanwhile: what was answered is of other people.
      if (order.version !== answered.order.version) return again()
      const result = await answered.keep(work)
      if ('askAgainAt' in result) return again(result)
      if ('failure' in result && (await takeSubstitute(work, order, result.failure, look))) return again()
      return end(work, { order, travellers }, result)
    }),
  )
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

interface Party {
  order: OrderRow
  travellers: readonly OrderTravellerRow[]
}
type Ended = Exclude<IssueResult, AskedAgain | { left: unknown }>

/** The order has its tickets, or has failed; answers whom that concerns. */
async function end(work: Work, { order, travellers }: Party, result: Exclude<IssueResult, AskedAgain>): Promise<string[]> {
  if ('left' in result) return leftByBooker(work, order)
  const failed = 'failure' in result
  // The money comes last, as notifications are read for while budgets are: every other order of the company waits for its accounts until this
  // transaction ends.
  const [readers, , , moved] = await Promise.all([
    tellEnd(work, { order, travellers }, result),
    !failed && insertTickets(work, order.orderNo, result.tickets, work.context.clock.now()),
    !failed && followTravel(work, order),
    move(
      work,
      order,
      failed ? { event: 'fail', by: supplier, detail: { failure: result.failure } } : { event: 'issue', by: supplier },
    ),
  ])
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} could not be moved: ${moved.problem}`)
  if (!failed) await returnDifference(work, moved, result)
  return readers
}

/** Answers to whom it was written. */
async function tellEnd(work: Work, { order, travellers }: Party, result: Ended): Promise<string[]> {
  const { orderNo } = order
  const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  await writeNotifications(work, 'failure' in result ? 'failed' : 'issued', readers, {
    orderNo,
    title: order.title,
    total: order.total,
    travellers,
    lines: journeyLines(work, order, travellers, 'failure' in result ? [] : result.tickets),
    path: work.context.products[order.product]!.display.orderPath(orderNo),
    words: (language) => ownWordsOf(work.context, order, language),
  })
  return readers
}

/** The supplier was asked to stop, and whoever asked it has not written it down. */
async function leftByBooker(work: Work, order: OrderRow): Promise<string[]> {
  const by = await bookerOf(work, order)
  const left = await move(work, order, { event: 'leave', by })
  if (isProblem(left)) throw new Error(`order ${order.orderNo} could not be left: ${left.problem}`)
  return [order.bookerId]
}

/** What was paid in advance beyond the price in the end goes back to those who paid, and to the budget. */
async function returnDifference(work: Work, order: OrderRow, { returned: amount = 0, returnedBeside }: Issued): Promise<void> {
  if (amount === 0) return
  const { orderNo } = order
  const at = work.context.clock.now()
  await returnToBudget(work, { orderNo, amount })
  await returnMoney(work, { orderNo, paidOrderNo: orderNo, amount, kind: 'refund', at })
  if (!returnedBeside) await takePointsBack(work, order, amount, at)
}
