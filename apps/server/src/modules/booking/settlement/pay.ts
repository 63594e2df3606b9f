import { products, settleTypes, type SettleCode } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { enqueueNow } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { lockOrders, type OrderRow } from '../order/store'
import { lockPendingPayments, settlePayment, type PaymentPart, type PaymentRow } from '../payment/store'
import { findEnterprise } from '../settings/store'
import { announce } from '../notification/announce'
import { planParts, reserve } from '../payment/payment-parts'
import {
  earliestHold,
  newPaymentNo,
  personalOf,
  refusePayment,
  refusePoints,
  refuseWay,
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
export async function payOrders(context: Context, actor: Actor, request: PayRequest): Promise<PayAnswer | Problem> {
  const answer = await once<PayAnswer>(context, actor, async (sql) => {
    const orders = await lockOrders(sql, actor.enterpriseId, request.orderNos)
    const parts = await partsToPay(context, sql, actor, orders, request)
    if (isProblem(parts)) return parts
    const refused =
      (await closeEarlier(context, sql, actor.enterpriseId, orders)) ??
      (await reserveAll(context, sql, actor, orders, parts, request))
    return refused ?? begin(context, sql, actor, orders, parts, request)
  })
  if (!isProblem(answer) && answer.state === 'paid')
    for (const orderNo of request.orderNos) announce(context, actor.enterpriseId, orderNo, [actor.employeeId])
  return answer
}

/** Who pays what, or why these orders cannot be paid so. */
async function partsToPay(
  context: Context,
  sql: Sql,
  actor: Actor,
  orders: readonly OrderRow[],
  { orderNos, settleType, expectedTotal, points = 0 }: PayRequest,
): Promise<PaymentPart[] | Problem> {
  const refused = refusePayment(context, actor, orders, orderNos)
  if (refused) return refused
  const enterprise = await findEnterprise(sql, actor.enterpriseId)
  const wayRefused =
    refuseWay(enterprise, orders, settleType) ?? (await refuseWayOfProducts(context, sql, actor, orders, settleType))
  if (wayRefused) return wayRefused
  if (totalOf(orders) !== expectedTotal)
    return problem('amountMismatch', { field: 'expectedTotal', detail: { total: totalOf(orders) } })
  const planned = await planParts(sql, actor.enterpriseId, orders, settleType, 0)
  const pointsRefused = refusePoints(enterprise, points, personalOf({ parts: planned }))
  return pointsRefused ?? (points === 0 ? planned : planParts(sql, actor.enterpriseId, orders, settleType, points))
}

/** What the products say against a way to pay. */
async function refuseWayOfProducts(
  context: Context,
  sql: Sql,
  { enterpriseId }: Actor,
  orders: readonly OrderRow[],
  settleType: SettleCode,
): Promise<Problem | undefined> {
  for (const order of orders) {
    const product = context.products[products.word(order.product as 1)]
    const refused = await product?.refuseWay?.(sql, { ...order, enterpriseId }, settleType)
    if (refused) return refused
  }
  return undefined
}

/** A former request of the same orders ends; money that still comes for it goes back. One that has its money already goes first. */
async function closeEarlier(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  orders: readonly OrderRow[],
): Promise<Problem | undefined> {
  const earlier = await lockPendingPayments(
    sql,
    enterpriseId,
    orders.map(({ orderNo }) => orderNo),
  )
  const at = context.clock.now()
  if (earlier.some(isUnderWay)) return problem('paymentUnderWay', { field: 'orderNos' })
  for (const { paymentNo, orderNos } of earlier) {
    await settlePayment(sql, enterpriseId, { paymentNo, state: 'closed', providerTradeNo: null, reason: null, at })
    for (const order of await lockOrders(sql, enterpriseId, orderNos)) await releasePoints(sql, enterpriseId, order, at)
  }
  return undefined
}

/** Its personal money has come, or none was asked for: the company's account is being charged. */
const isUnderWay = (payment: PaymentRow): boolean => payment.providerTradeNo !== null || payment.providerUrl === null

async function reserveAll(
  context: Context,
  sql: Sql,
  actor: Actor,
  orders: readonly OrderRow[],
  parts: readonly PaymentPart[],
  { settleType }: PayRequest,
): Promise<Problem | undefined> {
  for (const [index, order] of orders.entries()) {
    const refused = await reserve(sql, actor.enterpriseId, order, parts[index]!, settleType, context.clock.now())
    if (refused) return refused
  }
  return undefined
}

async function begin(
  context: Context,
  sql: Sql,
  actor: Actor,
  orders: readonly OrderRow[],
  parts: PaymentPart[],
  { settleType }: PayRequest,
): Promise<PayAnswer | Problem> {
  const company = sum(parts.map((part) => part.company))
  const payment = {
    paymentNo: newPaymentNo(actor.enterpriseId),
    settleType: company > 0 ? settleType : settleTypes.code('personal'),
    parts,
  }
  const amount = personalOf(payment)
  if (amount > 0) {
    const currency = orders[0]!.currency
    const { providerUrl } = await context.payment.start({
      paymentNo: payment.paymentNo,
      amount,
      currency,
      expiresAt: earliestHold(orders),
    })
    await writePayment(context, sql, actor, orders, { ...payment, state: 'pending', providerUrl })
    return { paymentNo: payment.paymentNo, state: 'pending', providerUrl }
  }
  if (settleTypes.word(payment.settleType) === 'companyAccount') {
    await writePayment(context, sql, actor, orders, { ...payment, state: 'pending', providerUrl: null })
    await askCompanyAccount(context, sql, actor.enterpriseId, payment.paymentNo)
    return { paymentNo: payment.paymentNo, state: 'pending' }
  }
  const row = await writePayment(context, sql, actor, orders, { ...payment, state: 'paid', providerUrl: null })
  for (const order of orders) {
    const moved = await settleOrder(context, sql, actor.enterpriseId, order, row, actor.name)
    if (isProblem(moved)) return moved
  }
  return { paymentNo: payment.paymentNo, state: 'paid' }
}

/** The company's account is charged outside, under the payment's own key, so that a crash cannot charge it twice. */
export const askCompanyAccount = (context: Context, sql: Sql, enterpriseId: number, paymentNo: string): Promise<unknown> =>
  enqueueNow(context, sql, { kind: 'payment.charge', enterpriseId, payload: { paymentNo } })
