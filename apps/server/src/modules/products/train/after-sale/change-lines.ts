import type { Problem } from '@sojourn/contract/kit/problems'
import type { KeptChange } from '@sojourn/domain/products/train/kept/kept-change'
import { isRailFailure, type RailChangeQuote } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseSettings } from '../../../booking/settings/store'
import type { Ticket } from './alterable'
import { emptyLine } from './refund-quote'
import { keptChoice } from '../supply/from-supply'
import { railProblem } from '../supply/supply'

export type ChangeLineRow = AfterSaleLine & { offer: KeptChange }

interface AskedChange {
  orderNo: string
  tickets: readonly Ticket[]
  to: RailChoice
  settings: EnterpriseSettings
}

/**
 * What each ticket costs to change (handbook 3.8). The railway returns the old fare and charges the new one; the person pays
 * or gets back the balance with our own fee.
 */
export async function changeLines(
  context: Context,
  { orderNo, tickets, to, settings }: AskedChange,
): Promise<ChangeLineRow[] | Problem> {
  const lines: ChangeLineRow[] = []
  for (const [index, ticket] of tickets.entries()) {
    const request = { key: `${orderNo}/quote`, ticketNo: ticket.ticketNo, to, commit: false }
    const quote = await context.rail.change(asking(context), request)
    if (isRailFailure(quote)) return railProblem(context, quote, 'coupons')
    const { offer, ...cost } = costOfChange(quote, settings.afterSalesFees?.change ?? 0)
    lines.push({
      ...emptyLine(orderNo, index, ticket),
      ticketPrice: quote.ticketPrice,
      percent: quote.percent,
      ...cost,
      offer: { version: 2, to: keptChoice(to), passenger: index, ...offer },
    })
  }
  return lines
}

/** What a change comes to with our own fee: to be paid, or coming back. */
export function costOfChange({ ticketPrice, newPrice, fee, differenceFee, charge, back }: RailChangeQuote, serviceFee: number) {
  const balance = charge - back + serviceFee
  return {
    fee,
    serviceFee,
    fareDifference: Math.max(0, newPrice - ticketPrice),
    amount: Math.max(0, balance),
    offer: { newFare: newPrice, differenceFee, back: Math.max(0, -balance) },
  }
}

export const backOf = (lines: readonly ChangeLineRow[]): number => lines.reduce((sum, { offer }) => sum + offer.back, 0)
