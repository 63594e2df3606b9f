import { settleTypes, type SettleType } from '@sojourn/contract/booking/codes'
import type { pay as payCall } from '@sojourn/contract/booking/payment.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import { answeredBefore } from '../../../db/once'
import { enqueueNow } from '../../../db/queue'
import { inSnapshot, once } from '../../../work'
import { heldForAll } from '../ledger/money'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { insertPayment, lockPendingPayments, settlePayment, type PaymentPart, type PaymentRow } from '../payment/store'
import { findEnterprise } from '../settings/store'
import { announce } from '../notification/announce'
import { planParts, reserve } from '../payment/payment-parts'
import {
  earliestHold,
  newPaymentNo,
  paymentOf,
  personalOf,
  refusePayment,
  refusePoints,
  refuseMethod,
  totalOf,
  writePayment,
  type PayAnswer,
  type PayRequest,
} from '../payment/payment-rules'
import { releasePoints } from '../payment/return-payments'
import { settleOrder } from './settle-order'

/**
 * Credit, deposit and points pay at once. Personal money is asked for at the provider and comes with its notice; the
 * company's own account is charged by a job. A newer request closes the one before it.
 */
export async function payOrders(context: Context, actor: Actor, asked: RequestOf<typeof payCall>): Promise<PayAnswer | Problem> {
  const request: PayRequest = { ...asked, settleType: settleTypes.word(asked.settleType) }
  // What the company pays is seldom shared: only where it is, the provider is asked for the rest, and all is judged again.
  const byCompany =
    request.settleType === 'personal'
      ? await answeredBefore<PayAnswer>(context, actor)
      : await payOpened(context, actor, { request, opened: unopened(actor) })
  if (byCompany && !isShared(byCompany)) return byCompany
  const opened = await openAtProvider(context, actor, request)
  if (isProblem(opened)) return opened
  return byCompany && opened.amount === 0 ? byCompany : payOpened(context, actor, { request, opened })
}

const isShared = (answer: PayAnswer | Problem): boolean => isProblem(answer) && answer.problem === 'amountMismatch'

async function payOpened(
  context: Context,
  actor: Actor,
  { request, opened }: { request: PayRequest; opened: OpenedPayment },
): Promise<PayAnswer | Problem> {
  const answer = await once<PayAnswer>(context, actor, async (work) => {
    // Sent together, the orders first: the rest is read under their locks.
    const [orders, travellers, earlier, heldBefore] = await Promise.all([
      lockOrders(work, request.orderNos),
      findOrderTravellers(work, request.orderNos),
      lockPendingPayments(work, request.orderNos),
      heldForAll(work, request.orderNos),
    ])
    const parts = await partsToPay(work, actor, { orders, travellers }, request)
    if (isProblem(parts)) return parts
    const closing = await closeEarlier(work, earlier)
    if (closing) return closing
    // What was closed has set its points free.
    const held = earlier.length === 0 ? heldBefore : await heldForAll(work, request.orderNos)
    const reserved = await reserveAll(work, { orders, parts, held }, request)
    return isProblem(reserved) ? reserved : begin(work, actor, { orders, parts, held: reserved, request, opened })
  })
  if (!isProblem(answer) && answer.state === 'paid')
    for (const orderNo of request.orderNos) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}

const unopened = ({ enterpriseId }: Actor): OpenedPayment => ({ paymentNo: newPaymentNo(enterpriseId), amount: 0 })

interface OpenedPayment {
  paymentNo: string
  /** Fen of personal money that the provider was asked for, and where it is paid; nothing where none is. */
  amount: number
  providerUrl?: string
}

/**
 * Personal money is asked for with nothing held, however long the provider takes; whether it may be asked for is judged again under the locks.
 * What was asked for in vain nobody can pay, as nobody has its page.
 */
async function openAtProvider(context: Context, actor: Actor, request: PayRequest): Promise<OpenedPayment | Problem> {
  const opened = unopened(actor)
  const { paymentNo } = opened
  const asked = await inSnapshot(context, actor.enterpriseId, async (work) => {
    const orders = await findOrders(work, request.orderNos)
    const travellers = await findOrderTravellers(work, request.orderNos)
    const parts = await partsToPay(work, actor, { orders, travellers }, request)
    const amount = isProblem(parts) ? 0 : personalOf({ parts })
    return { amount, currency: orders[0]?.currency ?? '', expiresAt: earliestHold(orders) }
  })
  if (asked.amount === 0) return opened
  try {
    return { paymentNo, amount: asked.amount, ...(await context.payment.start({ paymentNo, ...asked })) }
  } catch (error) {
    context.log.error({ err: error, paymentNo }, 'the payment provider was not reached')
    return problem('paymentProviderSilent')
  }
}

