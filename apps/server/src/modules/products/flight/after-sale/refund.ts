import type { AppliedAfterSale, CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightRefund, quoteFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import type { RefundQuote } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { sumOf } from '../../../booking/coupon/lines'
import { prepareCoupons } from '../../../booking/after-sale/coupon-refund'
import { refundFrame, submitRefundOnce } from '../../../booking/after-sale/submit-refund'
import { wholeRefunds } from '../../../booking/after-sale/whole-refund'
import { alterableOrder, refuseApart, type Alterable } from './alterable'
import { titleOfSegments } from '../book/order-record'
import { linesHoldUntil, refundLines, refundLineShapes } from './refund-quote'

/** Everything about a refund but the writing: coupons, the carrier's answer, who must approve. */
const prepare = (work: Work, found: Alterable, refs: readonly CouponRef[]) =>
  prepareCoupons(work, found, refs, {
    series: 'FR',
    fulfiller: 'flight',
    problemIfTaken: 'couponTaken',
    titleOf: titleOfSegments,
    price: async (coupons, fees) => refuseApart(found, coupons, false) ?? (await refundLines(work.context, found, coupons, fees)),
  })

/** The quote of a refund (S7.52): fee by fee with its rule, what comes back to whom, and who must approve. */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteFlightRefund>,
): Promise<RefundQuote | Problem> =>
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
      ...linesHoldUntil(context, 'refund', coupons, parts.lines),
    }
  })

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyFlightRefund>,
): Promise<AppliedAfterSale | Problem> =>
  submitRefundOnce(context, actor, request, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo, true)
    return isProblem(found) ? found : prepare(work, found, request.coupons)
  })

/** All that is open of an order, for the end of a whole trip; undefined where nothing is. */
export const wholeRefund = wholeRefunds(async (work, actor, orderNo, lock) => {
  const found = await alterableOrder(work, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.coupons.filter(({ state, refused }) => refused === undefined || state === 'open' || state === 'checkedIn')
  return open.length === 0 ? undefined : prepare(work, found, open)
})
