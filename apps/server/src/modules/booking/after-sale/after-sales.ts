import { couponStates, orderStates, products, type CouponState } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import { settledReturn } from '@sojourn/domain/booking/after-sale/own-fees'
import { alterationOf } from '@sojourn/domain/booking/order/transitions'
import type { Context, Fulfilment, ProductOperations, SupplierOperation } from '../../../context'
import type { AlteringOrder, ExchangedLine, RefundedLine, SupplierRefusal } from '../../../capabilities/after-sales'
import { finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { findLines, nameNewTicket, settleExchange, settleLines, type AfterSaleLineRow } from '../coupon/store'
import { writeLetters, type LetterKind } from '../notification/write'
import {
  findOrders,
  findOrderTravellers,
  findTickets,
  insertTickets,
  lockOrders,
  updateCoupons,
  type OrderRow,
} from '../order/store'
import { settledPrices, sumOf } from '../coupon/lines'
import { keepFees } from '../ledger/money'
import { ownWordsOf } from '../order/summary'
import { giveBack, takeBackPoints } from '../payment/after-sales-money'
import { announce } from '../notification/announce'
import { askSupplier } from '../lifecycle/ask-supplier'
import { completeApplication } from '../applying/application-complete'
import { followTravel } from '../fulfilment/complete'
import { journeyLines } from '../coupon/journey-lines'
import { move, supplier } from '../lifecycle/lifecycle'
import { orderJob } from '../lifecycle/order-job'
import { returnToBudget } from '../application/order-budget'
import { returnMoney } from '../payment/return-payments'

interface SupplierJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
  attempts: number
}
/** A refusal that may pass is asked again so often before the order fails. */
const patience = 5

interface Asked {
  order: OrderRow
  parent: OrderRow
  lines: AfterSaleLineRow[]
  product: ProductOperations
}
type Outcome = { failure: string } | { letter: LetterKind } | { askAgainAt: Date }
type Refunded = { lines: RefundedLine[] } | SupplierRefusal
type Exchanged = { lines: ExchangedLine[] } | SupplierRefusal
/** How an order in its state is fulfilled, and what then becomes of it. */
interface Alteration<Answer> {
  state: 'refunding' | 'changing'
  operation: (fulfilment: Fulfilment) => SupplierOperation<AlteringOrder, Answer> | undefined
  keep: (context: Context, sql: Sql, enterpriseId: number, asked: Asked, answer: Answer, attempts: number) => Promise<Outcome>
}

/** Tickets go back to the supplier and their money to those who paid; refused, everything stays as it was. */
export const refundOrder = (context: Context, job: SupplierJob): Promise<void> =>
  alter<Refunded>(context, job, { state: 'refunding', operation: ({ refund }) => refund, keep: keepRefund })

/** Tickets become others, in the seats that the order holds; refused, seats and money go back. */
export const changeOrder = (context: Context, job: SupplierJob): Promise<void> =>
  alter<Exchanged>(context, job, { state: 'changing', operation: ({ exchange }) => exchange, keep: keepExchange })

async function alter<Answer>(context: Context, job: SupplierJob, { state, operation, keep }: Alteration<Answer>): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const answered = await askSupplier(context, enterpriseId, async (sql) => {
    const [order] = await findOrders(sql, enterpriseId, [orderNo])
    if (!order || order.state !== orderStates.code(state)) return undefined
    const asked = operation(context.fulfilments[order.fulfiller])
    if (!asked) throw new Error(`${order.fulfiller} alters no orders as ${orderNo} asks`)
    return { order: alteringOrder(enterpriseId, order, await findLines(sql, enterpriseId, [orderNo])), operation: asked }
  })
  const concerned = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const asked = await lockAsked(context, sql, enterpriseId, orderNo)
    if (!asked || !answered || asked.order.state !== orderStates.code(state)) return []
    const outcome = await keep(context, sql, enterpriseId, asked, await answered.keep(sql), job.attempts)
    if ('askAgainAt' in outcome) {
      const kind = state === 'refunding' ? 'order.refund' : 'order.change'
      await orderJob(context, sql, enterpriseId, kind, orderNo, outcome.askAgainAt)
      return []
    }
    const failed = 'failure' in outcome
    if (failed) {
      const event = state === 'refunding' ? 'refundFail' : 'exchangeFail'
      const moved = await move(context, sql, enterpriseId, asked.order, {
        event,
        by: supplier,
        detail: { failure: outcome.failure },
      })
      if (isProblem(moved)) throw new Error(`order ${orderNo} could not be moved: ${moved.problem}`)
    }
    const letter = failed ? (state === 'refunding' ? 'refundFailed' : 'changeFailed') : outcome.letter
    return tell(context, sql, enterpriseId, asked, letter)
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

