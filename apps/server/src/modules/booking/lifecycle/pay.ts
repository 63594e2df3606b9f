import { orderStates, settleTypes } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { freezeCredit, onCredit, post, releaseCredit } from '../ledger/credit'
import { lockOrders, type OrderRow } from '../order/store'
import {
  earliestHold,
  enterpriseOfPayment,
  newPaymentNo,
  refusePayment,
  refuseWay,
  totalOf,
  writePayment,
  type PayAnswer,
  type PayRequest,
} from './payment-rules'
import { lockPayment, settlePayment, type PaymentRow } from '../payment/store'
import { announce } from './announce'
import { move, type Mover } from './lifecycle'

const issuing = orderStates.code('issuing')

/** Company credit pays at once; personal money is asked for at the provider and comes with its notice. */
export async function payOrders(context: Context, actor: Actor, request: PayRequest): Promise<PayAnswer | Problem> {
  const answer = await once<PayAnswer>(context, actor, async (sql) => {
    const orders = await lockOrders(sql, actor.enterpriseId, request.orderNos)
    const refused =
      refusePayment(context, actor, orders, request.orderNos) ?? (await refuseWay(sql, actor, orders, request.settleType))
    if (refused) return refused
    if (totalOf(orders) !== request.expectedTotal)
      return problem('amountMismatch', { field: 'expectedTotal', detail: { total: totalOf(orders) } })
    return settleTypes.word(request.settleType) === 'companyCredit'
      ? payByCredit(context, sql, actor, orders)
      : askProvider(context, sql, actor, orders)
  })
  if (!isProblem(answer) && answer.state === 'paid') {
    for (const orderNo of request.orderNos) announce(context, actor.enterpriseId, orderNo, [actor.employeeId], issuing)
  }
  return answer
}

async function payByCredit(context: Context, sql: Sql, actor: Actor, orders: readonly OrderRow[]): Promise<PayAnswer | Problem> {
  const payer: Mover = { kind: 'payer', id: actor.employeeId, name: actor.name }
  const paymentNo = newPaymentNo(actor.enterpriseId)
  const settleType = settleTypes.code('companyCredit')
  for (const order of orders) {
    if (!onCredit(order) && !(await freezeCredit(context, sql, actor.enterpriseId, order)))
      return problem('creditInsufficient', { field: 'settleType' })
    const moved = await move(context, sql, actor.enterpriseId, order, {
      event: 'pay',
      by: payer,
      detail: { paymentNo },
      settleType,
    })
    if (isProblem(moved)) return moved
  }
  await writePayment(context, sql, actor, orders, { paymentNo, settleType, state: 'paid', providerUrl: null })
  return { paymentNo, state: 'paid' }
}

async function askProvider(context: Context, sql: Sql, actor: Actor, orders: readonly OrderRow[]): Promise<PayAnswer> {
  const paymentNo = newPaymentNo(actor.enterpriseId)
  const { providerUrl } = await context.payment.start({
    paymentNo,
    amount: totalOf(orders),
    currency: orders[0]!.currency,
    expiresAt: earliestHold(orders),
  })
  await writePayment(context, sql, actor, orders, {
    paymentNo,
    settleType: settleTypes.code('personal'),
    state: 'pending',
    providerUrl,
  })
  return { paymentNo, state: 'pending', providerUrl }
}

/** The provider's notice. A repeated one answers as the first; money for an order that is over goes straight back. */
export async function receiveNotice(context: Context, notice: PaymentNotice): Promise<{ accepted: boolean } | Problem> {
  if (!context.payment.isAuthentic(notice)) return problem('callbackSignatureWrong', { field: 'signature' })
  const enterpriseId = enterpriseOfPayment(notice.paymentNo)
  if (enterpriseId === undefined) return problem('paymentUnknown', { field: 'paymentNo' })
  let told: { payment: PaymentRow } | undefined
  const answer = await context.database.transaction<{ accepted: boolean } | Problem>(enterpriseId, async (sql) => {
    const payment = await lockPayment(sql, enterpriseId, notice.paymentNo)
    if (!payment) return problem('paymentUnknown', { field: 'paymentNo' })
    if (payment.amount !== notice.amount) return problem('amountMismatch', { field: 'amount' })
    const settled =
      payment.state === 'paid' || payment.state === 'refunded' || (payment.state === 'failed' && notice.outcome === 'failed')
    if (settled) return { accepted: true }
    if (notice.outcome === 'failed') await settle(context, sql, enterpriseId, payment, notice, 'failed')
    else await receive(context, sql, enterpriseId, payment, notice)
    told = { payment }
    return { accepted: true }
  })
  if (told) for (const orderNo of told.payment.orderNos) announce(context, enterpriseId, orderNo, [told.payment.payerId], issuing)
  return answer
}

async function receive(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  payment: PaymentRow,
  notice: PaymentNotice,
): Promise<void> {
  const orders = await lockOrders(sql, enterpriseId, payment.orderNos)
  const payer: Mover = { kind: 'payer', id: payment.payerId, name: '' }
  let returned = 0
  for (const order of orders) {
    await post(context, sql, enterpriseId, order, 'personalReceive', order.total)
    const moved = await move(context, sql, enterpriseId, order, {
      event: 'pay',
      by: payer,
      detail: { paymentNo: payment.paymentNo },
      settleType: settleTypes.code('personal'),
    })
    if (!isProblem(moved)) {
      await releaseCredit(context, sql, enterpriseId, moved)
      continue
    }
    await context.payment.refund({
      key: `${payment.paymentNo}/${order.orderNo}`,
      paymentNo: payment.paymentNo,
      amount: order.total,
    })
    await post(context, sql, enterpriseId, order, 'personalReturn', order.total)
    returned++
  }
  await settle(context, sql, enterpriseId, payment, notice, returned === orders.length ? 'refunded' : 'paid')
}

const settle = (
  context: Context,
  sql: Sql,
  enterpriseId: number,
  payment: PaymentRow,
  notice: PaymentNotice,
  state: PaymentRow['state'],
) =>
  settlePayment(sql, enterpriseId, {
    paymentNo: payment.paymentNo,
    state,
    providerTradeNo: notice.providerTradeNo,
    reason: null,
    at: context.clock.now(),
  })
