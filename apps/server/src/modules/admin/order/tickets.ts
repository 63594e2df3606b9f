import type { searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import type { UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import type { TicketStanding } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addMonths } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { withinOf } from './find-orders'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { findOpenTickets, type OpenTicketRow } from './tickets-store'

const pageSize = 20
/** Of a year's tickets a company leaves fewer unused; what there is more is told by nobody one by one. */
const ticketsAtMost = 20_000
/** A ticket counts as unused a day after its journey left (handbook 1.7). */
const dayMs = 86_400_000

type TicketSearch = Pick<RequestOf<typeof searchUnusedTickets>, 'keyword' | 'departmentId' | 'standing' | 'sort'>

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
      findOpenTickets(work, {
        products: lastingProducts(context),
        before: new Date(now.getTime() - dayMs),
        issuedAfter: new Date(`${addMonths(chinaDate(now), -24)}T00:00:00+08:00`),
        departments: departmentsOf(await withinOf(work, scope, request.departmentId)),
        keyword: request.keyword?.trim() ?? '',
        limit: ticketsAtMost,
        reader: language,
      }),
      findEveryDepartment(work),
    ])
    const path = departmentPaths(departments, language)
    const today = chinaDate(now)
    return rows
      .map((row) => ticketOf(context, row, { language, path }))
      .filter(({ lastDay, standing }) => lastDay >= today && (request.standing ?? standing) === standing)
      .toSorted(
        request.sort === 'value'
          ? (a, b) => b.value - a.value
          : (a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0),
      )
  })

/** Products of which an unused ticket is worth something once its journey has left. */
const lastingProducts = ({ products }: Context): Product[] =>
  (Object.keys(products) as Product[]).filter((product) => products[product]?.afterSales?.lastDay)

function ticketOf(
  { products }: Context,
  row: OpenTicketRow,
  { language, path }: { language: Language; path: (departmentId: string) => string },
): UnusedTicket {
  const operations = products[row.product]
  const issuedOn = chinaDate(row.issuedAt)
  const item = operations?.display.reportItem(row.body, language)
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
    from: item?.from ?? '',
    to: item?.to ?? '',
    departAt: row.departAt.toISOString(),
    issuedOn,
    lastDay: operations?.afterSales?.lastDay?.({ issuedOn, firstTravelOn: row.firstTravelOn ?? undefined }) ?? issuedOn,
    value: row.value,
    standing: standingOf(row),
  }
}

/** Nobody but the traveller may use a ticket: what a leaver has can only be given back. */
const standingOf = ({ taken, left }: OpenTicketRow): TicketStanding => (taken ? 'taken' : left ? 'leaver' : 'usable')
