import type { Problem } from '@sojourn/contract/kit/problems'
import type { RefundLine } from '@sojourn/contract/products/flight/after-sales.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { ownFees } from '@sojourn/domain/booking/after-sale/own-fees'
import { feeSentence, feesHoldUntil, feeWindow } from '@sojourn/domain/products/flight/fee-rule'
import { isAirFailure, type AirRefundQuote } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import type { Language } from '@sojourn/contract/kit/language'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { Alterable, Coupon } from './alterable'
import { airProblem } from '../search/choose'

/** What each coupon gives back now: the carrier's answer, the insurance while it can still be cancelled, and our own fees. */
export async function refundLines(
  context: Context,
  { order }: Pick<Alterable, 'order'>,
  coupons: readonly Coupon[],
  refundFee: number,
): Promise<AfterSaleLine[] | Problem> {
  const lines: AfterSaleLine[] = []
  for (const coupon of coupons) {
    const quote = await context.air.refund(asking(context), {
      key: `${order.orderNo}/quote`,
      ticketNo: coupon.ticketNo,
      journeys: [coupon.segment],
      commit: false,
    })
    if (isAirFailure(quote)) return airProblem(quote, 'coupons')
    lines.push(lineOf(context, { parentOrderNo: order.orderNo, line: lines.length, coupon, quote: quote.lines[0]!, refundFee }))
  }
  return lines
}

interface RefundLineParts {
  parentOrderNo: string
  line: number
  coupon: Coupon
  quote: AirRefundQuote['lines'][number]
  refundFee: number
}

function lineOf(context: Context, { parentOrderNo, line, coupon, quote, refundFee }: RefundLineParts): AfterSaleLine {
  const now = context.clock.now()
  const insured = coupon.flown.departAt > now ? coupon.traveller.insurances : []
  const insurance = insured.reduce((sum, { price }) => sum + price, 0)
  const back = quote.refund + insurance
  const own = ownFees({ refundFee, bookingFee: coupon.traveller.serviceFee, involuntary: quote.involuntary, back })
  return {
    line,
    parentOrderNo,
    ticketNo: coupon.ticketNo,
    traveller: coupon.traveller.position,
    segment: coupon.segment,
    involuntary: quote.involuntary,
    ticketPrice: quote.ticketPrice,
    fee: quote.fee,
    percent: feeWindow('refund', quote.ruleTier, coupon.flown.departAt.toISOString(), now.toISOString()).percent,
    ruleTier: quote.ruleTier,
    buildFee: quote.buildFee,
    fuelFee: quote.fuelFee,
    insurance,
    ...own,
    fareDifference: 0,
    fuelDifference: 0,
    amount: back - own.serviceFee + own.bookingFee,
    offer: null,
  }
}

/** The same in words for the page. */
export const refundLineShapes = (
  context: Context,
  coupons: readonly Coupon[],
  lines: readonly AfterSaleLine[],
  language: Language,
): RefundLine[] =>
  lines.map((line, index) => {
    const { buildFee, fuelFee, insurance, serviceFee, bookingFee, amount } = line
    const words = feeWords(context, { kind: 'refund', coupon: coupons[index]!, line, language })
    return { ...words, buildFee, fuelFee, insurance, serviceFee, bookingFee, amount }
  })

interface FeeToTell {
  kind: 'refund' | 'change'
  coupon: Coupon
  line: AfterSaleLine
  language: Language
}

/** Whose coupon it is, its fee, and the rule that says so in the reader's words. */
export function feeWords(
  context: Context,
  {
    kind,
    coupon: { traveller, flown },
    line: { ticketNo, segment, ticketPrice, fee, involuntary, ruleTier },
    language,
  }: FeeToTell,
) {
  const window = feeWindow(kind, ruleTier, flown.departAt.toISOString(), context.clock.now().toISOString())
  return {
    ticketNo,
    segment,
    traveller: passengerName(traveller, language),
    ticketPrice,
    fee,
    ...(window.percent === null ? {} : { percent: window.percent }),
    rule: feeSentence(kind, window, involuntary, language),
    involuntary,
    ...(window.until && !involuntary ? { holdsUntil: window.until } : {}),
  }
}

/** Until when none of the fees rises. */
export const linesHoldUntil = (
  context: Context,
  kind: 'refund' | 'change',
  coupons: readonly Coupon[],
  lines: readonly AfterSaleLine[],
): { holdsUntil?: string } => {
  const charged = lines.flatMap(({ involuntary, ruleTier }, index) =>
    involuntary ? [] : [{ tier: ruleTier, departAt: coupons[index]!.flown.departAt.toISOString() }],
  )
  const until = feesHoldUntil(kind, charged, context.clock.now().toISOString())
  return until ? { holdsUntil: until } : {}
}