async function lockAsked(context: Context, sql: Sql, enterpriseId: number, orderNo: string): Promise<Asked | undefined> {
  const [found] = await findOrders(sql, enterpriseId, [orderNo])
  if (!found?.parentOrderNo) return undefined
  const locked = await lockOrders(sql, enterpriseId, [orderNo, found.parentOrderNo])
  const order = locked.find((each) => each.orderNo === orderNo)
  const parent = locked.find((each) => each.orderNo === found.parentOrderNo)
  const product = context.products[products.word(found.product as 1)]
  if (!order || !parent || !product) throw new Error(`nobody alters product ${found.product}`)
  return { order, parent, product, lines: await findLines(sql, enterpriseId, [orderNo]) }
}

async function keepRefund(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  asked: Asked,
  result: Refunded,
  attempts: number,
): Promise<Outcome> {
  const { order, lines } = asked
  if ('failure' in result) return refusal(order, result, attempts)
  const travellers = await findOrderTravellers(sql, enterpriseId, [asked.parent.orderNo])
  const settled = lines.map((line) => ({
    ...line,
    ...settledReturn(
      line,
      result.lines.find((each) => each.line === line.line)!,
      travellers.find(({ position }) => position === line.traveller)!.serviceFee,
    ),
  }))
  await settleLines(sql, enterpriseId, order.orderNo, settled, settledPrices(order.prices, settled))
  await returnToBudget(context, sql, enterpriseId, {
    orderNo: asked.parent.orderNo,
    amount: sumOf(settled, 'amount'),
  })
  await giveBack(context, sql, enterpriseId, order.orderNo, settled)
  const at = context.clock.now()
  await takeBackPoints(
    sql,
    enterpriseId,
    settled.map((line) => ({ ...line, amount: line.ticketPrice, bookingFee: 0 })),
    at,
  )
  const kept = { supplier: sumOf(settled, 'fee'), agency: sumOf(settled, 'serviceFee') }
  await keepFees(sql, enterpriseId, asked.parent, kept, { causedBy: order.orderNo, at })
  await advance(context, sql, enterpriseId, order, 'refund')
  await closeCoupons(context, sql, enterpriseId, asked, 'refunded')
  await completeApplication(context, sql, enterpriseId, asked.parent.orderNo)
  return { letter: 'refunded' }
}

async function keepExchange(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  asked: Asked,
  result: Exchanged,
  attempts: number,
): Promise<Outcome> {
  const { order, lines } = asked
  if ('failure' in result) return refusal(order, result, attempts)
  const open = couponStates.code('open')
  const made = lines.map(({ line, traveller, segment }) => {
    const { newTicketNo } = result.lines.find((each) => each.line === line)!
    return { line, ticketNo: newTicketNo, traveller, coupons: [{ segment, state: open }] }
  })
  await insertTickets(sql, enterpriseId, order.orderNo, made, context.clock.now())
  for (const { line, ticketNo } of made) await nameNewTicket(sql, enterpriseId, order.orderNo, line, ticketNo)
  await advance(context, sql, enterpriseId, order, 'exchange')
  await returnCheaper(context, sql, enterpriseId, asked, result.lines)
  await keepOwnFee(sql, enterpriseId, asked, context.clock.now())
  await returnOverpaid(context, sql, enterpriseId, asked, result.lines)
  await closeCoupons(context, sql, enterpriseId, asked, 'exchanged')
  await followTravel(context, sql, enterpriseId, order)
  return { letter: 'changed' }
}

/** A cheaper ticket gives money back to those who paid for the former one. */
async function returnCheaper(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order, parent, lines }: Asked,
  exchanged: readonly ExchangedLine[],
): Promise<void> {
  const returns = lines.flatMap(({ line, ticketNo }) => {
    const amount = exchanged.find((each) => each.line === line)?.back ?? 0
    return amount > 0 ? [{ parentOrderNo: parent.orderNo, ticketNo, amount, bookingFee: 0 }] : []
  })
  if (returns.length === 0) return
  const amount = returns.reduce((total, each) => total + each.amount, 0)
  await returnToBudget(context, sql, enterpriseId, { orderNo: parent.orderNo, amount })
  await giveBack(context, sql, enterpriseId, order.orderNo, returns)
  await takeBackPoints(sql, enterpriseId, returns, context.clock.now())
}

