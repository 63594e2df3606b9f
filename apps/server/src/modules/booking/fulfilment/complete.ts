import { isProblem } from '@sojourn/contract/kit/problems'
import { nextState } from '@sojourn/domain/booking/order/transitions'
import type { Context, Work } from '../../../context'
import type { SuppliedCoupon, Travelled } from '../../../capabilities/after-sales'
import { finishJob } from '../../../db/queue'
import type { Tenant } from '../../../db/tenant'
import { inTransaction } from '../../../work'
import { takePointsBack } from '../ledger/points'
import { writeNotifications } from '../notification/write'
import {
  findOrders,
  findOrderSegments,
  findOrderTravellers,
  lockOrders,
  type OrderRow,
  type OrderSegmentRow,
} from '../order/store'
import { findTickets, updateCoupons } from '../order/ticket-store'
import { ownWordsOf } from '../order/summary'
import { announce } from '../notification/announce'
import { askSupplier } from '../lifecycle/ask-supplier'
import { completeApplication } from '../applying/application-complete'
import { move, system } from '../lifecycle/lifecycle'
import { orderJob } from '../lifecycle/order-job'
import { returnToBudget } from '../application/order-budget'
import { returnMoney } from '../payment/return-payments'
import { watchSchedules } from './schedule-events'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Once tickets exist, their departures are watched, and after each departure the carrier is asked who flew. */
export async function followTravel(work: Work, order: OrderRow): Promise<void> {
  const segments = await findOrderSegments(work, [order.orderNo])
  const [, looks] = await Promise.all([watchSchedules(work), lookAgain(work, order, segments)])
  // What is fulfilled when all of it is over already is complete at once.
  if (!looks) await orderJob(work, 'order.complete', order.orderNo)
}

/**
 * A day after every departure, and a day after the end of travel (handbook 6.3, 1.7); of a supplier that tells who came also when
 * check-in opens, shortly before it closes, and as soon as it knows.
 */
const moments = (segments: readonly OrderSegmentRow[], knownAfter: number | undefined): number[] =>
  segments
    .flatMap(({ departAt, arriveAt }) => {
      const early = knownAfter === undefined ? [] : [-dayMs, -2 * hourMs, knownAfter * minuteMs]
      return [...early.map((offset) => departAt.getTime() + offset), departAt.getTime() + dayMs, arriveAt.getTime() + dayMs]
    })
    .sort((a, b) => a - b)

/** Asks for the next look; false when all travel is over. */
async function lookAgain(work: Work, { orderNo, fulfiller }: OrderRow, segments: readonly OrderSegmentRow[]): Promise<boolean> {
  const now = work.context.clock.now()
  const { travelKnownAfter } = work.context.fulfilments[fulfiller]
  const next = moments(segments, travelKnownAfter).find((moment) => moment > now.getTime())
  if (next === undefined) return false
  await orderJob(work, 'order.complete', orderNo, new Date(next))
  return true
}

const canComplete = ({ kind, state }: OrderRow): boolean => nextState(kind, state, 'complete') !== undefined

/** Keeps the coupons as the carrier knows them; when travel is over the order is complete, and what is still open is unused. */
export async function completeOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const answered = await askSupplier(context, enterpriseId, async (tenant) => {
    const [[order], tickets] = await Promise.all([findOrders(tenant, [orderNo]), findTickets(tenant, orderNo)])
    if (!order || !canComplete(order)) return undefined
    const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
    return { order: { ...order, enterpriseId, ticketNos }, operation: context.fulfilments[order.fulfiller].travel }
  })
  const concerned = await inTransaction<string[]>(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const [order] = await lockOrders(work, [orderNo])
    if (!order || !answered || !canComplete(order)) return []
    // Coupons were given back or exchanged meanwhile: what was told of them is over.
    if (order.version !== answered.order.version) {
      await orderJob(work, 'order.complete', orderNo)
      return []
    }
    const travelled = await answered.keep(work)
    const unused = await keepCoupons(work, order, travelled)
    await settleUnused(work, order, travelled, unused)
    const segments = await findOrderSegments(work, [orderNo])
    if (await lookAgain(work, order, segments)) return []
    const moved = await move(work, order, { event: 'complete', by: system })
    if (isProblem(moved)) throw new Error(`order ${orderNo} could not be completed: ${moved.problem}`)
    await completeApplication(work, orderNo)
    return [order.bookerId]
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

/** What the supplier gives back because nobody came goes to those who paid, by itself. */
async function settleUnused(work: Work, order: OrderRow, travelled: Travelled, unused: readonly SuppliedCoupon[]): Promise<void> {
  const { orderNo, bookerId, title } = order
  const product = work.context.products[order.product]
  const { gone = 0, back = 0 } = (await travelled.settle?.(unused)) ?? {}
  const at = work.context.clock.now()
  if (gone > 0) await takePointsBack(work, order, gone, at)
  if (!product || back === 0) return
  await returnToBudget(work, { orderNo, amount: back })
  await returnMoney(work, { orderNo, paidOrderNo: orderNo, amount: back, kind: 'refund', occasion: at.toISOString(), at })
  const travellers = await findOrderTravellers(work, [orderNo])
  await writeNotifications(work, 'unused', [bookerId], {
    orderNo,
    title,
    total: back,
    travellers,
    path: product.display.orderPath(orderNo),
    words: (language) => ownWordsOf(work.context, order, language),
  })
}

/** Keeps where each coupon stands; answers those that are seen unused now. */
async function keepCoupons(tenant: Tenant, order: OrderRow, { coupons: told }: Travelled): Promise<SuppliedCoupon[]> {
  const tickets = await findTickets(tenant, order.orderNo)
  const read = tickets.map(({ ticketNo, coupons }) => ({
    ticketNo,
    coupons: coupons.map((coupon) => {
      const now = told.find((each) => each.ticketNo === ticketNo && (each.segment ?? coupon.segment) === coupon.segment)
      return now ? { ...coupon, state: now.state } : coupon
    }),
  }))
  await updateCoupons(tenant, order.orderNo, read)
  const isOpen = (ticketNo: string, segment: number | undefined): boolean =>
    tickets.some(
      (ticket) =>
        ticket.ticketNo === ticketNo && ticket.coupons.some((coupon) => coupon.segment === segment && coupon.state === 'open'),
    )
  return told.filter(({ ticketNo, segment, state }) => state === 'void' && isOpen(ticketNo, segment))
}
