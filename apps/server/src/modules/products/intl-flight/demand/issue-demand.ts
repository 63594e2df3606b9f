import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  declineFlightDemand,
  issueFlightDemand,
  revealFlightDemandDocument,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { shortYuan } from '@sojourn/domain/kit/money'
import { ticketNumberOf } from '@sojourn/domain/reference/air/ticket-number'
import type { KeptIntlOffice, OfficeAnswer } from '@sojourn/domain/products/intl-flight/demand/kept-office'
import type { Actor, Context, Work } from '../../../../context'
import { nameAgent } from '../../../../db/once'
import { inTransaction, once } from '../../../../work'
import { newId } from '../../../../kit/id'
import { eventOf, keepMoved, sideOf } from '../../../booking/demand/demand'
import { lockDemand } from '../../../booking/demand/demand-store'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { findOrderTravellers, lockOrders, type OrderRow } from '../../../booking/order/store'
import { logAccess } from '../../../booking/traveller/store'
import { findOfficeOf, updateOffice } from '../office/office-store'
import { keepTyped } from '../office/typed-tickets'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'
import { shownDemand } from './demand-view'

type Tickets = NonNullable<OfficeAnswer['issued']>['tickets']

/** The office enters what it bought, at no more than was agreed, and the order is issued (S7.51). */
export const issueDemand = (context: Context, actor: Actor, request: RequestOf<typeof issueFlightDemand>) =>
  answerOrder(context, actor, request.demandNo, async (work, { row, order, kept: { agreed, planId } }) => {
    if (request.paid > agreed) return problem('demandPriceUp', { field: 'paid', detail: { agreed: shortYuan(agreed) } })
    const travellers = await findOrderTravellers(work, [order.orderNo])
    const tickets = ticketsOf(request.tickets, travellers.length)
    const { validatingCarrier } = row.plans.find((plan) => plan.planId === planId)!
    if (tickets.length === 0) return problem('demandTicketsWrong', { field: 'tickets' })
    const refused = await keepTyped(work, {
      orderNo: order.orderNo,
      carrier: validatingCarrier,
      tickets: tickets.map(({ traveller, ticketNo }) => ({ field: `tickets.${traveller}`, ticketNo })),
    })
    return refused ?? { issued: { record: request.record, tickets, paid: request.paid } }
  })

/** One ticket for each traveller; none where it is otherwise. */
function ticketsOf(given: Tickets, count: number): Tickets {
  const tickets = given.flatMap(({ traveller, ticketNo: typed }) => {
    const ticketNo = ticketNumberOf(typed)
    return ticketNo !== undefined && traveller < count ? [{ traveller, ticketNo }] : []
  })
  return given.length === count && new Set(tickets.map(({ traveller }) => traveller)).size === count ? tickets : []
}

/** It cannot be bought as agreed: the order fails, all money goes back, whoever asked reads why, and the demand may be asked again. */
export const declineDemand = (context: Context, actor: Actor, request: RequestOf<typeof declineFlightDemand>) =>
  answerOrder(context, actor, request.demandNo, async () => {
    const declined = request.reason.trim()
    return declined === '' ? problem('reasonMissing', { field: 'reason' }) : { declined }
  })

const declinedAs = (context: Context, actor: Actor, reason: string) => ({
  reason,
  event: eventOf(context, actor, 'declined', { reason }),
})

/** Who of the agency's staff tickets. */
const officeAgent = (actor: Actor): NonNullable<Actor['agent']> | Problem =>
  actor.agent && sideOf(actor) === 'agency' ? actor.agent : problem('forbidden')

interface OpenOrder {
  row: FlightDemandRow
  order: OrderRow
  kept: KeptIntlOffice
}

/** The paid order of a demand that waits for its tickets, both held until the transaction ends. */
async function openOrder(work: Work, demandNo: string): Promise<OpenOrder | Problem> {
  const row = await lockDemand(work, flightDemandKind, demandNo)
  if (!row) return problem('demandUnknown', { field: 'demandNo' })
  const [order] = row.orderNo ? await lockOrders(work, [row.orderNo]) : []
  if (order?.state !== 'issuing') return problem('demandNotIssuable', { field: 'demandNo' })
  const kept = await findOfficeOf(work, order.orderNo)
  return !kept || kept.answer ? problem('demandNotIssuable', { field: 'demandNo' }) : { row, order, kept }
}

type Revealed = ResponseOf<typeof revealFlightDemandDocument>

/** The document of a traveller of an order that waits for its tickets; written down before it is told (handbook 11.5). */
export async function revealDocument(
  context: Context,
  actor: Actor,
  { demandNo, traveller: position }: RequestOf<typeof revealFlightDemandDocument>,
): Promise<Revealed | Problem> {
  const agent = officeAgent(actor)
  if (isProblem(agent)) return agent
  return inTransaction<Revealed | Problem>(context, actor.enterpriseId, async (work) => {
    const open = await openOrder(work, demandNo)
    if (isProblem(open)) return open
    const { orderNo, bookerId } = open.order
    const travellers = await findOrderTravellers(work, [orderNo])
    const traveller = travellers.find((each) => each.position === position)
    if (!traveller) return problem('travellerUnknown', { field: 'traveller' })
    const at = context.clock.now()
    await nameAgent(work.sql, agent)
    await logAccess(work, {
      at,
      employeeId: bookerId,
      purpose: `order ${orderNo}: document for the ticket office`,
      subjects: [{ id: newId(at), subject: `traveller ${traveller.employeeId} of ${orderNo}` }],
    })
    return { credentialNumber: context.vault.open(traveller.credentialCipher) }
  })
}

/** The office's answer to a paid order, once; its issue is asked for at once. */
async function answerOrder(
  context: Context,
  actor: Actor,
  demandNo: string,
  answer: (work: Work, open: OpenOrder) => Promise<Omit<OfficeAnswer, 'agent'> | Problem>,
): Promise<FlightDemandDetail | Problem> {
  const agent = officeAgent(actor)
  if (isProblem(agent)) return agent
  return once<FlightDemandDetail>(context, actor, async (work) => {
    const open = await openOrder(work, demandNo)
    if (isProblem(open)) return open
    const { row, order, kept } = open
    const answered = await answer(work, open)
    if (isProblem(answered)) return answered
    const by = { agentId: agent.agentId, name: agent.name }
    await updateOffice(work, order.orderNo, { ...kept, answer: { ...answered, agent: by } })
    await orderJob(work, 'order.issue', order.orderNo)
    const reason = answered.declined
    const told = reason === undefined ? row : await keepMoved(work, flightDemandKind, row, declinedAs(context, actor, reason))
    return shownDemand(work, actor, told)
  })
}
