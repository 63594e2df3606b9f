import type { CarriedOutManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptManualDone } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import { ticketNumberOf } from '@sojourn/domain/reference/air/ticket-number'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { findOrders, findOrderTravellers, lockOrders, type OrderRow } from '../../../booking/order/store'
import { keepTyped } from '../office/typed-tickets'
import { findIntlOrder } from '../order/kept-store'
import { findQuote, type ManualRow } from './quote-store'
import { writeQuoteNotification } from './quote-notifications'
import { actOnQuote, eventOf, keepQuote, quoteFor, type SeenQuote } from './quotes'

/** The carrier has done what was accepted; its order goes on at once. */
export const carryOutQuote = (context: Context, actor: Actor, request: CarriedOutManualQuote): Promise<SeenQuote | Problem> =>
  withMade(context, actor, request, async (work, made) => {
    const row = await quoteFor(work, actor, request, 'carryOut')
    if (isProblem(row)) return row
    if (!made || !isWaiting(row, made)) return problem('manualQuoteClosed', { field: 'quoteNo' })
    const exchanged = row.body.kind === 'change' ? await exchangedFor(work, row, made, request) : {}
    if (isProblem(exchanged)) return exchanged
    const done = { version: 1 as const, agent: agentOf(actor), ...exchanged }
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

/** What the carrier gave for a change: its number of the party, and for each ticket one new number. */
async function exchangedFor(
  work: Work,
  { body: { ticketNos, slice } }: ManualRow,
  { orderNo }: OrderRow,
  { record, tickets }: CarriedOutManualQuote,
): Promise<Pick<KeptManualDone, 'record' | 'tickets'> | Problem> {
  if (record === undefined) return problem('manualQuoteTicketsWrong', { field: 'record' })
  const each = ticketNos.every((ticketNo) => tickets.some((ticket) => ticket.ticketNo === ticketNo))
  if (!each || tickets.length !== ticketNos.length) return problem('manualQuoteTicketsWrong', { field: 'tickets' })
  const made = tickets.map(({ ticketNo, newTicketNo }) => ({ ticketNo, newTicketNo: ticketNumberOf(newTicketNo)! }))
  const { trip } = await findIntlOrder(work, orderNo)
  const { validatingCarrier } = trip.tickets.find(({ slices }) => slices.includes(slice!))!
  const refused = await keepTyped(work, {
    orderNo,
    carrier: validatingCarrier,
    tickets: made.map(({ newTicketNo }, index) => ({ field: `tickets.${index}`, ticketNo: newTicketNo })),
  })
  return refused ?? { record, tickets: made }
}

async function settle(work: Work, row: ManualRow, done: KeptManualDone, event: ReturnType<typeof eventOf>): Promise<SeenQuote> {
  await orderJob(work, row.body.kind === 'refund' ? 'order.refund' : 'order.change', row.madeOrderNo!)
  return keepQuote(work, row, { done, event })
}

async function tellRefused(work: Work, row: ManualRow, reason: string): Promise<void> {
  const [[order], travellers] = await Promise.all([findOrders(work, [row.orderNo]), findOrderTravellers(work, [row.orderNo])])
  if (order) await writeQuoteNotification(work, row, { order, travellers }, { kind: 'manualRefused', reason })
}
