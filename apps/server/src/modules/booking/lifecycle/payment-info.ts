import { settleTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { getPaymentState, PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { orderText } from '@sojourn/text/booking/order'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findCredit } from '../ledger/store'
import { onCredit } from '../ledger/credit'
import { summariesOf } from '../order-list/summary'
import { findOrders, type OrderRow } from '../order/store'
import { findEnterprise } from '../settings/store'
import { earliestHold, refusePayment, totalOf } from './payment-rules'
import { findPayment } from '../payment/store'

/** What is to be paid, until when, and how it can be paid (S2.20). */
export async function paymentInfo(
  context: Context,
  actor: Actor,
  request: { orderNos: string[] },
): Promise<PaymentInfo | Problem> {
  return context.database.tenant(actor.enterpriseId, async (sql) => {
    const orders = await findOrders(sql, actor.enterpriseId, request.orderNos)
    const refused = refusePayment(context, actor, orders, request.orderNos)
    if (refused) return refused
    return {
      orders: await summariesOf(
        context,
        sql,
        actor,
        orders.map(({ orderNo }) => orderNo),
      ),
      total: totalOf(orders),
      currency: orders[0]!.currency,
      expiresAt: earliestHold(orders).toISOString(),
      ways: await waysOf(sql, actor, orders),
    }
  })
}

async function waysOf(sql: Sql, actor: Actor, orders: readonly OrderRow[]): Promise<PaymentInfo['ways']> {
  const text = orderText[actor.language].settleTypes
  const personal = { settleType: settleTypes.code('personal'), name: text.personal, available: true }
  if (orders.some(({ travelType }) => travelTypes.word(travelType) === 'personal')) return [personal]
  const credit = await findCredit(sql, actor.enterpriseId)
  const frozenForThese = totalOf(orders.filter(onCredit))
  const balanceAfter = credit.creditLimit - credit.used - credit.frozen + frozenForThese - totalOf(orders)
  const enough = balanceAfter >= 0
  const company = {
    settleType: settleTypes.code('companyCredit'),
    name: text.companyCredit,
    available: enough,
    balanceAfter,
    ...(enough ? {} : { reason: problemSentence(problem('creditInsufficient'), actor.language) }),
  }
  const { personalPaymentOnBusiness } = (await findEnterprise(sql, actor.enterpriseId)).config.settings
  return personalPaymentOnBusiness ? [company, personal] : [company]
}

export async function paymentState(
  context: Context,
  actor: Actor,
  request: { paymentNo: string },
): Promise<ResponseOf<typeof getPaymentState> | Problem> {
  const payment = await context.database.tenant(actor.enterpriseId, (sql) =>
    findPayment(sql, actor.enterpriseId, request.paymentNo),
  )
  if (!payment || payment.payerId !== actor.employeeId) return problem('paymentUnknown', { field: 'paymentNo' })
  return {
    paymentNo: payment.paymentNo,
    state: payment.state === 'refunded' ? 'closed' : payment.state,
    total: payment.amount,
    orderNos: payment.orderNos,
    ...(payment.providerUrl ? { providerUrl: payment.providerUrl } : {}),
  }
}
