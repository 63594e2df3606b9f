import { couponStates, orderStates, products } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import { nextState } from '@sojourn/domain/booking/order/transitions'
import type { Context } from '../../../context'
import type { SuppliedCoupon, Travelled } from '../../../capabilities/after-sales'
import { finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { takePointsBack } from '../ledger/points'
import { writeLetters } from '../notification/write'
import {
  findOrders,
  findOrderSegments,
  findOrderTravellers,
  findTickets,
  lockOrders,
  updateCoupons,
  type OrderRow,
  type OrderSegmentRow,
} from '../order/store'
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
export async function followTravel(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<void> {
  const segments = await findOrderSegments(sql, enterpriseId, [order.orderNo])
  await Promise.all([watchSchedules(context, sql, enterpriseId), lookAgain(context, sql, enterpriseId, order, segments)])
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
async function lookAgain(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { orderNo, fulfiller }: OrderRow,
  segments: readonly OrderSegmentRow[],
): Promise<boolean> {
  const now = context.clock.now()
  const { travelKnownAfter } = context.fulfilments[fulfiller]
  const next = moments(segments, travelKnownAfter).find((moment) => moment > now.getTime())
  if (next === undefined) return false
  await orderJob(context, sql, enterpriseId, 'order.complete', orderNo, new Date(next))
  return true
}

const canComplete = ({ kind, state }: OrderRow): boolean =>
  nextState(kind, orderStates.word(state as 10), 'complete') !== undefined

/** Keeps the coupons as the carrier knows them; when travel is over the order is complete, and what is still open is unused. */
export async function completeOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const answered = await askSupplier(context, enterpriseId, async (sql) => {
    const [[order], tickets] = await Promise.all([
      findOrders(sql, enterpriseId, [orderNo]),
      findTickets(sql, enterpriseId, orderNo),
    ])
    if (!order || !canComplete(order)) return undefined
    const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
    return { order: { ...order, enterpriseId, ticketNos }, operation: context.fulfilments[order.fulfiller].travel }
  })
  const concerned = await context.database.transaction<string[]>(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    if (!order || !answered || !canComplete(order)) return []
    // Coupons were given back or exchanged meanwhile: what was told of them is over.
    if (order.version !== answered.order.version) {
      await orderJob(context, sql, enterpriseId, 'order.complete', orderNo)
      return []
    }
    const travelled = await answered.keep(sql)
    const unused = await keepCoupons(sql, enterpriseId, order, travelled)
    await settleUnused(context, sql, enterpriseId, order, travelled, unused)
    const segments = await findOrderSegments(sql, enterpriseId, [orderNo])
    if (await lookAgain(context, sql, enterpriseId, order, segments)) return []
    const moved = await move(context, sql, enterpriseId, order, { event: 'complete', by: system })
    if (isProblem(moved)) throw new Error(`order ${orderNo} could not be completed: ${moved.problem}`)
    await completeApplication(context, sql, enterpriseId, orderNo)
    return [order.bookerId]
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

/** What the supplier gives back because nobody came goes to those who paid, by itself. */
async function settleUnused(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  travelled: Travelled,
  unused: readonly SuppliedCoupon[],
): Promise<void> {
  const { orderNo, bookerId, title } = order
  const product = context.products[products.word(order.product as 1)]
  const { back = 0 } = (await travelled.settle?.(sql, unused)) ?? {}
  if (!product || back === 0) return
  const at = context.clock.now()
  await returnToBudget(context, sql, enterpriseId, { orderNo, amount: back })
  await returnMoney(context, sql, enterpriseId, { orderNo, paidOrderNo: orderNo, amount: back, kind: 'refund', at })
  await takePointsBack(sql, enterpriseId, order, back, at)
  const travellers = await findOrderTravellers(sql, enterpriseId, [orderNo])
  await writeLetters(context, sql, enterpriseId, 'unused', [bookerId], {
    orderNo,
    title,
    total: back,
    travellers,
    path: product.display.orderPath(orderNo),
    words: (language) => ownWordsOf(context, order, language),
  })
}

/** Keeps where each coupon stands; answers those that are seen unused now. */
async function keepCoupons(
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  { coupons: told }: Travelled,
): Promise<SuppliedCoupon[]> {
  const tickets = await findTickets(sql, enterpriseId, order.orderNo)
  const read = tickets.map(({ ticketNo, coupons }) => ({
    ticketNo,
    coupons: coupons.map((coupon) => {
      const now = told.find((each) => each.ticketNo === ticketNo && (each.segment ?? coupon.segment) === coupon.segment)
      return now ? { ...coupon, state: couponStates.code(now.state) } : coupon
    }),
  }))
  await updateCoupons(sql, enterpriseId, order.orderNo, read)
  const isOpen = (ticketNo: string, segment: number | undefined): boolean =>
    tickets.some(
      (ticket) =>
        ticket.ticketNo === ticketNo &&
        ticket.coupons.some((coupon) => coupon.segment === segment && coupon.state === couponStates.code('open')),
    )
  return told.filter(({ ticketNo, segment, state }) => state === 'void' && isOpen(ticketNo, segment))
}
