import { settleTypes } from '@sojourn/contract/booking/codes'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { balanceOfOrder } from '../ledger/store'
import { post } from '../ledger/credit'
import type { OrderRow } from '../order/store'
import { findPaymentsOfOrder, settlePayment } from '../payment/store'

/** Personal money of an order that will not be fulfilled goes back the way it came. */
export async function returnPayments(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<void> {
  const received = await balanceOfOrder(sql, enterpriseId, order.orderNo, 'personal.received')
  if (received === 0) return
  const payments = await findPaymentsOfOrder(sql, enterpriseId, order.orderNo)
  const paid = payments.find(({ state, settleType }) => state === 'paid' && settleTypes.word(settleType) === 'personal')
  if (!paid) throw new Error(`order ${order.orderNo} has personal money but no payment`)
  await context.payment.refund({ key: `${paid.paymentNo}/${order.orderNo}`, paymentNo: paid.paymentNo, amount: received })
  await post(context, sql, enterpriseId, order, 'personalReturn', received)
  if (paid.orderNos.length === 1) {
    await settlePayment(sql, enterpriseId, {
      paymentNo: paid.paymentNo,
      state: 'refunded',
      providerTradeNo: null,
      reason: null,
      at: context.clock.now(),
    })
  }
}
