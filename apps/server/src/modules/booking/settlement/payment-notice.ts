import { orderStates, settleTypes } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { holdMoney } from '../ledger/money'
import { lockOrders, type OrderRow } from '../order/store'
import { partOf } from '../payment/part'
import { findPayment, lockPayment, settlePayment, type PaymentRow } from '../payment/store'
import { announce } from '../notification/announce'
import { askCompanyAccount } from './pay'
import { reserve } from '../payment/payment-parts'
import { enterpriseOfPayment, personalOf } from '../payment/payment-rules'
import { releasePoints, returnPart } from '../payment/return-payments'
import { settleOrder } from './settle-order'

const accepted = { accepted: true }

/** The provider's notice. A repeated one answers as the first; money for an order that is over goes straight back. */
export async function receiveNotice(context: Context, notice: PaymentNotice): Promise<{ accepted: boolean } | Problem> {
  if (!context.payment.isAuthentic(notice)) return problem('callbackSignatureWrong', { field: 'signature' })
  const enterpriseId = enterpriseOfPayment(notice.paymentNo)
  if (enterpriseId === undefined) return problem('paymentUnknown', { field: 'paymentNo' })
  let heard: PaymentRow | undefined
  const answer = await context.database.transaction<{ accepted: boolean } | Problem>(enterpriseId, async (sql) => {
    const found = await findPayment(sql, enterpriseId, notice.paymentNo)
    if (!found) return problem('paymentUnknown', { field: 'paymentNo' })
    const orders = await lockOrders(sql, enterpriseId, found.orderNos)
    const payment = (await lockPayment(sql, enterpriseId, notice.paymentNo))!
    if (personalOf(payment) !== notice.amount) return problem('amountMismatch', { field: 'amount' })
    if (isRepeated(payment, notice)) return accepted
    heard = payment
    if (notice.outcome === 'failed') await refuse(context, sql, enterpriseId, payment, orders)
    else await receive(context, sql, enterpriseId, payment, orders, notice)
    return accepted
  })
  if (heard) for (const orderNo of heard.orderNos) announce(context, enterpriseId, orderNo, [heard.payerId])
  return answer
}

/** Money that has come cannot fail any more, and a refusal is heard once. */
const isRepeated = (payment: PaymentRow, notice: PaymentNotice): boolean =>
  payment.providerTradeNo !== null || (notice.outcome === 'failed' && payment.state !== 'pending')

async function refuse(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  payment: PaymentRow,
  orders: readonly OrderRow[],
): Promise<void> {
  for (const order of orders) await releasePoints(sql, enterpriseId, order, context.clock.now())
  await settlePayment(sql, enterpriseId, {
    paymentNo: payment.paymentNo,
    state: 'failed',
    providerTradeNo: null,
    reason: null,
    at: context.clock.now(),
  })
}

/** Each order goes on, waits for the company's account, or gets its money back when it is over. */
async function receive(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  notice: PaymentNotice,
): Promise<void> {
  const at = context.clock.now()
  const { paymentNo } = payment
  const byAccount = settleTypes.word(payment.settleType) === 'companyAccount'
  // Written first, so that money which goes straight back is found with its payment.
  const settle = (state: PaymentRow['state']): Promise<unknown> =>
    settlePayment(sql, enterpriseId, { paymentNo, state, providerTradeNo: notice.providerTradeNo, reason: null, at })
  await settle(byAccount ? 'pending' : 'paid')
  let goingOn = 0
  for (const order of orders) {
    const part = partOf(payment, order.orderNo)
    await holdMoney(sql, enterpriseId, order, { way: 'personal', amount: part.personal }, at)
    const open = payment.state !== 'closed' && orderStates.word(order.state as 10) === 'awaitingPayment'
    const refused = open ? await reserve(sql, enterpriseId, order, part, payment.settleType, at) : problem('paymentClosed')
    if (refused) {
      await returnPart(context, sql, enterpriseId, order, payment)
      continue
    }
    goingOn++
    if (byAccount && part.company > 0) continue
    const moved = await settleOrder(context, sql, enterpriseId, order, payment)
    if (isProblem(moved)) throw new Error(`order ${order.orderNo} was paid but could not go on: ${moved.problem}`)
  }
  if (goingOn === 0) await settle('refunded')
  else if (byAccount) await askCompanyAccount(context, sql, enterpriseId, paymentNo)
}
