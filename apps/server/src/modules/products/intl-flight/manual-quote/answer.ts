import type { AnsweredManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { checkPlanValidity } from '@sojourn/domain/products/intl-flight/demand/plan'
import type { KeptManualAnswer, KeptManualLine } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import { fitsPaid, manualRefund } from '@sojourn/domain/products/intl-flight/manual-quote/manual-quote'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { lookFirst } from '../../../booking/lifecycle/look-first'
import { findEnterprise } from '../../../booking/settings/store'
import { alterableOrder, type IntlAlterable, type IntlTicketNow } from '../after-sale/alterable'
import type { Direction } from '../after-sale/change/offers'
import { refuseDocuments } from '../after-sale/change/documents'
import { offeredLines, staysInOrder } from '../after-sale/change/prepare'
import { refundFigures } from '../after-sale/refund-quote'
import { isFigured } from '../order/figured-line'
import { askedOf, atDesk, leftOf } from '../after-sale/at-desk'
import { findQuote, type ManualRow } from './quote-store'
import { writeQuoteNotification } from './quote-notifications'
import { actOnQuote, eventOf, keepQuote, quoteFor, refuseSide, type SeenQuote } from './quotes'
import { typedFlights, typedOffer } from './typed-offer'

/** What the carrier told the desk: figures of every ticket, until when they stand, and of a change the new flights. */
export async function answerQuote(context: Context, actor: Actor, request: AnsweredManualQuote): Promise<SeenQuote | Problem> {
  const refused = refuseSide(actor, 'answer')
  if (refused) return refused
  const before = await inCompany(context, actor.enterpriseId, (work) => findQuote(work, request.quoteNo))
  if (!before) return problem('manualQuoteUnknown', { field: 'quoteNo' })
  return lookFirst(
    context,
    actor.enterpriseId,
    (work) => alterableOrder(work, actor, before.orderNo),
    (heard) =>
      actOnQuote(context, actor, async (work) => {
        const found = await alterableOrder({ ...work, context: heard }, actor, before.orderNo, true)
        const row = await quoteFor(work, actor, request, 'answer')
        if (isProblem(row)) return row
        if (isProblem(found)) return found
        const answer = await answerOf(work, atDesk(found), row, { request, language: actor.language })
        if (isProblem(answer)) return answer
        const validUntil = new Date(request.validUntil)
        const total = sum(answer.lines.map(({ amount }) => amount))
        const event = eventOf(context, actor, 'quoted', { total })
        const kept = await keepQuote(work, row, { state: 'quoted', answer, validUntil, reason: null, event })
        await writeQuoteNotification(work, { ...row, validUntil }, found, { kind: 'manualQuoted', total })
        return { row, kept }
      }),
  )
}

async function answerOf(
  work: Work,
  found: IntlAlterable,
  row: ManualRow,
  { request, language }: { request: AnsweredManualQuote; language: Language },
): Promise<KeptManualAnswer | Problem> {
  const now = work.context.clock.now().toISOString()
  const asked = askedOf(found, row.body)
  if (isProblem(asked)) return asked
  const wrong = checkPlanValidity(request.validUntil, now)
  if (wrong) return wrong
  const { tickets, direction } = asked
  const priced = direction
    ? await changeAnswer(work, found, row, { direction, request, language })
    : await refundAnswer(work, found, tickets, request)
  if (isProblem(priced)) return priced
  return { version: 1, left: leftOf(tickets), ...priced, note: request.note.trim() }
}

type Priced = Pick<KeptManualAnswer, 'lines' | 'flights'>

async function refundAnswer(
  work: Work,
  { order, kept }: IntlAlterable,
  tickets: readonly IntlTicketNow[],
  { refund = [], waived }: AnsweredManualQuote,
): Promise<Priced | Problem> {
  if (!namesEach(tickets, refund)) return problem('manualQuoteTicketsWrong', { field: 'refund' })
  const told = tickets.map((ticket) => {
    const figures = refund.find(({ ticketNo }) => ticketNo === ticket.ticketNo)!
    const paid = ticket.plan.prices[ticket.traveller.position]!
    return {
      ticketNo: ticket.ticketNo,
      fits: fitsPaid(figures, paid),
      ...manualRefund(figures, paid),
      involuntary: waived,
      rules: [],
    }
  })
  const beyond = told.find(({ fits }) => !fits)
  if (beyond) {
    const index = refund.findIndex(({ ticketNo }) => ticketNo === beyond.ticketNo)
    return problem('manualQuoteAmountWrong', { field: `refund.${index}` })
  }
  const { settings } = (await findEnterprise(work)).config
  const fees = { taxesOnly: false, refundFee: settings.afterSalesFees?.refund ?? 0, extras: kept.extras.list }
  const figured = refundFigures(tickets, told, fees)
  return {
    lines: figured.map(({ ticket, figures }) => keptLine({ ...figures, ticketNo: ticket.ticketNo, orderNo: order.orderNo })),
    flights: [],
  }
}

async function changeAnswer(
  work: Work,
  found: IntlAlterable,
  { quoteNo }: ManualRow,
  {
    direction,
    request: { change, waived },
    language,
  }: { direction: Direction; request: AnsweredManualQuote; language: Language },
): Promise<Priced | Problem> {
  if (!change || !namesEach(direction.tickets, change.lines)) return problem('manualQuoteTicketsWrong', { field: 'change.lines' })
  const flights = typedFlights(change, direction.slice, work.context.clock.now().toISOString())
  if (isProblem(flights)) return flights
  const offered = typedOffer(found, direction, { quoteNo, flights, costs: change.lines, waived })
  if (!staysInOrder(found, direction, offered)) return problem('changeOutOfOrder', { field: 'change.segments.0' })
  const refused = refuseDocuments({ found, direction, offered }, language)
  if (refused) return { ...refused, field: 'change.segments.0' }
  const { settings } = (await findEnterprise(work)).config
  const lines = offeredLines(found, direction, offered, settings)
  return { lines: lines.filter(isFigured(lines)).map(keptLine), flights }
}

/** Every ticket once, and no other. */
const namesEach = (tickets: readonly IntlTicketNow[], lines: readonly { ticketNo: string }[]): boolean =>
  lines.length === tickets.length && tickets.every(({ ticketNo }) => lines.some((line) => line.ticketNo === ticketNo))

const keptLine = (line: Omit<KeptManualLine, 'offer'> & { offer: object | null; orderNo?: string }): KeptManualLine => ({
  ticketNo: line.ticketNo,
  involuntary: line.involuntary,
  ticketPrice: line.ticketPrice,
  fee: line.fee,
  buildFee: line.buildFee,
  insurance: line.insurance,
  serviceFee: line.serviceFee,
  bookingFee: line.bookingFee,
  fareDifference: line.fareDifference,
  fuelDifference: line.fuelDifference,
  amount: line.amount,
  offer: line.offer!,
})
