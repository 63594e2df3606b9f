import { orderStates } from '@sojourn/contract/booking/codes'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { holdMoney } from '../ledger/money'
import { lockOrders, type OrderRow } from '../order/store'
import { partOf } from '../payment/part'
import { findPayment, lockPayment, settlePayment, type PaymentRow } from '../payment/store'
import { announce } from './announce'
import { releasePoints, returnHeld } from './return-payments'
import { settleOrder } from './settle-order'

const issuing = orderStates.code('issuing')

/** Each order of a payment is charged under a key of its own, so that one can go back without the others. */
export const chargeKey = (paymentNo: string, orderNo: string): string => `${paymentNo}/${orderNo}`

/** Charges the company's own account, after personal money has come; repeated after a crash it charges nothing twice. */
export async function chargeCompany(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const paymentNo = job.payload['paymentNo']!
  const charged = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const found = await findPayment(sql, enterpriseId, paymentNo)
    if (!found) return undefined
    const orders = await lockOrders(sql, enterpriseId, found.orderNos)
    const payment = await lockPayment(sql, enterpriseId, paymentNo)
    if (payment?.state !== 'pending') return undefined
    const refusals: (string | undefined)[] = []
    for (const order of orders) refusals.push(await chargeOrder(context, sql, enterpriseId, payment, order))
    const reason = refusals.find((refusal) => refusal !== undefined) ?? null
    const state = refusals.every((refusal) => refusal !== undefined) ? 'failed' : 'paid'
    await settlePayment(sql, enterpriseId, { paymentNo, state, providerTradeNo: null, reason, at: context.clock.now() })
    return payment
  })
  if (charged) for (const orderNo of charged.orderNos) announce(context, enterpriseId, orderNo, [charged.payerId], issuing)
}

/** Why nothing was charged for this order, or undefined when it goes on. */
async function chargeOrder(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  payment: PaymentRow,
  order: OrderRow,
): Promise<string | undefined> {
  const at = context.clock.now()
  const part = partOf(payment, order.orderNo)
  const key = chargeKey(payment.paymentNo, order.orderNo)
  const awaiting = orderStates.word(order.state as 10) === 'awaitingPayment'
  const { currency } = order
  const answer = !awaiting
    ? { refusal: 'orderClosed' }
    : part.company > 0
      ? await context.companyAccount.charge({ key, enterpriseId, amount: part.company, currency })
      : undefined
  if (answer && 'refusal' in answer) {
    // A run that was cut short may have charged it before the order closed.
    if (!awaiting) await context.companyAccount.cancel({ key })
    await returnHeld(context, sql, enterpriseId, order, 'personal')
    await releasePoints(sql, enterpriseId, order, at)
    return answer.refusal
  }
  await holdMoney(sql, enterpriseId, order, { way: 'companyAccount', amount: part.company }, at)
  const moved = await settleOrder(context, sql, enterpriseId, order, payment)
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} was charged but could not go on: ${moved.problem}`)
  return undefined
}
