import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import type { KeptManualAnswer } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import { areCouponsLeft } from '@sojourn/domain/products/intl-flight/manual-quote/manual-quote'
import type { Work } from '../../../../context'
import { prepareCoupons } from '../../../booking/after-sale/coupon-refund'
import { couponsLeft, isTaken, type IntlAlterable, type IntlTicketNow } from '../after-sale/alterable'
import { judgeOffered, type PreparedChange } from '../after-sale/change/prepare'
import { refundPricesOf } from '../after-sale/refund-prices'
import { linesOfTickets } from '../after-sale/ticket-lines'
import { titleOfSegments } from '../after-sale/titles'
import { askedOf, atDesk, leftOf } from '../after-sale/at-desk'
import type { ManualRow } from './quote-store'
import { typedOffer } from './typed-offer'

/** The tickets of a quote, where nothing was flown, taken or exchanged since the desk priced them. */
function pricedTickets(found: IntlAlterable, { body, answer }: ManualRow) {
  if (!answer) return problem('manualQuoteClosed', { field: 'quoteNo' })
  const asked = askedOf(found, body)
  if (isProblem(asked)) return isTaken(asked) ? asked : problem('manualQuoteTicketMoved', { field: 'quoteNo' })
  if (!areCouponsLeft(answer.left, leftOf(asked.tickets))) return problem('manualQuoteTicketMoved', { field: 'quoteNo' })
  return { ...asked, answer }
}

const quotedLines = (orderNo: string, tickets: readonly IntlTicketNow[], { lines }: KeptManualAnswer) =>
  linesOfTickets(
    orderNo,
    tickets.map((ticket) => {
      const { ticketNo: _ticketNo, ...figures } = lines.find(({ ticketNo }) => ticketNo === ticket.ticketNo)!
      return { ticket, figures }
    }),
  )

/** The refund that the desk priced: everything but the writing. */
export async function prepareManualRefund(work: Work, order: IntlAlterable, row: ManualRow) {
  const found = atDesk(order)
  const priced = pricedTickets(found, row)
  if (isProblem(priced)) return priced
  const { tickets, answer } = priced
  const prepared = await prepareCoupons(work, found, couponsLeft(tickets), {
    series: 'IR',
    fulfiller: 'intl-flight-office',
    problemIfTaken: 'couponTaken',
    titleOf: titleOfSegments,
    price: async () => quotedLines(row.orderNo, tickets, answer),
  })
  if (isProblem(prepared)) return prepared
  const { parts } = prepared
  return { ...prepared, tickets, parts: { ...parts, prices: refundPricesOf(parts.lines) } }
}

/** The change that the desk priced: everything but the writing. */
export async function prepareManualChange(
  work: Work,
  order: IntlAlterable,
  row: ManualRow,
  { reasonCode, language }: { reasonCode?: string | undefined; language: Language },
): Promise<PreparedChange | Problem> {
  const found = atDesk(order)
  const priced = pricedTickets(found, row)
  if (isProblem(priced)) return priced
  const { direction, tickets, answer } = priced
  if (!direction) return problem('manualQuoteClosed', { field: 'quoteNo' })
  const { quoteNo, validUntil } = row
  const costs = answer.lines.map(({ ticketNo, fee, fareDifference, fuelDifference }) => ({
    ticketNo,
    fee,
    fareDifference,
    taxDifference: fuelDifference,
  }))
  const { flights } = answer
  const waived = answer.lines.some(({ involuntary }) => involuntary)
  const offered = typedOffer(found, direction, { quoteNo, flights, costs, waived })
  const lines = quotedLines(row.orderNo, tickets, answer)
  const change = { found, direction, offered, lines, date: flights[0]!.departDate, beside: [] }
  const until = validUntil ? { standsUntil: validUntil.toISOString() } : {}
  return judgeOffered(work, { ...change, ...until }, reasonCode === undefined ? {} : { reasonCode }, language)
}
