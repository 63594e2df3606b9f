import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyIntlRefund, quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlRefundQuote } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { prepareCoupons } from '../../../booking/after-sale/coupon-refund'
import { refundFrame, submitRefundOnce } from '../../../booking/after-sale/submit-refund'
import { wholeRefunds } from '../../../booking/after-sale/whole-refund'
import { sumOf } from '../../../booking/coupon/lines'
import { alterableOrder, couponsLeft, pickTickets, refuseApart, type IntlAlterable } from './alterable'
import { keptBookingFee, refundLines, refundLineShapes } from './refund-quote'
import { refundPricesOf } from './refund-prices'
import { titleOfSegments } from './titles'

type Asked = Pick<RequestOf<typeof quoteIntlRefund>, 'ticketNos' | 'taxesOnly'>

/** Everything about a refund but the writing: tickets, the carriers' answer, who must approve. */
async function prepare(work: Work, found: IntlAlterable, { ticketNos, taxesOnly = false }: Asked) {
  const tickets = pickTickets(found, ticketNos)
  if (isProblem(tickets)) return tickets
  const apart = refuseApart(found, tickets, false)
  if (apart) return apart
  const { orderNo } = found.order
  const prepared = await prepareCoupons(work, found, couponsLeft(tickets), {
    series: 'IR',
    fulfiller: 'intl-flight',
    problemIfTaken: 'couponTaken',
    titleOf: titleOfSegments,
    price: (_coupons, refundFee) =>
      refundLines(work.context, tickets, { orderNo, taxesOnly, refundFee, extras: found.kept.extras.list }),
  })
  if (isProblem(prepared)) return prepared
  const { parts } = prepared
  return { ...prepared, tickets, parts: { ...parts, prices: refundPricesOf(parts.lines) } }
}

/** The quote of a refund (S7.53): ticket by ticket what was used, what is kept by which rule, what comes back to whom, and who must approve. */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteIntlRefund>,
): Promise<IntlRefundQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(work, found, request)
    if (isProblem(prepared)) return prepared
    const { tickets, parts } = prepared
    return {
      lines: refundLineShapes(tickets, parts.lines, actor.language),
      fee: sumOf(parts.lines, 'fee'),
      keptBookingFee: keptBookingFee(parts.lines),
      ...(await refundFrame(work, actor, prepared)),
    }
  })

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyIntlRefund>,
): Promise<AppliedAfterSale | Problem> =>
  submitRefundOnce(context, actor, request, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo, true)
    return isProblem(found) ? found : prepare(work, found, request)
  })

/** All that is left of an order, for the end of a whole trip; undefined where nothing is. */
export const wholeRefund = wholeRefunds(async (work, actor, orderNo, lock) => {
  const found = await alterableOrder(work, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.tickets.filter(({ left }) => left.length > 0)
  return open.length === 0 ? undefined : prepare(work, found, { ticketNos: open.map(({ ticketNo }) => ticketNo) })
})
