import { settleTypes, type PayerWay } from '@sojourn/contract/booking/codes'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { balanceOfOrder, insertPosting } from '../ledger/store'
import { post } from '../ledger/credit'
import { findOrders, type OrderRow } from '../order/store'
import { findPaymentsOfOrder, settlePayment } from '../payment/store'
import { newId } from '../../../kit/id'

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

/** What one payer gets back, in fen; `payer` is the employee, absent when the company paid. */
export interface Share {
  way: PayerWay
  payer?: string
  amount: number
}

/** Who would get how much if `amount` fen of what was paid for the order went back now: for previews. */
export async function quoteShares(sql: Sql, enterpriseId: number, paidOrderNo: string, amount: number): Promise<Share[]> {
  const received = await balanceOfOrder(sql, enterpriseId, paidOrderNo, 'personal.received')
  const payments = await findPaymentsOfOrder(sql, enterpriseId, paidOrderNo)
  const payer = payments.find(({ state }) => state === 'paid')?.payerId
  return received > 0 ? [{ way: 'personal', ...(payer ? { payer } : {}), amount }] : [{ way: 'companyCredit', amount }]
}

export interface MoneyBack {
  /** The order that causes the return: the refund order, or the paid order itself. */
  orderNo: string
  /** The order whose payers get it. */
  paidOrderNo: string
  /** Fen; more than is left of what was paid is an error of the caller. */
  amount: number
  /** `refund`: the order was fulfilled and the supplier gives money back. `unwind`: it never was. */
  kind: 'refund' | 'unwind'
  at: Date
}

/** Gives money back to those who paid, by the company's rule; joins the caller's transaction, which must be run once. */
export async function returnMoney(context: Context, sql: Sql, enterpriseId: number, back: MoneyBack): Promise<Share[]> {
  const shares = await quoteShares(sql, enterpriseId, back.paidOrderNo, back.amount)
  const [order] = await findOrders(sql, enterpriseId, [back.paidOrderNo])
  for (const { way, amount } of shares) {
    await insertPosting(sql, enterpriseId, {
      postingId: newId(back.at),
      kind: back.kind,
      orderNo: back.orderNo,
      currency: order!.currency,
      at: back.at,
      entries:
        way === 'personal'
          ? [
              { account: 'provider.clearing', amount },
              { account: 'personal.received', amount: -amount },
            ]
          : [
              { account: 'credit.available', amount },
              { account: 'credit.used', amount: -amount },
            ],
    })
  }
  return shares
}
