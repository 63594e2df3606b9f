import type { PaymentMethod } from '@sojourn/contract/booking/codes'
import { heldParts, paidParts, returnedFees, type Part } from '@sojourn/domain/booking/ledger/accounts'
import { feesOf } from '@sojourn/domain/booking/ledger/postings'
import { returnShares } from '@sojourn/domain/booking/ledger/shares'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { heldFor, refundMoney, releaseMoney } from '../ledger/money'
import { balancesOfOrder } from '../ledger/store'
import { findOrders, lockOrders, type OrderRow } from '../order/store'
import { partOf } from './part'
import { findPaymentsOfOrder, lockPendingPayments, settlePayment, type PaymentRow } from './store'
import { findEnterprise } from '../settings/store'
import { askBack, type Keeper } from './payment-return'

/** What one payer gets back, in fen; `payer` is the employee, absent when the company paid. */
export interface Share extends Part {
  payer?: string
}

export interface MoneyBack {
  /** The order that causes the return: the refund order, or the paid order itself. */
  orderNo: string
  /** The order whose payers get it. */
  paidOrderNo: string
  /** Fen; more than is left of what was paid is an error of the caller. */
  amount: number
  /** Of the amount: our fee of the booking, which its bearer gets. */
  bookingFee?: number
  /** `refund`: the order was fulfilled and the supplier gives money back. `unwind`: it never was. */
  kind: 'refund' | 'unwind'
  /** Tells apart what one order gives back in several parts. */
  occasion?: string
  at: Date
}

/** Who would get how much if `amount` fen of what was paid for the order went back now: for previews. */
export async function quoteShares(tenant: Tenant, paidOrderNo: string, amount: number, bookingFee = 0): Promise<Share[]> {
  const [balances, [order], enterprise] = await Promise.all([
    balancesOfOrder(tenant, paidOrderNo),
    findOrders(tenant, [paidOrderNo]),
    findEnterprise(tenant),
  ])
  const held = heldParts(balances)
  const paid = held.length > 0 ? held : paidParts(balances)
  const fees = feesOf(order?.prices ?? []) - returnedFees(balances)
  const shares = returnShares(paid, amount, { rule: enterprise.config.settings.returnRule, fees, returned: bookingFee })
  return shares.map((share) => (isOwn(share.method) && order ? { ...share, payer: order.bookerId } : share))
}
const isOwn = (method: PaymentMethod): boolean => method === 'personal' || method === 'points'

/** Gives money back to those who paid, by the company's rule; joins the caller's transaction, which must be run once. */
export async function returnMoney(work: Work, back: MoneyBack): Promise<Share[]> {
  const [order] = await lockOrders(work, [back.paidOrderNo])
  if (!order) throw new Error(`no order ${back.paidOrderNo} to return money of`)
  const { bookingFee = 0 } = back
  const shares = await quoteShares(work, back.paidOrderNo, back.amount, bookingFee)
  for (const share of shares) await giveBackOutside(work, order, share, [back.orderNo, back.occasion].filter(Boolean).join('/'))
  if (back.kind === 'unwind') {
    for (const share of shares) await releaseMoney(work, order, { part: share, at: back.at, causedBy: back.orderNo })
    return shares
  }
  await refundMoney(work, order, { shares, bookingFee, causedBy: back.orderNo, at: back.at })
  return shares
}

/** An order that will not be fulfilled: all that was set aside for it goes back the way it came. */
export async function returnPayments(work: Work, order: OrderRow): Promise<void> {
  const at = work.context.clock.now()
  const payments: (PaymentRow | undefined)[] = []
  for (const part of await heldFor(work, order.orderNo)) payments.push(await giveBackHeld(work, order, part))
  // Only now: one payment may be of several payers.
  for (const payment of payments) await closeEmptied(work, payment)
  for (const { paymentNo, orderNos, providerTradeNo } of await lockPendingPayments(work, [order.orderNo])) {
    if (orderNos.length === 1 && !providerTradeNo)
      await settlePayment(work, { paymentNo, state: 'closed', providerTradeNo: null, reason: null, at })
  }
}

/** What one payer has set aside for an order goes back, and a payment that this empties is closed. */
export async function returnHeld(work: Work, order: OrderRow, method: PaymentMethod): Promise<void> {
  const part = (await heldFor(work, order.orderNo)).find((one) => one.method === method)
  if (part) await closeEmptied(work, await giveBackHeld(work, order, part))
}

async function giveBackHeld(work: Work, order: OrderRow, part: Part): Promise<PaymentRow | undefined> {
  const payment = await giveBackOutside(work, order, part, order.orderNo)
  await releaseMoney(work, order, { part, at: work.context.clock.now() })
  return payment
}

async function closeEmptied(work: Work, payment: PaymentRow | undefined): Promise<void> {
  if (payment?.orderNos.length !== 1) return
  const { paymentNo } = payment
  const at = work.context.clock.now()
  await settlePayment(work, { paymentNo, state: 'refunded', providerTradeNo: null, reason: null, at })
}

/** Personal money that came too late, or a second time, goes back to where it came from. */
export async function returnPart(work: Work, order: OrderRow, payment: PaymentRow): Promise<void> {
  const { personal } = partOf(payment, order.orderNo)
  if (personal === 0) return
  const { paymentNo } = payment
  const { orderNo } = order
  await askBack(work, { method: 'personal', paymentNo, orderNo, causedBy: orderNo, amount: personal })
  await releaseMoney(work, order, { part: { method: 'personal', amount: personal }, at: work.context.clock.now() })
}

export const releasePoints = async (tenant: Tenant, order: OrderRow, at: Date): Promise<void> => {
  for (const part of await heldFor(tenant, order.orderNo))
    if (part.method === 'points') await releaseMoney(tenant, order, { part, at })
}

/** Money that somebody outside keeps is asked back from there; answers its payment. */
async function giveBackOutside(
  work: Work,
  order: OrderRow,
  { method, amount }: Part,
  causedBy: string,
): Promise<PaymentRow | undefined> {
  if (method !== 'personal' && method !== 'companyAccount') return undefined
  const payments = await findPaymentsOfOrder(work, order.orderNo)
  const payment = payments.findLast((one) => paidBy(one, order.orderNo, method))
  if (!payment) throw new Error(`order ${order.orderNo} has ${method} money but no payment`)
  await askBack(work, { method, paymentNo: payment.paymentNo, orderNo: order.orderNo, causedBy, amount })
  return payment
}

function paidBy(payment: PaymentRow, orderNo: string, method: Keeper): boolean {
  const part = partOf(payment, orderNo)
  if (method === 'companyAccount') return part.company > 0 && payment.state === 'paid'
  return part.personal > 0 && payment.providerTradeNo !== null && (payment.state === 'paid' || payment.state === 'pending')
}
