import type { CarriedOutManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { given } from '@sojourn/domain/kit/given'
import type { KeptManualDone } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow } from '../../../booking/order/store'
import { findQuote, type ManualRow } from './quote-store'
import { writeQuoteLetter } from './quote-letters'
import { actOnQuote, eventOf, keepQuote, quoteFor, type SeenQuote } from './quotes'

/** The carrier has done what was accepted; its order goes on at once. */
export const carryOutQuote = (context: Context, actor: Actor, request: CarriedOutManualQuote): Promise<SeenQuote | Problem> =>
  withMade(context, actor, request, async (work, made) => {
    const row = await quoteFor(work, actor, request, 'carryOut')
    if (isProblem(row)) return row
    const tickets = request.tickets.map(({ ticketNo, newTicketNo }) => ({
      ticketNo,
      newTicketNo: newTicketNo.replace(/^(\d{3})-?/, '$1-'),
    }))
    const wrong = refuseTickets(row, { ...request, tickets })
    if (wrong) return wrong
    if (!isWaiting(row, made)) return problem('manualQuoteClosed', { field: 'quoteNo' })
    const done = {
      version: 1 as const,
      agent: agentOf(actor),
      ...(row.body.kind === 'change' && given({ record: request.record, tickets })),
    }
    return { row, kept: await settle(work, row, done, eventOf(context, actor, 'carriedOut')) }
  })

/** Nothing is to be had, or the carrier does not carry out what was accepted: then its order fails and all money goes back. */
export const refuseQuote = (
  context: Context,
  actor: Actor,
  request: SeenQuote & { reason: string },
): Promise<SeenQuote | Problem> =>
  withMade(context, actor, request, async (work, made) => {
    const row = await quoteFor(work, actor, request, 'refuse')
    if (isProblem(row)) return row
    const reason = request.reason.trim()
    if (reason === '') return problem('reasonMissing', { field: 'reason' })
    if (row.state !== 'accepted') {
      const event = eventOf(context, actor, 'refused', { reason })
      const kept = await keepQuote(work, row, { state: 'refused', reason, validUntil: null, event })
      await tellRefused(work, row, reason)
      return { row, kept }
    }
    if (!isWaiting(row, made)) return problem('manualQuoteClosed', { field: 'quoteNo' })
    const done = { version: 1 as const, agent: agentOf(actor), declined: reason }
    const kept = await settle(work, { ...row, reason }, done, eventOf(context, actor, 'declined', { reason }))
    await tellRefused(work, row, reason)
    return { row, kept }
  })

/** The order that a quote became is held before the quote is, as everywhere. */
async function withMade(
  context: Context,
  actor: Actor,
  { quoteNo }: SeenQuote,
  act: (work: Work, made: OrderRow | undefined) => Promise<{ row: ManualRow; kept: SeenQuote } | Problem>,
): Promise<SeenQuote | Problem> {
  const before = await inCompany(context, actor.enterpriseId, (work) => findQuote(work, quoteNo))
  return actOnQuote(context, actor, async (work) => {
    const [made] = before?.madeOrderNo ? await lockOrders(work, [before.madeOrderNo]) : []
    return act(work, made)
  })
}

/** Its order is approved and paid, and nobody has answered for it yet. */
export const isWaiting = ({ done }: ManualRow, made: Pick<OrderRow, 'state'> | undefined): boolean =>
  done === null && (made?.state === 'refunding' || made?.state === 'changing')

const agentOf = ({ agent, employeeId, name }: Actor): KeptManualDone['agent'] => ({
  agentId: agent?.agentId ?? employeeId,
  name: agent?.name ?? name,
})

/** Of a change one new number for each ticket, none twice, and the carrier's number of the party; of a refund neither. */
function refuseTickets({ body }: ManualRow, { record, tickets }: CarriedOutManualQuote): Problem | undefined {
  if (body.kind === 'refund') return undefined
  const numbers = new Set(tickets.map(({ newTicketNo }) => newTicketNo))
  const each = body.ticketNos.every((ticketNo) => tickets.some((ticket) => ticket.ticketNo === ticketNo))
  const fits = each && tickets.length === body.ticketNos.length && numbers.size === tickets.length
  if (!fits) return problem('manualQuoteTicketsWrong', { field: 'tickets' })
  return record === undefined ? problem('manualQuoteTicketsWrong', { field: 'record' }) : undefined
}

async function settle(work: Work, row: ManualRow, done: KeptManualDone, event: ReturnType<typeof eventOf>): Promise<SeenQuote> {
  await orderJob(work, row.body.kind === 'refund' ? 'order.refund' : 'order.change', row.madeOrderNo!)
  return keepQuote(work, row, { done, event })
}

async function tellRefused(work: Work, row: ManualRow, reason: string): Promise<void> {
  const [[order], travellers] = await Promise.all([findOrders(work, [row.orderNo]), findOrderTravellers(work, [row.orderNo])])
  if (order) await writeQuoteLetter(work, row, { order, travellers }, { kind: 'manualRefused', reason })
}
