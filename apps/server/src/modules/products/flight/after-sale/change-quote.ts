import type { ChangeLine } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { feeWindow } from '@sojourn/domain/products/flight/fee-rule'
import { isAirFailure, type AirChangeQuote } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseSettings } from '../../../booking/settings/store'
import type { Coupon } from './alterable'
import { airProblem } from '../search/choose'
import { feeWords } from './refund-quote'

interface ChangedCoupons {
  orderNo: string
  coupons: readonly Coupon[]
  to: { flightKey: string; fareKey: string }
  settings: EnterpriseSettings
}

/** What each coupon costs to change to a fare: fee, difference, and our own fee where the carrier did not force it. */
export async function changeLines(
  context: Context,
  { orderNo, coupons, to, settings }: ChangedCoupons,
): Promise<AfterSaleLine[] | Problem> {
  const lines: AfterSaleLine[] = []
  for (const coupon of coupons) {
    const quote = await context.air.change(asking(context), {
      key: `${orderNo}/quote`,
      ticketNo: coupon.ticketNo,
      journey: coupon.segment,
      to,
      commit: false,
    })
    if (isAirFailure(quote))
      return quote.failure === 'notChangeable'
        ? problem('ticketNotChangeable', { field: 'coupons' })
        : airProblem(quote, 'flightKey')
    lines.push(
      lineOf(context, {
        parentOrderNo: orderNo,
        line: lines.length,
        coupon,
        quote,
        offer: to,
        changeFee: settings.afterSalesFees?.change ?? 0,
      }),
    )
  }
  return lines
}

interface ChangeLineParts {
  parentOrderNo: string
  line: number
  coupon: Coupon
  quote: AirChangeQuote
  offer: object
  changeFee: number
}

function lineOf(context: Context, { parentOrderNo, line, coupon, quote, offer, changeFee }: ChangeLineParts): AfterSaleLine {
  const { fee, fareDifference, fuelDifference, ticketPrice, ruleTier, involuntary } = quote
  const now = context.clock.now().toISOString()
  const serviceFee = involuntary ? 0 : changeFee
  return {
    line,
    parentOrderNo,
    ticketNo: coupon.ticketNo,
    traveller: coupon.traveller.position,
    segment: coupon.segment,
    involuntary,
    ticketPrice,
    fee,
    percent: feeWindow('change', ruleTier, coupon.flown.departAt.toISOString(), now).percent,
    ruleTier,
    buildFee: 0,
    fuelFee: 0,
    insurance: 0,
    serviceFee,
    bookingFee: 0,
    fareDifference,
    fuelDifference,
    amount: fee + fareDifference + fuelDifference + serviceFee,
    offer,
  }
}

/** The same in words for the page. */
export const changeLineShapes = (
  context: Context,
  coupons: readonly Coupon[],
  lines: readonly AfterSaleLine[],
  language: Language,
): ChangeLine[] =>
  lines.map((line, index) => {
    const { fareDifference, fuelDifference, serviceFee, amount } = line
    return {
      ...feeWords(context, { kind: 'change', coupon: coupons[index]!, line, language }),
      fareDifference,
      fuelDifference,
      serviceFee,
      amount,
    }
  })
