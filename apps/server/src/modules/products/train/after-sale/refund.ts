import type { AppliedAfterSale, CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainRefund, quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import type { TrainRefundQuote } from '@sojourn/contract/products/train/after-sales.shapes'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { sumOf } from '../../../booking/coupon/lines'
import { prepareCoupons } from '../../../booking/after-sale/coupon-refund'
import { refundFrame, submitRefundOnce } from '../../../booking/after-sale/submit-refund'
import { wholeRefunds } from '../../../booking/after-sale/whole-refund'
import { alterableOrder, pickTickets, type Alterable } from './alterable'
import { ticketFulfiller } from '../order/order-words'
import { titleOf } from '../book/order-record'
import { linesHoldUntil, refundLines, refundLineShapes } from './refund-quote'

/** Everything about a refund but the writing: tickets, the railway's answer, who must approve. */
function prepare(work: Work, found: Alterable, refs: readonly CouponRef[]) {
  const tickets = pickTickets(found, refs)
  if (isProblem(tickets)) return tickets
  return prepareCoupons(work, found, refs, {
    series: 'TR',
    fulfiller: ticketFulfiller(found.order),
    problemIfTaken: 'trainTicketTaken',
    titleOf,
    price: (coupons, fees) => refundLines(work.context, found, coupons, fees),
  })
}

/** The quote of a refund: fee by fee with its rule, what comes back to whom, and who must approve. */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteTrainRefund>,
): Promise<TrainRefundQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(work, found, request.coupons)
    if (isProblem(prepared)) return prepared
    const { coupons, parts, keptBookingFee } = prepared
    return {
      lines: refundLineShapes(context, coupons, parts.lines, actor.language),
      fee: sumOf(parts.lines, 'fee'),
      keptBookingFee,
      ...(await refundFrame(work, actor, prepared)),
      ...linesHoldUntil(context, coupons, parts.lines),
    }
  })

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyTrainRefund>,
): Promise<AppliedAfterSale | Problem> =>
  submitRefundOnce(context, actor, request, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo, true)
    return isProblem(found) ? found : prepare(work, found, request.coupons)
  })

/** All that is open of an order, for the end of a whole trip; undefined where nothing is. */
export const wholeRefund = wholeRefunds(async (work, actor, orderNo, lock) => {
  const found = await alterableOrder(work, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.coupons.filter(({ state, refused }) => refused === undefined || state === 'open')
  return open.length === 0 ? undefined : prepare(work, found, open)
})
