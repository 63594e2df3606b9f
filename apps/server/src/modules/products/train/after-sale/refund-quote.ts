import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { TrainRefundQuote } from '@sojourn/contract/products/train/after-sales.shapes'
import { ownFees } from '@sojourn/domain/booking/after-sale/own-fees'
import { refundSentence } from '@sojourn/domain/products/train/price/fee-rule'
import { refundHoldsUntil } from '@sojourn/domain/products/train/price/holds-until'
import type { RailTicket } from '@sojourn/domain/products/train/price/refund-and-change'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import { isSpringFestivalTravel } from '@sojourn/domain/products/train/spring-festival'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import { isRailFailure, type RailRefundQuote } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import type { Alterable, Ticket } from './alterable'
import { quoteReturn } from './give-back'
import { railProblem } from '../supply/supply'

/** What each ticket gives back now: the railway's answer and our own fees. */
export async function refundLines(
  context: Context,
  { order, kept }: Pick<Alterable, 'order' | 'kept'>,
  tickets: readonly Ticket[],
  refundFee: number,
): Promise<AfterSaleLine[] | Problem> {
  const lines: AfterSaleLine[] = []
  for (const [index, ticket] of tickets.entries()) {
    const quote = await quoteReturn(context, kept.source, ticket)
    if (isRailFailure(quote)) return railProblem(context, quote, `coupons.${index}`)
    lines.push({ ...emptyLine(order.orderNo, index, ticket), ...costOfRefund(ticket, quote, refundFee) })
  }
  return lines
}

/** What a return comes to with our own fees. */
function costOfRefund(ticket: Ticket, { ticketPrice, percent, fee, refund, ...quote }: RailRefundQuote, refundFee: number) {
  const involuntary = quote.involuntary ?? false
  const own = ownFees({ refundFee, bookingFee: ticket.traveller.serviceFee, involuntary, back: refund })
  return {
    ticketPrice,
    fee,
    percent,
    involuntary,
    ...own,
    amount: refund - own.serviceFee + own.bookingFee,
  }
}

/** What a rail ticket has no part in stays nothing. */
export const emptyLine = (parentOrderNo: string, line: number, { ticketNo, traveller, segment }: Ticket) => ({
  line,
  parentOrderNo,
  ticketNo,
  traveller: traveller.position,
  segment,
  involuntary: false,
  ruleTier: '',
  buildFee: 0,
  fuelFee: 0,
  insurance: 0,
  bookingFee: 0,
  fareDifference: 0,
  fuelDifference: 0,
  offer: null,
})

interface Priced {
  ticketPrice: number
  percent: number | null
}

/** A ticket as the railway's rules see it; of one that was changed its percentage tells how late that was. */
export function railTicketOf({ ride: { body, departAt }, changed }: Ticket, { ticketPrice, percent }: Priced): RailTicket {
  const crossBorder = crossBorderOf(body.departStation, body.arriveStation)
  return {
    fare: ticketPrice,
    departAt: departAt.toISOString(),
    ...(changed && {
      changed: { withinEightDays: percent !== 0, springFestival: isSpringFestivalTravel(body.departDate) },
    }),
    ...(crossBorder && { crossBorder }),
  }
}

/** The rule of a refund in words, and until when it holds. */
export function feeWords(
  context: Context,
  ticket: Ticket,
  { ticketPrice, percent, involuntary }: { ticketPrice: number; percent: number; involuntary?: boolean },
  language: Language,
) {
  if (involuntary) return { percent, rule: trainRulesText[language].stoppedRefund }
  const now = context.clock.now().toISOString()
  const { changed } = ticket
  const known = railTicketOf(ticket, { ticketPrice, percent })
  const { departAt, crossBorder } = known
  const until = refundHoldsUntil(known, now)
  return {
    percent,
    rule: refundSentence({ departAt, percent, changed, crossBorder: crossBorder !== undefined }, now, language),
    ...(until && { holdsUntil: until }),
  }
}

/** The same in words for the page. */
export const refundLineShapes = (
  context: Context,
  tickets: readonly Ticket[],
  lines: readonly AfterSaleLine[],
  language: Language,
): TrainRefundQuote['lines'] =>
  lines.map(({ ticketNo, segment, ticketPrice, fee, percent, involuntary, serviceFee, bookingFee, amount }, index) => {
    const ticket = tickets[index]!
    const words = feeWords(context, ticket, { ticketPrice, percent: percent ?? 0, involuntary }, language)
    return {
      ticketNo,
      segment,
      traveller: readableName(ticket.traveller, language),
      ticketPrice,
      fee,
      serviceFee,
      bookingFee,
      amount,
      ...words,
    }
  })

/** Until when none of the fees rises, and all of the tickets can be given back. */
export function linesHoldUntil(
  context: Context,
  tickets: readonly Ticket[],
  lines: readonly AfterSaleLine[],
): { holdsUntil?: string } {
  const now = context.clock.now().toISOString()
  return earliestOf(
    lines.map((line, index) => (line.involuntary ? undefined : refundHoldsUntil(railTicketOf(tickets[index]!, line), now))),
  )
}

export function earliestOf(untils: readonly (string | undefined)[]): { holdsUntil?: string } {
  const [first] = untils.flatMap((until) => until ?? []).sort()
  return first ? { holdsUntil: first } : {}
}
