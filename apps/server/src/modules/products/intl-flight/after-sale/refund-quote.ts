import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlRefundLine } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { ownFees } from '@sojourn/domain/booking/after-sale/own-fees'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { sum } from '@sojourn/domain/kit/money'
import { readIntlRefund } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { extrasBack, extrasBackBeside } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { penaltySentence } from '@sojourn/domain/products/intl-flight/after-sale/penalty-sentences'
import { taxName } from '@sojourn/domain/products/intl-flight/tax-names'
import { afterSaleText } from '@sojourn/text/products/intl-flight/after-sale/words'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { IntlAirRefundLine } from '@sojourn/supply/ports/intl-air-refunds'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import { isUsed, type IntlTicketNow } from './alterable'
import { afterSaleProblem } from './supplier-problem'
import { isFigured } from '../order/figured-line'
import { linesOfTickets, type TicketFigures } from './ticket-lines'

interface Asked {
  orderNo: string
  taxesOnly: boolean
  /** What the company pays us for the refund of a ticket; fen. */
  refundFee: number
  /** What was bought beside the fares. */
  extras: readonly KeptIntlExtra[]
}

/** What each ticket gives back now: the carrier's answer, and our own fees. */
export async function refundLines(
  context: Context,
  tickets: readonly IntlTicketNow[],
  { orderNo, taxesOnly, refundFee, extras }: Asked,
): Promise<AfterSaleLine[] | Problem> {
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const quote = await context.intlAir.refundQuote(asking(context), { ticketNos, taxesOnly })
  if (isIntlAirFailure(quote)) return afterSaleProblem(quote)
  if ('unknown' in quote) return problem('fareRulesUnknown', { field: 'ticketNos' })
  return linesOfTickets(orderNo, refundFigures(tickets, quote.lines, { taxesOnly, refundFee, extras }))
}

/** What was told of each ticket, with our own fees. */
export const refundFigures = (
  tickets: readonly IntlTicketNow[],
  told: readonly IntlAirRefundLine[],
  fees: Omit<Asked, 'orderNo'>,
): { ticket: IntlTicketNow; figures: TicketFigures }[] =>
  tickets.map((ticket) => ({
    ticket,
    figures: figuresOf(
      ticket,
      told.find(({ ticketNo }) => ticketNo === ticket.ticketNo)!,
      fees,
    ),
  }))

/** Our fee of the booking for the directions of a ticket that nobody has flown. */
function bookingFeeOf({ traveller, left, coupons }: IntlTicketNow): number {
  const flown = new Set(coupons.filter(isUsed).map((coupon) => coupon.flown.body.slice))
  const unused = new Set(left.map((coupon) => coupon.flown.body.slice).filter((slice) => !flown.has(slice)))
  return traveller.serviceFee * unused.size
}

function figuresOf(
  ticket: IntlTicketNow,
  { usedFare, fee, taxes, taxLines, amount, involuntary, rules }: IntlAirRefundLine,
  { taxesOnly, refundFee, extras }: Omit<Asked, 'orderNo'>,
): TicketFigures {
  const bookingFee = bookingFeeOf(ticket)
  const given = {
    traveller: ticket.traveller.position,
    segments: ticket.left.map(({ segment }) => segment),
    involuntary,
  }
  const insurance = extrasBack(extras, given)
  const back = amount + insurance
  const own = ownFees({ refundFee, bookingFee, involuntary, back })
  const left = amount - taxes + fee
  return {
    involuntary,
    ticketPrice: left,
    fee,
    buildFee: taxes,
    insurance,
    ...own,
    fareDifference: 0,
    fuelDifference: 0,
    amount: back - own.serviceFee + own.bookingFee,
    beside: extrasBackBeside(extras, given),
    offer: { version: 1, taxesOnly, paid: left + usedFare, usedFare, taxLines, bookingFee, rules },
  }
}

/** Our fees of the booking of these tickets that stay with us; fen. */
export const keptBookingFee = (lines: readonly AfterSaleLine[]): number =>
  sum(lines.filter(isFigured(lines)).map(({ offer, bookingFee }) => readIntlRefund(offer).bookingFee - bookingFee))

/** The same in words for the page, ticket by ticket. */
export const refundLineShapes = (
  tickets: readonly IntlTicketNow[],
  lines: readonly AfterSaleLine[],
  language: Language,
): IntlRefundLine[] =>
  lines.filter(isFigured(lines)).map((line) => {
    const ticket = tickets.find(({ ticketNo }) => ticketNo === line.ticketNo)!
    const { paid, usedFare, taxLines = [], rules, taxesOnly } = readIntlRefund(line.offer)
    return {
      ticketNo: line.ticketNo,
      traveller: passengerName(ticket.traveller, language),
      validatingCarrier: ticket.plan.validatingCarrier,
      paid,
      usedFare,
      fee: line.fee,
      taxes: line.buildFee,
      extras: line.insurance,
      taxLines: taxLines.map(({ code, amount }) => ({ code, name: taxName(code, language), amount })),
      serviceFee: line.serviceFee,
      bookingFee: line.bookingFee,
      amount: line.amount,
      involuntary: line.involuntary,
      rule: ruleWords(ticket, { rules, taxesOnly, involuntary: line.involuntary }, language),
    }
  })

function ruleWords(
  { plan }: IntlTicketNow,
  { rules, taxesOnly, involuntary }: { rules: readonly number[]; taxesOnly: boolean; involuntary: boolean },
  language: Language,
): string {
  const text = afterSaleText[language]
  if (involuntary) return text.involuntaryRefund
  if (taxesOnly) return text.taxesOnlyRule
  const sentences = [...new Set(rules)].flatMap((rule) => plan.penalties[rule] ?? [])
  return sentences.map((penalty) => penaltySentence(penalty, language)).join(text.between)
}
