import type { searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import type { UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import type { TicketStanding } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { journeysServed } from '@sojourn/domain/booking/order/unused-tickets'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addMonths } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
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

type TicketSearch = Pick<RequestOf<typeof searchUnusedTickets>, 'keyword' | 'departmentId' | 'standing' | 'only' | 'sort'>

export async function listTickets(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchUnusedTickets>,
): Promise<ResponseOf<typeof searchUnusedTickets> | Problem> {
  const tickets = await allTickets(context, actor.enterpriseId, actor, request)
  if (isProblem(tickets)) return tickets
  const size = request.size ?? pageSize
  const first = placeOf(tickets, request.cursor)
  const list = tickets.slice(first, first + size)
  const last = first + size < tickets.length ? list.at(-1) : undefined
  return {
    list,
    ...(last && { next: keyOf(last) }),
    count: tickets.length,
    atRisk: sum(tickets.map(({ value }) => value)),
  }
}

const keyOf = ({ ticketNo, segment }: UnusedTicket): string => `${ticketNo}~${segment}`
/** After the ticket with which the former page ended, else at the beginning. */
const placeOf = (tickets: readonly UnusedTicket[], cursor: string | undefined): number =>
  cursor === undefined ? 0 : tickets.findIndex((ticket) => keyOf(ticket) === cursor) + 1

/** All unused tickets that the caller may see, in the order that was asked for. */
export const allTickets = (
  context: Context,
  enterpriseId: number,
  actor: Pick<Actor, 'employeeId' | 'language'>,
  request: TicketSearch,
): Promise<UnusedTicket[] | Problem> =>
  inCompany<UnusedTicket[] | Problem>(context, enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const { language } = actor
    const now = context.clock.now()
    const [rows, departments] = await Promise.all([
      findOpenCoupons(work, {
        products: lastingProducts(context),
        travelType: 'business',
        travellers: null,
        before: new Date(now.getTime() - unusedAfterMs),
        issuedAfter: new Date(`${addMonths(chinaDate(now), -24)}T00:00:00+08:00`),
        departments: departmentsOf(await withinOf(work, scope, request.departmentId)),
        keyword: request.keyword?.trim() ?? '',
        limit: ticketsAtMost,
        reader: language,
      }),
      findEveryDepartment(work),
    ])
    const today = chinaDate(now)
    const facts = rows.map((row) => ticketFacts(context, row))
    const plans = journeysServed(facts, await plannedJourneys(work, [...new Set(facts.map(({ holderId }) => holderId))], today))
    const path = departmentPaths(departments, language)
    const soon = addMonths(today, 1)
    return rows
      .map((row, at) => ticketOf(context, row, { language, path, today, lastDay: facts[at]!.lastDay, plans: plans[at]! }))
      .filter(({ standing }) => (request.standing === undefined ? standing !== 'expired' : standing === request.standing))
      .filter(({ lastDay }) => request.only !== 'soon' || lastDay <= soon)
      .filter((ticket) => request.only !== 'planned' || ticket.plans.length > 0)
      .toSorted(
        request.sort === 'value'
          ? (a, b) => b.value - a.value
          : (a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0),
      )
  })

interface Told {
  language: Language
  path: (departmentId: string) => string
  today: string
  lastDay: string
  plans: readonly NumberedJourney[]
}

function ticketOf({ products }: Context, row: OpenCouponRow, { language, path, today, lastDay, plans }: Told): UnusedTicket {
  const item = products[row.product]?.display.reportItem(row.body, language)
  const standing = standingOf(row, lastDay, today)
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
    standing,
    plans: standing === 'usable' ? plans.slice(0, plansShown).map(planOf) : [],
  }
}

const planOf = ({ kind, number, firstDay, lastDay }: NumberedJourney): UnusedTicket['plans'][number] => ({
  kind,
  number,
  firstDay,
  lastDay,
})

/** Nobody but the traveller may use a ticket: what a leaver has can only be given back. What is over is lost. */
const standingOf = ({ taken, left }: OpenCouponRow, lastDay: string, today: string): TicketStanding =>
  lastDay < today ? 'expired' : taken ? 'taken' : left ? 'leaver' : 'usable'
