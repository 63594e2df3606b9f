import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { declineFlightDemand, issueFlightDemand } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { KeptIntlOffice, OfficeAnswer } from '@sojourn/domain/products/intl-flight/demand/kept-office'
import type { Actor, Context, Work } from '../../../../context'
import { once } from '../../../../work'
import { sideOf } from '../../../booking/demand/demand'
import { lockDemand } from '../../../booking/demand/demand-store'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { findOrderTravellers, lockOrders } from '../../../booking/order/store'
import { findOfficeOf, updateOffice } from '../office/office-store'
import { flightDemandKind } from './demand-kind'
import { shownDemand } from './demand-view'

type Tickets = NonNullable<OfficeAnswer['issued']>['tickets']

/** The office enters what it bought, at no more than was agreed, and the order is issued (S7.51). */
export const issueDemand = (context: Context, actor: Actor, request: RequestOf<typeof issueFlightDemand>) =>
  answerOrder(context, actor, request.demandNo, async (work, orderNo, { agreed }) => {
    if (request.paid > agreed) return problem('demandPriceUp', { field: 'paid', detail: { agreed: shortYuan(agreed) } })
    const travellers = await findOrderTravellers(work, [orderNo])
    const tickets = ticketsOf(request.tickets, travellers.length)
    return tickets ? { issued: { record: request.record, tickets } } : problem('demandTicketsWrong', { field: 'tickets' })
  })

/** One ticket for each traveller, none twice. */
function ticketsOf(given: Tickets, count: number): Tickets | undefined {
  const tickets = given.map(({ traveller, ticketNo }) => ({ traveller, ticketNo: ticketNo.replace('-', '') }))
  const positions = new Set(tickets.map(({ traveller }) => traveller).filter((position) => position < count))
  const numbers = new Set(tickets.map(({ ticketNo }) => ticketNo))
  return tickets.length === count && positions.size === count && numbers.size === count ? tickets : undefined
}

/** It cannot be bought as agreed: the order fails, all money goes back, and the demand may be asked again. */
export const declineDemand = (context: Context, actor: Actor, request: RequestOf<typeof declineFlightDemand>) =>
  answerOrder(context, actor, request.demandNo, async () => {
    const declined = request.reason.trim()
    return declined === '' ? problem('reasonMissing', { field: 'reason' }) : { declined }
  })

/** The office's answer to a paid order, once; its issue is asked for at once. */
async function answerOrder(
  context: Context,
  actor: Actor,
  demandNo: string,
  answer: (work: Work, orderNo: string, kept: KeptIntlOffice) => Promise<Omit<OfficeAnswer, 'agent'> | Problem>,
): Promise<FlightDemandDetail | Problem> {
  const { agent } = actor
  if (!agent || sideOf(actor) !== 'agency') return problem('forbidden')
  return once<FlightDemandDetail>(context, actor, async (work) => {
    const row = await lockDemand(work, flightDemandKind, demandNo)
    if (!row) return problem('demandUnknown', { field: 'demandNo' })
    const [order] = row.orderNo ? await lockOrders(work, [row.orderNo]) : []
    if (order?.state !== 'issuing') return problem('demandNotIssuable', { field: 'demandNo' })
    const kept = await findOfficeOf(work, order.orderNo)
    if (!kept || kept.answer) return problem('demandNotIssuable', { field: 'demandNo' })
    const answered = await answer(work, order.orderNo, kept)
    if (isProblem(answered)) return answered
    const by = { agentId: agent.agentId, name: agent.name }
    await updateOffice(work, order.orderNo, { ...kept, answer: { ...answered, agent: by } })
    await orderJob(work, 'order.issue', order.orderNo)
    return shownDemand(work, actor, row)
  })
}
