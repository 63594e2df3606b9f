import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ManualQuote, ManualQuotes } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { given } from '@sojourn/domain/kit/given'
import { shortYuan } from '@sojourn/domain/kit/money'
import { mayManual, type ManualAction } from '@sojourn/domain/products/intl-flight/manual-quote/manual-quote'
import { taxName } from '@sojourn/domain/products/intl-flight/tax-names'
import { afterSaleManualQuoteRulesText } from '@sojourn/text/products/intl-flight/after-sale/manual-quote-rules'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { sideOf } from '../../../booking/demand/demand'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { stateNameOf } from '../../../booking/order/summary'
import { alterableOrder, isUsed, type IntlAlterable } from '../after-sale/alterable'
import { shownOrderSegment } from '../order/to-screen'
import { intlDictionaryOf } from '../supply/dictionary'
import { askedOf, atDesk } from '../after-sale/at-desk'
import { isWaiting } from './carry-out'
import { findQuotesOf, type ManualEvent, type ManualRow } from './quote-store'
import { quoteTerms } from './quote-terms'
import { stateNow } from './quotes'
import { promisedAgain } from '../../../booking/demand/follow-demands'

/** What the desk was asked about an order, the newest first, with what the caller may do: only whoever booked acts, and the desk in that session. */
export const manualQuotes = (context: Context, actor: Actor, { orderId }: { orderId: string }): Promise<ManualQuotes | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const core = await orderCore(work, actor, orderId)
    if (core?.order.product !== 'intlFlight') return problem('orderUnknown', { field: 'orderId' })
    const rows = await findQuotesOf(work, orderId)
    if (rows.length === 0) return { quotes: [], dictionary: intlDictionaryOf([], actor.language) }
    const booked = await bookedOrder(work, actor, core.order)
    if (isProblem(booked)) return booked
    const made = await findOrders(
      work,
      rows.flatMap(({ madeOrderNo }) => madeOrderNo ?? []),
    )
    const isOwn = core.order.bookerId === actor.employeeId
    const quotes = await Promise.all(
      rows.map((row) =>
        shownQuote({ work, actor, booked, isOwn, row, made: made.find(({ orderNo }) => orderNo === row.madeOrderNo) }),
      ),
    )
    const flights = [...booked.segments.map(({ body }) => body), ...rows.flatMap(({ answer }) => answer?.flights ?? [])]
    return { quotes, dictionary: intlDictionaryOf(flights, actor.language) }
  })

/** The order as its booker has it, whoever looks. */
const bookedOrder = (work: Work, actor: Actor, { orderNo, bookerId }: OrderRow): Promise<IntlAlterable | Problem> =>
  alterableOrder(work, { ...actor, employeeId: bookerId }, orderNo)

interface Shown {
  work: Work
  actor: Actor
  booked: IntlAlterable
  isOwn: boolean
  row: ManualRow
  /** The refund or change that was made of it. */
  made: OrderRow | undefined
}

async function shownQuote(shown: Shown): Promise<ManualQuote> {
  const { work, actor, booked, isOwn, row, made } = shown
  const { context } = work
  const { language } = actor
  const { body, answer } = row
  const text = afterSaleManualQuoteRulesText[language]
  const state = stateNow(context, row)
  const may = (action: ManualAction): boolean => isOwn && mayManual(action, state, sideOf(actor))
  const tickets = booked.tickets.filter(({ ticketNo }) => body.ticketNos.includes(ticketNo))
  const positions = new Set(answer ? answer.left.flatMap(({ segments }) => segments) : couponsUnflown(tickets))
  const from = booked.segments.filter(
    ({ position, body: flight }) => positions.has(position) && (body.slice === undefined || flight.slice === body.slice),
  )
  const isTold = state === 'quoted' && isOwn
  const terms = isTold ? await quoteTerms(work, actor, booked, row) : undefined
  return {
    quoteNo: row.quoteNo,
    version: row.version,
    kind: body.kind,
    state,
    stateName: text.states[state],
    causeName: text.causes[body.cause],
    wish: body.wish,
    ...given({ departDate: body.departDate }),
    tickets: tickets.map(({ ticketNo, traveller }) => ({ ticketNo, traveller: passengerName(traveller, language) })),
    from: from.map(shownOrderSegment),
    to: (answer?.flights ?? []).map(({ version: _version, ...flight }, index) => ({ ...flight, index })),
    askedAt: row.askedAt.toISOString(),
    promisedBy: row.promisedBy.toISOString(),
    late: state === 'asked' && row.promisedBy <= context.clock.now(),
    ...given({ promisedAgain: state === 'asked' ? promisedAgain(row) : undefined }),
    ...given({ validUntil: row.validUntil?.toISOString(), reason: row.reason ?? undefined }),
    note: answer?.note ?? '',
    ...(made && { order: { orderNo: made.orderNo, stateName: stateNameOf(context, made, language) } }),
    history: historyOf(shown, state === 'lapsed'),
    ...(terms && (isProblemWords(terms) ? terms : { terms })),
    ...(may('answer') && { desk: deskLines(shown) }),
    canAccept: may('accept') && terms !== undefined && !isProblemWords(terms),
    canWithdraw: may('withdraw'),
    canAnswer: may('answer'),
    canCarryOut: may('carryOut') && isWaiting(row, made),
  }
}

/** What a request is about as long as nobody has priced it. */
const couponsUnflown = (tickets: IntlAlterable['tickets']): number[] =>
  tickets.flatMap(({ coupons }) => coupons.flatMap((coupon) => (isUsed(coupon) ? [] : [coupon.segment])))

const isProblemWords = (terms: object): terms is { blocked: string } => 'blocked' in terms

/** What was paid for each ticket, so that the desk need not look it up. */
function deskLines({ booked, row: { body }, actor: { language } }: Shown): NonNullable<ManualQuote['desk']> {
  const asked = askedOf(atDesk(booked), body)
  if (isProblem(asked)) return []
  return asked.tickets.map(({ ticketNo, traveller, plan }) => {
    const { fare, surcharge, taxes } = plan.prices[traveller.position]!
    const codes = [...new Set(taxes.map(({ code }) => code))]
    return {
      ticketNo,
      traveller: passengerName(traveller, language),
      paid: fare + surcharge,
      taxes: codes.map((code) => ({
        code,
        name: taxName(code, language),
        amount: taxes.reduce((sum, tax) => sum + (tax.code === code ? tax.amount : 0), 0),
      })),
    }
  })
}

function historyOf({ row, actor: { language } }: Shown, hasLapsed: boolean): ManualQuote['history'] {
  const { events } = afterSaleManualQuoteRulesText[language]
  const said = ({ event, detail = {} }: ManualEvent): string => {
    const words = events[event]
    if (typeof words === 'string') return words
    const amount = event === 'quoted' ? shortYuan(Number(detail['total'])) : ''
    return words({ amount, orderNo: String(detail['orderNo'] ?? ''), reason: String(detail['reason'] ?? '') })
  }
  const done = row.history.map((entry) => ({ at: entry.at, actor: entry.actor, event: entry.event, sentence: said(entry) }))
  if (!hasLapsed || !row.validUntil) return done
  return [...done, { at: row.validUntil.toISOString(), actor: '', event: 'lapsed', sentence: events.lapsed }]
}
