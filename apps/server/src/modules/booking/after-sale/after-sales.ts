import { isProblem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import { settledReturn } from '@sojourn/domain/booking/after-sale/own-fees'
import { alterationOf } from '@sojourn/domain/booking/order/transitions'
import type { Context, Fulfilment, ProductOperations, SupplierOperation, Work } from '../../../context'
import type { AlteringOrder, ExchangedLine, RefundedLine, SupplierRefusal } from '../../../capabilities/after-sales'
import { finishJob } from '../../../db/queue'
import type { Tenant } from '../../../db/tenant'
import { inTransaction } from '../../../work'
import { findLines, nameNewTicket, settleExchange, settleLines, type AfterSaleLineRow } from '../coupon/store'
import { writeNotifications, type NotificationKind } from '../notification/write'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow } from '../order/store'
import { findTickets, insertTickets, updateCoupons } from '../order/ticket-store'
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
const attemptsAtMost = 5

interface Asked {
  order: OrderRow
  parent: OrderRow
  lines: AfterSaleLineRow[]
  product: ProductOperations
}
type Outcome = { failure: string } | { notification: NotificationKind } | { askAgainAt: Date }
type Refunded = { lines: RefundedLine[] } | SupplierRefusal
type Exchanged = { lines: ExchangedLine[] } | SupplierRefusal
/** How an order in its state is fulfilled, and what then becomes of it. */
interface Alteration<Answer> {
  state: 'refunding' | 'changing'
  operation: (fulfilment: Fulfilment) => SupplierOperation<AlteringOrder, Answer> | undefined
  keep: (work: Work, asked: Asked, answer: Answer, attempts: number) => Promise<Outcome>
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
  const answered = await askSupplier(context, enterpriseId, async (tenant) => {
    const [order] = await findOrders(tenant, [orderNo])
    if (!order || order.state !== state) return undefined
    const asked = operation(context.fulfilments[order.fulfiller])
    if (!asked) throw new Error(`${order.fulfiller} alters no orders as ${orderNo} asks`)
    return { order: alteringOrder(enterpriseId, order, await findLines(tenant, [orderNo])), operation: asked }
  })
  const concerned = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const asked = await lockAsked(work, orderNo)
    if (!asked || !answered || asked.order.state !== state) return []
    const outcome = await keep(work, asked, await answered.keep(work), job.attempts)
    if ('askAgainAt' in outcome) {
      const kind = state === 'refunding' ? 'order.refund' : 'order.change'
      await orderJob(work, kind, orderNo, outcome.askAgainAt)
      return []
    }
    const failed = 'failure' in outcome
    if (failed) {
      const event = state === 'refunding' ? 'refundFail' : 'exchangeFail'
      const moved = await move(work, asked.order, {
        event,
        by: supplier,
        detail: { failure: outcome.failure },
      })
      if (isProblem(moved)) throw new Error(`order ${orderNo} could not be moved: ${moved.problem}`)
    }
    const notification = failed ? (state === 'refunding' ? 'refundFailed' : 'changeFailed') : outcome.notification
    return tell(work, asked, notification)
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

async function lockAsked(work: Work, orderNo: string): Promise<Asked | undefined> {
  const [found] = await findOrders(work, [orderNo])
  if (!found?.parentOrderNo) return undefined
  const locked = await lockOrders(work, [orderNo, found.parentOrderNo])
  const order = locked.find((each) => each.orderNo === orderNo)
  const parent = locked.find((each) => each.orderNo === found.parentOrderNo)
  const product = work.context.products[found.product]
  if (!order || !parent || !product) throw new Error(`nobody alters product ${found.product}`)
  return { order, parent, product, lines: await findLines(work, [orderNo]) }
}

async function keepRefund(work: Work, asked: Asked, result: Refunded, attempts: number): Promise<Outcome> {
  const { order, lines } = asked
  if ('failure' in result) return refusal(order, result, attempts)
  const travellers = await findOrderTravellers(work, [asked.parent.orderNo])
  const settled = lines.map((line) => {
    const done = result.lines.find((each) => each.line === line.line)!
    const { serviceFee } = travellers.find(({ position }) => position === line.traveller)!
    return { ...line, ...settledReturn(line, done, done.bookingFee ?? serviceFee) }
  })
  await settleLines(work, order.orderNo, settled, settledPrices(order.prices, settled))
  await returnToBudgets(work, asked.parent.orderNo, settled)
  await giveBack(work, order.orderNo, settled)
  const at = work.context.clock.now()
  await takeBackPoints(
    work,
    settled.map((line) => ({ ...line, amount: line.ticketPrice, bookingFee: 0, beside: [] })),
    at,
  )
  const kept = { supplier: sumOf(settled, 'fee'), agency: sumOf(settled, 'serviceFee') }
  await keepFees(work, asked.parent, kept, { causedBy: order.orderNo, at })
  await advance(work, order, 'refund')
  await closeCoupons(work, asked, 'refunded')
  await completeApplication(work, asked.parent.orderNo)
  return { notification: 'refunded' }
}

async function keepExchange(work: Work, asked: Asked, result: Exchanged, attempts: number): Promise<Outcome> {
  const { order, lines } = asked
  if ('failure' in result) return refusal(order, result, attempts)
  const made = lines.map(({ line, traveller, segment }) => {
    const { newTicketNo, segments = [segment] } = result.lines.find((each) => each.line === line)!
    return { line, ticketNo: newTicketNo, traveller, coupons: segments.map((at) => ({ segment: at, state: 'open' as const })) }
  })
  await insertTickets(work, order.orderNo, onceEach(made), work.context.clock.now())
  for (const { line, ticketNo } of made) await nameNewTicket(work, order.orderNo, line, ticketNo)
  await advance(work, order, 'exchange')
  await returnCheaper(work, asked, result.lines)
  await keepOwnFee(work, asked, work.context.clock.now())
  await returnOverpaid(work, asked, result.lines)
  await closeCoupons(work, asked, 'exchanged')
  await followTravel(work, order)
  return { notification: 'changed' }
}

/** Several coupons may become one ticket. */
const onceEach = <Made extends { ticketNo: string }>(made: readonly Made[]): Made[] =>
  made.filter(({ ticketNo }, index) => made.findIndex((each) => each.ticketNo === ticketNo) === index)

/** What comes back goes to the budget of the order in which it was paid. */
async function returnToBudgets(work: Work, parentOrderNo: string, lines: readonly AfterSaleLineRow[]): Promise<void> {
  const beside = lines.flatMap((line) => line.beside)
  const amount = sumOf(lines, 'amount') - sum(beside.map((part) => part.amount))
  await returnToBudget(work, { orderNo: parentOrderNo, amount })
  for (const part of beside) await returnToBudget(work, { orderNo: part.paidOrderNo, amount: part.amount })
}

/** A cheaper ticket gives money back to those who paid for the former one. */
async function returnCheaper(work: Work, { order, parent, lines }: Asked, exchanged: readonly ExchangedLine[]): Promise<void> {
  const returns = lines.flatMap(({ line, ticketNo }) => {
    const amount = exchanged.find((each) => each.line === line)?.back ?? 0
    return amount > 0 ? [{ parentOrderNo: parent.orderNo, ticketNo, amount, bookingFee: 0 }] : []
  })
  if (returns.length === 0) return
  const amount = returns.reduce((total, each) => total + each.amount, 0)
  await returnToBudget(work, { orderNo: parent.orderNo, amount })
  await giveBack(work, order.orderNo, returns)
  await takeBackPoints(work, returns, work.context.clock.now())
}

/** Our fee of a change for which nothing is paid comes out of what the supplier gives back. */
async function keepOwnFee(tenant: Tenant, { order, parent, lines }: Asked, at: Date): Promise<void> {
  if (order.total > 0) return
  const kept = { supplier: 0, agency: sumOf(lines, 'serviceFee') }
  await keepFees(tenant, parent, kept, { causedBy: order.orderNo, at })
}

/** New tickets that cost less than was quoted as the most: the rest goes back to those who paid for the change. */
async function returnOverpaid(
  work: Work,
  { order: { orderNo }, lines }: Asked,
  exchanged: readonly ExchangedLine[],
): Promise<void> {
  const settled = exchanged.flatMap(({ line, settled: cost }) => (cost ? [{ line, ...cost }] : []))
  if (settled.length === 0) return
  await settleExchange(work, orderNo, settled)
  const amount = sum(settled.map((each) => lines.find(({ line }) => line === each.line)!.amount - each.amount))
  if (amount === 0) return
  const at = work.context.clock.now()
  await returnToBudget(work, { orderNo, amount })
  await returnMoney(work, { orderNo, paidOrderNo: orderNo, amount, kind: 'refund', at })
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
  if (result.passing && attempts < attemptsAtMost) throw new Error(`order ${order.orderNo}: ${result.failure}, to be asked again`)
  return { failure: result.failure }
}

async function advance(work: Work, order: OrderRow, event: 'refund' | 'exchange') {
  const moved = await move(work, order, { event, by: supplier })
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} could not be moved: ${moved.problem}`)
}

/** The coupons of the order that was altered end, and it becomes what is left of it. */
async function closeCoupons(work: Work, { parent, order, lines }: Asked, end: 'refunded' | 'exchanged'): Promise<void> {
  const tickets = await findTickets(work, parent.orderNo)
  const closed = tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.map((coupon) =>
      lines.some(({ ticketNo, segment }) => ticketNo === ticket.ticketNo && segment === coupon.segment)
        ? { ...coupon, state: end }
        : coupon,
    ),
  }))
  await updateCoupons(work, parent.orderNo, closed)
  const states = closed.flatMap(({ coupons }) => coupons.map(({ state }) => state))
  const moved = await move(work, parent, {
    event: alterationOf(parent.kind, states),
    by: supplier,
    detail: { orderNo: order.orderNo },
  })
  if (isProblem(moved)) throw new Error(`order ${parent.orderNo} could not be moved: ${moved.problem}`)
}

async function tell(work: Work, { order, product }: Asked, notification: NotificationKind): Promise<string[]> {
  const [travellers, [now]] = await Promise.all([findOrderTravellers(work, [order.orderNo]), findOrders(work, [order.orderNo])])
  const readers = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  await writeNotifications(work, notification, readers, {
    orderNo: order.orderNo,
    title: order.title,
    total: now?.total ?? order.total,
    travellers,
    lines: await journeyLines(work, order, travellers),
    path: product.display.orderPath(order.orderNo),
    words: (language) => ownWordsOf(work.context, order, language),
  })
  return readers
}