/** Our fee of a change for which nothing is paid comes out of what the supplier gives back. */
async function keepOwnFee(sql: Sql, enterpriseId: number, { order, parent, lines }: Asked, at: Date): Promise<void> {
  if (order.total > 0) return
  const kept = { supplier: 0, agency: sumOf(lines, 'serviceFee') }
  await keepFees(sql, enterpriseId, parent, kept, { causedBy: order.orderNo, at })
}

/** New tickets that cost less than was quoted as the most: the rest goes back to those who paid for the change. */
async function returnOverpaid(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order: { orderNo }, lines }: Asked,
  exchanged: readonly ExchangedLine[],
): Promise<void> {
  const settled = exchanged.flatMap(({ line, settled: cost }) => (cost ? [{ line, ...cost }] : []))
  if (settled.length === 0) return
  await settleExchange(sql, enterpriseId, orderNo, settled)
  const amount = sum(settled.map((each) => lines.find(({ line }) => line === each.line)!.amount - each.amount))
  if (amount === 0) return
  const at = context.clock.now()
  await returnToBudget(context, sql, enterpriseId, { orderNo, amount })
  await returnMoney(context, sql, enterpriseId, { orderNo, paidOrderNo: orderNo, amount, kind: 'refund', at })
}

const alteringOrder = (enterpriseId: number, order: OrderRow, lines: AlteringOrder['lines']): AlteringOrder => ({
  enterpriseId,
  orderNo: order.orderNo,
  fulfiller: order.fulfiller,
  supplierReference: order.supplierReference,
  total: order.total,
  createdAt: order.createdAt,
  holdExpiresAt: order.holdExpiresAt,
  lines,
})

/** A refusal that may pass throws, so that the queue asks again; one that names its moment waits for it. */
function refusal(order: OrderRow, result: SupplierRefusal, attempts: number): Outcome {
  if (result.askAgainAt) return { askAgainAt: result.askAgainAt }
  if (result.passing && attempts < patience) throw new Error(`order ${order.orderNo}: ${result.failure}, to be asked again`)
  return { failure: result.failure }
}

async function advance(context: Context, sql: Sql, enterpriseId: number, order: OrderRow, event: 'refund' | 'exchange') {
  const moved = await move(context, sql, enterpriseId, order, { event, by: supplier })
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} could not be moved: ${moved.problem}`)
}

/** The coupons of the order that was altered end, and it becomes what is left of it. */
async function closeCoupons(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { parent, order, lines }: Asked,
  end: 'refunded' | 'exchanged',
): Promise<void> {
  const tickets = await findTickets(sql, enterpriseId, parent.orderNo)
  const closed = tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.map((coupon) =>
      lines.some(({ ticketNo, segment }) => ticketNo === ticket.ticketNo && segment === coupon.segment)
        ? { ...coupon, state: couponStates.code(end) }
        : coupon,
    ),
  }))
  await updateCoupons(sql, enterpriseId, parent.orderNo, closed)
  const states = closed.flatMap(({ coupons }) => coupons.map(({ state }): CouponState => couponStates.word(state as 0)))
  const moved = await move(context, sql, enterpriseId, parent, {
    event: alterationOf(parent.kind, states),
    by: supplier,
    detail: { orderNo: order.orderNo },
  })
  if (isProblem(moved)) throw new Error(`order ${parent.orderNo} could not be moved: ${moved.problem}`)
}

async function tell(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order, product }: Asked,
  letter: LetterKind,
): Promise<string[]> {
  const [travellers, [now]] = await Promise.all([
    findOrderTravellers(sql, enterpriseId, [order.orderNo]),
    findOrders(sql, enterpriseId, [order.orderNo]),
  ])
  const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  await writeLetters(context, sql, enterpriseId, letter, readers, {
    orderNo: order.orderNo,
    title: order.title,
    total: now?.total ?? order.total,
    travellers,
    lines: await journeyLines(context, sql, enterpriseId, order),
    path: product.display.orderPath(order.orderNo),
    words: (language) => ownWordsOf(context, order, language),
  })
  return readers
}
