import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import type { Context, Work } from '../../../context'
import { inTransaction } from '../../../work'
import { heldFor, holdMoney } from '../ledger/money'
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
  const answer = await inTransaction<{ accepted: boolean } | Problem>(context, enterpriseId, async (work) => {
    const found = await findPayment(work, notice.paymentNo)
    if (!found) return problem('paymentUnknown', { field: 'paymentNo' })
    const orders = await lockOrders(work, found.orderNos)
    const payment = (await lockPayment(work, notice.paymentNo))!
    if (personalOf(payment) !== notice.amount) return problem('amountMismatch', { field: 'amount' })
    if (isRepeated(payment, notice)) return accepted
    heard = payment
    if (notice.outcome === 'failed') await refuse(work, payment, orders)
    else await receive(work, payment, orders, notice)
    return accepted
  })
  if (heard) for (const orderNo of heard.orderNos) announce(context, enterpriseId, orderNo, [heard.payerId])
  return answer
}

/** Money that has come cannot fail any more, and a refusal is heard once. */
const isRepeated = (payment: PaymentRow, notice: PaymentNotice): boolean =>
  payment.providerTradeNo !== null || (notice.outcome === 'failed' && payment.state !== 'pending')

async function refuse(work: Work, payment: PaymentRow, orders: readonly OrderRow[]): Promise<void> {
  for (const order of orders) await releasePoints(work, order, work.context.clock.now())
  await settlePayment(work, {
    paymentNo: payment.paymentNo,
    state: 'failed',
    providerTradeNo: null,
    reason: null,
    at: work.context.clock.now(),
  })
}

/** Each order goes on, waits for the company's account, or gets its money back when it is over. */
async function receive(work: Work, payment: PaymentRow, orders: readonly OrderRow[], notice: PaymentNotice): Promise<void> {
  const at = work.context.clock.now()
  const { paymentNo } = payment
  const byAccount = payment.settleType === 'companyAccount'
  // Written first, so that money which goes straight back is found with its payment.
  const settle = (state: PaymentRow['state']): Promise<unknown> =>
    settlePayment(work, { paymentNo, state, providerTradeNo: notice.providerTradeNo, reason: null, at })
  await settle(byAccount ? 'pending' : 'paid')
  let goingOn = 0
  for (const order of orders) {
    const part = partOf(payment, order.orderNo)
    await holdMoney(work, order, { method: 'personal', amount: part.personal }, at)
    const open = payment.state !== 'closed' && order.state === 'awaitingPayment'
    const held = await heldFor(work, order.orderNo)
    const reserved = open
      ? await reserve(work, order, { split: part, method: payment.settleType, held, at })
      : problem('paymentClosed')
    if (isProblem(reserved)) {
      await returnPart(work, order, payment)
      continue
    }
    goingOn++
    if (byAccount && part.company > 0) continue
    const moved = await settleOrder(work, order, payment, { held: reserved })
    if (isProblem(moved)) throw new Error(`order ${order.orderNo} was paid but could not go on: ${moved.problem}`)
  }
  if (goingOn === 0) await settle('refunded')
  else if (byAccount) await askCompanyAccount(work, paymentNo)
}
