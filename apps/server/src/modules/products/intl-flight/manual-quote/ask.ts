import type { AskedManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { quotePromisedBy } from '@sojourn/domain/booking/demand/demand'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { given } from '@sojourn/domain/kit/given'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { lookFirst } from '../../../booking/lifecycle/look-first'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { nextOrderNo } from '../../../booking/order/store'
import { dayAt } from '../../../reference/zones'
import { alterableOrder, type IntlAlterable } from '../after-sale/alterable'
import { askedOf, atDesk } from '../after-sale/at-desk'
import { findQuotesOf, insertQuote, type ManualRow } from './quote-store'
import { actOnQuote, eventOf, quoteFor, keepQuote, stateNow, type SeenQuote } from './quotes'

/** The desk is asked what the carrier wants for some tickets; it promises its answer as it does for requests (handbook 2.5). */
export const askQuote = (context: Context, actor: Actor, asked: AskedManualQuote): Promise<SeenQuote | Problem> =>
  lookFirst(
    context,
    actor.enterpriseId,
    (work) => alterableOrder(work, actor, asked.orderNo),
    (heard) =>
      actOnQuote(context, actor, async (work) => {
        const refused = await refuseAsked({ ...work, context: heard }, actor, asked)
        if (refused) return refused
        const row = await newQuote(work, actor, asked)
        await insertQuote(work, row)
        await markAgencyWork(work.sql, work.enterpriseId)
        return { row, kept: { quoteNo: row.quoteNo, version: row.version } }
      }),
  )

/** The order is held: of two who ask for a ticket the second hears of the first. */
async function refuseAsked(work: Work, actor: Actor, asked: AskedManualQuote): Promise<Problem | undefined> {
  const found = await alterableOrder(work, actor, asked.orderNo, true)
  if (isProblem(found)) return found
  const tickets = askedOf(atDesk(found), asked)
  if (isProblem(tickets)) return tickets
  const wrong = refuseWords(asked, found, work.context.clock.now())
  if (wrong) return wrong
  const open = (await findQuotesOf(work, asked.orderNo)).filter((row) =>
    ['asked', 'quoted'].includes(stateNow(work.context, row)),
  )
  const taken = asked.ticketNos.findIndex((ticketNo) => open.some(({ body }) => body.ticketNos.includes(ticketNo)))
  return taken < 0 ? undefined : problem('manualQuoteOpen', { field: `ticketNos.${taken}` })
}

function refuseWords(
  { kind, wish, slice, departDate }: AskedManualQuote,
  { segments }: Pick<IntlAlterable, 'segments'>,
  now: Date,
): Problem | undefined {
  if (wish.trim() === '') return problem('reasonMissing', { field: 'wish' })
  if (kind === 'refund' || departDate === undefined) return undefined
  if (!isLocalDate(departDate)) return problem('dateInvalid', { field: 'departDate' })
  const leaving = segments.find(({ body }) => body.slice === slice)?.body.departAirport ?? ''
  return departDate < dayAt(leaving, now) ? problem('datePast', { field: 'departDate' }) : undefined
}

async function newQuote(
  work: Work,
  actor: Actor,
  { orderNo, kind, ticketNos, slice, departDate, cause, wish }: AskedManualQuote,
): Promise<ManualRow> {
  const { context, sql, enterpriseId } = work
  const now = context.clock.now()
  const change = kind === 'change' ? given({ slice, departDate }) : {}
  return {
    quoteNo: await nextOrderNo(sql, 'IQ', chinaDate(now)),
    orderNo,
    employeeId: actor.employeeId,
    state: 'asked',
    version: 1,
    body: { version: 1, kind, ticketNos, ...change, cause, wish: wish.trim() },
    answer: null,
    done: null,
    history: [eventOf(context, actor, 'asked')],
    askedAt: now,
    promisedBy: new Date(quotePromisedBy(now.toISOString(), context.agency.deskHours(enterpriseId))),
    validUntil: null,
    reason: null,
    madeOrderNo: null,
  }
}

/** Nobody wants it any more. */
export const withdrawQuote = (context: Context, actor: Actor, seen: SeenQuote): Promise<SeenQuote | Problem> =>
  actOnQuote(context, actor, async (work) => {
    const row = await quoteFor(work, actor, seen, 'withdraw')
    if (isProblem(row)) return row
    return { row, kept: await keepQuote(work, row, { state: 'withdrawn', event: eventOf(context, actor, 'withdrawn') }) }
  })
