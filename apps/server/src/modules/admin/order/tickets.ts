import type { searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import type { TicketParts, UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import { ticketPartsAtMost, type TicketStatus } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isChosen, ticketParts, type DividedTicket, type TicketNarrowing } from '@sojourn/domain/booking/order/ticket-parts'
import { journeysServed } from '@sojourn/domain/booking/order/unused-tickets'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addMonths } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { departmentsOf, scopeOf, type Scope } from '../../booking/traveller/scope'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { withinOf } from './find-orders'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { lastingProducts, ticketFacts, unusedAfterMs } from '../../booking/unused-ticket/facts'
import { plannedJourneys, type NumberedJourney } from '../../booking/unused-ticket/journeys'
import { findOpenCoupons, type OpenCouponRow } from '../../booking/unused-ticket/open-coupons-store'

const pageSize = 20
/** Of a year's tickets a company leaves fewer unused; what there is more is told by nobody one by one. */
const ticketsAtMost = 20_000
const plansShown = 3

type TicketSearch = Pick<RequestOf<typeof searchUnusedTickets>, 'keyword' | 'departmentId' | 'status' | 'only' | 'sort'> &
  TicketNarrowing

export async function listTickets(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchUnusedTickets>,
): Promise<ResponseOf<typeof searchUnusedTickets> | Problem> {
  const found = await allTickets(context, actor.enterpriseId, actor, request)
  if (isProblem(found)) return found
  const { tickets, parts } = found
  const size = request.size ?? pageSize
  const first = placeOf(tickets, request.cursor)
  const list = tickets.slice(first, first + size)
  const last = first + size < tickets.length ? list.at(-1) : undefined
  return {
    list,
    ...(last && { next: keyOf(last) }),
    count: tickets.length,
    atRisk: sum(tickets.map(({ value }) => value)),
    parts,
  }
}

const keyOf = ({ ticketNo, segment }: UnusedTicket): string => `${ticketNo}~${segment}`
/** After the ticket with which the former page ended, else at the beginning. */
const placeOf = (tickets: readonly UnusedTicket[], cursor: string | undefined): number =>
  cursor === undefined ? 0 : tickets.findIndex((ticket) => keyOf(ticket) === cursor) + 1

/** A ticket, and by what it is divided. */
interface FoundTicket {
  ticket: UnusedTicket
  divided: DividedTicket
}
interface FoundTickets {
  /** In the order that was asked for. */
  tickets: UnusedTicket[]
  parts: TicketParts
}

/** All unused tickets that the caller may see, and into what they divide. */
export const allTickets = (
  context: Context,
  enterpriseId: number,
  actor: Pick<Actor, 'employeeId' | 'language'>,
  request: TicketSearch,
): Promise<FoundTickets | Problem> =>
  inCompany<FoundTickets | Problem>(context, enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const found = await findTickets(work, scope, actor.language, request)
    const tickets = found.filter(({ divided }) => isChosen(divided, request)).map(({ ticket }) => ticket)
    return { tickets: tickets.toSorted(orders[request.sort ?? 'lastDay']), parts: namedParts(found, request) }
  })

const orders = {
  value: (one: UnusedTicket, other: UnusedTicket) => other.value - one.value,
  lastDay: (one: UnusedTicket, other: UnusedTicket) => (one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : 0),
}

function namedParts(found: readonly FoundTicket[], request: TicketSearch): TicketParts {
  const { month, carrier, person } = ticketParts(
    found.map(({ divided }) => divided),
    request,
  )
  const carriers = new Map(found.map(({ ticket, divided }) => [divided.carrier, ticket.carrier]))
  const people = new Map(found.map(({ ticket, divided }) => [divided.person, ticket.traveller]))
  const named = (parts: typeof month, names?: ReadonlyMap<string, string>) =>
    parts.slice(0, ticketPartsAtMost).map((part) => ({ ...part, name: names?.get(part.key) || part.key }))
  return { month: named(month), carrier: named(carrier, carriers), person: named(person, people) }
}

/** Those that may be chosen from: all but what narrows to one part of a division. */
async function findTickets(work: Work, scope: Scope, language: Language, request: TicketSearch): Promise<FoundTicket[]> {
  const { context } = work
  const now = context.clock.now()
  const today = chinaDate(now)
  const [rows, departments] = await Promise.all([
    findOpenCoupons(work, {
      products: lastingProducts(context),
      travelType: 'business',
      travellers: null,
      before: new Date(now.getTime() - unusedAfterMs),
      issuedAfter: new Date(`${addMonths(today, -24)}T00:00:00+08:00`),
      departments: departmentsOf(await withinOf(work, scope, request.departmentId)),
      keyword: request.keyword?.trim() ?? '',
      limit: ticketsAtMost,
      reader: language,
    }),
    findEveryDepartment(work),
  ])
  const facts = rows.map((row) => ticketFacts(context, row))
  const plans = journeysServed(facts, await plannedJourneys(work, [...new Set(facts.map(({ holderId }) => holderId))], today))
  const path = departmentPaths(departments, language)
  const soon = addMonths(today, 1)
  return rows
    .map((row, at): FoundTicket => {
      const { lastDay, carrier, holderId } = facts[at]!
      const ticket = ticketOf(context, row, { language, path, today, lastDay, plans: plans[at]! })
      const { value } = ticket
      const divided = { month: lastDay.slice(0, 7), carrier, person: holderId, value, planned: ticket.plans.length > 0 }
      return { ticket, divided }
    })
    .filter(({ ticket: { status } }) => (request.status === undefined ? status !== 'expired' : status === request.status))
    .filter(({ ticket: { lastDay } }) => request.only !== 'soon' || lastDay <= soon)
    .filter(({ divided: { planned } }) => request.only !== 'planned' || planned)
}

interface Told {
  language: Language
  path: (departmentId: string) => string
  today: string
  lastDay: string
  plans: readonly NumberedJourney[]
}

function ticketOf({ products }: Context, row: OpenCouponRow, { language, path, today, lastDay, plans }: Told): UnusedTicket {
  const item = products[row.product]?.display.reportItem(row.body, language)
  const status = ticketStatusOf(row, lastDay, today)
  return {
    ticketNo: row.ticketNo,
    segment: row.segment,
    orderNo: row.orderNo,
    product: row.product,
    traveller: readableName(row.traveller, language),
    travellerNumber: row.number,
    department: path(row.departmentId),
    booker: readableName(row.booker, language),
    service: item?.service ?? row.title[language],
    carrier: item?.carrier ?? '',
    from: item?.from ?? '',
    to: item?.to ?? '',
    departAt: row.departAt.toISOString(),
    issuedOn: chinaDate(row.issuedAt),
    lastDay,
    value: row.value,
    couponsLeft: row.couponsLeft,
    status,
    plans: status === 'usable' ? plans.slice(0, plansShown).map(planOf) : [],
  }
}

const planOf = ({ kind, number, firstDay, lastDay }: NumberedJourney): UnusedTicket['plans'][number] => ({
  kind,
  number,
  firstDay,
  lastDay,
})

/** Nobody but the traveller may use a ticket: what a leaver has can only be given back. What is over is lost. */
const ticketStatusOf = ({ taken, left }: OpenCouponRow, lastDay: string, today: string): TicketStatus =>
  lastDay < today ? 'expired' : taken ? 'taken' : left ? 'leaver' : 'usable'