/** Who pays what, or why these orders cannot be paid so. */
async function partsToPay(
  work: Work,
  actor: Actor,
  { orders, travellers }: { orders: readonly OrderRow[]; travellers: readonly OrderTravellerRow[] },
  { orderNos, settleType, expectedTotal, points = 0 }: PayRequest,
): Promise<PaymentPart[] | Problem> {
  const refused = refusePayment(work.context, actor, orders, orderNos)
  if (refused) return refused
  const enterprise = await findEnterprise(work)
  const methodRefused =
    refuseMethod(enterprise, orders, settleType) ?? (await refuseMethodOfProducts(work, actor, orders, settleType))
  if (methodRefused) return methodRefused
  if (totalOf(orders) !== expectedTotal)
    return problem('amountMismatch', { field: 'expectedTotal', detail: { total: totalOf(orders) } })
  const planned = planParts(orders, travellers, { settleType, points: 0 })
  const pointsRefused = refusePoints(enterprise, points, personalOf({ parts: planned }))
  return pointsRefused ?? (points === 0 ? planned : planParts(orders, travellers, { settleType, points }))
}

/** What the products say against a payment method. */
async function refuseMethodOfProducts(
  work: Work,
  { enterpriseId }: Actor,
  orders: readonly OrderRow[],
  settleType: SettleType,
): Promise<Problem | undefined> {
  for (const order of orders) {
    const product = work.context.products[order.product]
    const refused = await product?.refuseMethod?.(work, { ...order, enterpriseId }, settleType)
    if (refused) return refused
  }
  return undefined
}

/** A former request of the same orders ends; money that still comes for it goes back. One that has its money already goes first. */
async function closeEarlier(work: Work, earlier: readonly PaymentRow[]): Promise<Problem | undefined> {
  const at = work.context.clock.now()
  if (earlier.some(isUnderWay)) return problem('paymentUnderWay', { field: 'orderNos' })
  for (const { paymentNo, orderNos } of earlier) {
    await settlePayment(work, { paymentNo, state: 'closed', providerTradeNo: null, reason: null, at })
    for (const order of await lockOrders(work, orderNos)) await releasePoints(work, order, at)
  }
  return undefined
}

/** Its personal money has come, or none was asked for: the company's account is being charged. */
const isUnderWay = (payment: PaymentRow): boolean => payment.providerTradeNo !== null || payment.providerUrl === null

/** What is set aside, by order. */
type Held = ReadonlyMap<string, readonly Part[]>

interface ToReserve {
  orders: readonly OrderRow[]
  parts: readonly PaymentPart[]
  held: Held
}

/** Answers what is set aside for each order now. */
async function reserveAll(work: Work, { orders, parts, held }: ToReserve, { settleType }: PayRequest): Promise<Held | Problem> {
  const at = work.context.clock.now()
  const all = new Map<string, readonly Part[]>()
  for (const [index, order] of orders.entries()) {
    const reservation = { split: parts[index]!, method: settleType, held: held.get(order.orderNo) ?? [], at }
    const reserved = await reserve(work, order, reservation)
    if (isProblem(reserved)) return reserved
    all.set(order.orderNo, reserved)
  }
  return all
}

interface BegunPayment {
  orders: readonly OrderRow[]
  parts: PaymentPart[]
  held: Held
  request: PayRequest
  opened: OpenedPayment
}

async function begin(
  work: Work,
  actor: Actor,
  { orders, parts, held, request: { settleType }, opened }: BegunPayment,
): Promise<PayAnswer | Problem> {
  const company = sum(parts.map((part) => part.company))
  const payment = {
    paymentNo: opened.paymentNo,
    settleType: company > 0 ? settleType : ('personal' as const),
    parts,
  }
  const amount = personalOf(payment)
  if (amount > 0) {
    const { providerUrl } = opened
    // Somebody has left the order, or its price has moved, since the provider was asked.
    if (opened.amount !== amount || providerUrl === undefined) return problem('amountMismatch', { field: 'expectedTotal' })
    await writePayment(work, actor, orders, { ...payment, state: 'pending', providerUrl })
    return { paymentNo: payment.paymentNo, state: 'pending', providerUrl }
  }
  if (payment.settleType === 'companyAccount') {
    await writePayment(work, actor, orders, { ...payment, state: 'pending', providerUrl: null })
    await askCompanyAccount(work, payment.paymentNo)
    return { paymentNo: payment.paymentNo, state: 'pending' }
  }
  const row = paymentOf(work, actor, orders, { ...payment, state: 'paid', providerUrl: null })
  const [refused] = await Promise.all([settleAll(work, { orders, held }, row, actor.name), insertPayment(work, row)])
  return refused ?? { paymentNo: payment.paymentNo, state: 'paid' }
}

async function settleAll(
  work: Work,
  { orders, held }: Pick<BegunPayment, 'orders' | 'held'>,
  payment: PaymentRow,
  payerName: string,
): Promise<Problem | undefined> {
  for (const order of orders) {
    const moved = await settleOrder(work, order, payment, { payerName, held: held.get(order.orderNo)! })
    if (isProblem(moved)) return moved
  }
  return undefined
}

/** The company's account is charged outside, under the payment's own key, so that a crash cannot charge it twice. */
export const askCompanyAccount = ({ context, sql, enterpriseId }: Work, paymentNo: string): Promise<unknown> =>
  enqueueNow(context, sql, { kind: 'payment.charge', enterpriseId, payload: { paymentNo } })
