import { isProblem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import { enqueueNow, finishJob } from '../../../db/queue'
import { inSnapshot, inTransaction } from '../../../work'
import { holdMoney } from '../ledger/money'
import { findOrders, lockOrders, type OrderRow } from '../order/store'
import { chargeKey, partOf } from '../payment/part'
import { findPayment, lockPayment, settlePayment, type PaymentRow } from '../payment/store'
import { announce } from '../notification/announce'
import { releasePoints, returnHeld } from '../payment/return-payments'
import { settleOrder } from './settle-order'

interface ChargeJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}
/** What the account said of one order; `awaiting`: the order waited for this payment when it was asked. */
interface Answer {
  orderNo: string
  awaiting: boolean
  refusal?: string
}

const awaits = (payment: PaymentRow, { state }: OrderRow): boolean => payment.state === 'pending' && state === 'awaitingPayment'

/**
 * Charges the company's own account, after personal money has come. The pending payment is the intent: whatever stops between the account's
 * answer and what is kept of it, asking again charges nothing twice.
 */
export async function chargeCompany(context: Context, job: ChargeJob): Promise<void> {
  const { enterpriseId } = job
  const paymentNo = job.payload['paymentNo']!
  // Of one moment: an order that another run has brought on meanwhile would look as if it had closed.
  const asked = await inSnapshot(context, enterpriseId, async (work) => {
    const payment = await findPayment(work, paymentNo)
    return payment && { payment, orders: await findOrders(work, payment.orderNos) }
  })
  const answers = asked && asked.payment.state !== 'paid' ? await askAccount(context, enterpriseId, asked) : []
  const charged = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    if (!asked) return undefined
    const orders = await lockOrders(work, asked.payment.orderNos)
    const payment = await lockPayment(work, paymentNo)
    if (!payment || payment.state === 'paid') return undefined
    if (orders.some((order) => awaits(payment, order) !== answerOf(answers, order).awaiting)) return askAgain(work, job)
    if (payment.state !== 'pending') return undefined
    for (const order of orders) await keepAnswer(work, payment, order, answerOf(answers, order))
    const reason = answers.find(({ refusal }) => refusal !== undefined)?.refusal ?? null
    const state = answers.every(({ refusal }) => refusal !== undefined) ? 'failed' : 'paid'
    await settlePayment(work, { paymentNo, state, providerTradeNo: null, reason, at: context.clock.now() })
    return payment
  })
  if (charged) for (const orderNo of charged.orderNos) announce(context, enterpriseId, orderNo, [charged.payerId])
}

const answerOf = (answers: readonly Answer[], { orderNo }: OrderRow): Answer =>
  answers.find((answer) => answer.orderNo === orderNo) ?? { orderNo, awaiting: false }

/** An order or the payment has closed since the account was asked: what was charged for it is taken back by asking once more. */
async function askAgain({ context, sql }: Work, { enterpriseId, payload }: ChargeJob): Promise<undefined> {
  await enqueueNow(context, sql, { kind: 'payment.charge', enterpriseId, payload })
}

/** Asks for each order, with no connection held. */
async function askAccount(
  { companyAccount }: Context,
  enterpriseId: number,
  { payment, orders }: { payment: PaymentRow; orders: readonly OrderRow[] },
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const order of orders) {
    const { orderNo, currency } = order
    const key = chargeKey(payment.paymentNo, orderNo)
    const { company: amount } = partOf(payment, orderNo)
    const awaiting = awaits(payment, order)
    // It may have been charged before the order or the payment closed.
    if (!awaiting) await companyAccount.cancel({ key })
    const answer = awaiting && amount > 0 ? await companyAccount.charge({ key, enterpriseId, amount, currency }) : undefined
    const refusal = awaiting ? answer && 'refusal' in answer && answer.refusal : 'orderClosed'
    answers.push({ orderNo, awaiting, ...(refusal && { refusal }) })
  }
  return answers
}

async function keepAnswer(work: Work, payment: PaymentRow, order: OrderRow, { refusal }: Answer): Promise<void> {
  const at = work.context.clock.now()
  if (refusal !== undefined) {
    await returnHeld(work, order, 'personal')
    await releasePoints(work, order, at)
    return
  }
  await holdMoney(work, order, { method: 'companyAccount', amount: partOf(payment, order.orderNo).company }, at)
  const moved = await settleOrder(work, order, payment)
  if (isProblem(moved)) throw new Error(`order ${order.orderNo} was charged but could not go on: ${moved.problem}`)
}
