import type { Product } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type {
  findCustomers,
  getMyAgentSessions,
  getServedCompanies,
  openCustomerSession,
} from '@sojourn/contract/access/agent.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { findOrders } from '../../booking/order/store'
import { askTicket } from './ask-ticket'
import { findCustomer, findServedCompanies, findTicketsOfAgent, searchCustomers, type ServedCompany } from './store'

const shownAtMost = 20
const pageSize = 10

/** The companies that this agent's agency serves. */
export async function servedCompanies(context: Context, actor: Actor): Promise<ResponseOf<typeof getServedCompanies>> {
  const companies = await context.database.platform((sql) => findServedCompanies(sql, actor.enterpriseId))
  return { list: companies.map(({ enterpriseId, name }) => ({ enterpriseId, name: name[actor.language] })) }
}

/** The company, if this agent's agency serves it. */
export async function servedCompany(context: Context, actor: Actor, enterpriseId: number): Promise<ServedCompany | undefined> {
  const companies = await context.database.platform((sql) => findServedCompanies(sql, actor.enterpriseId))
  return companies.find((company) => company.enterpriseId === enterpriseId)
}

/** People of a served company, or of all of them; an empty keyword lists nobody, so that nobody leafs through a company. */
export async function searchCompanies(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof findCustomers>,
): Promise<ResponseOf<typeof findCustomers> | Problem> {
  const served = await context.database.platform((sql) => findServedCompanies(sql, actor.enterpriseId))
  const { enterpriseId = null } = request
  const companies = served.filter((company) => enterpriseId === null || company.enterpriseId === enterpriseId)
  if (enterpriseId !== null && companies.length === 0) return problem('customerNotServed', { field: 'enterpriseId' })
  const keyword = request.keyword.trim()
  const list: Found[] = []
  if (keyword === '') return { list }
  for (const company of companies) {
    if (list.length >= shownAtMost) break
    list.push(...(await searchCompany(context, actor, company, { keyword, limit: shownAtMost - list.length })))
  }
  return { list }
}

/** The order's page, relative to the product's root. */
export const orderPath = ({ products: all }: Context, { product, orderNo }: { product: Product; orderNo: string }): string =>
  all[product]?.display.orderPath(orderNo) ?? ''

type Found = ResponseOf<typeof findCustomers>['list'][number]

function searchCompany(
  context: Context,
  { language }: Actor,
  { enterpriseId, name: companyName }: ServedCompany,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Found[]> {
  return inCompany(context, enterpriseId, async (work) => {
    const loginHash = context.vault.digest(keyword)
    const [people, [order]] = await Promise.all([
      searchCustomers(work, { keyword, loginHash, limit }),
      findOrders(work, [keyword.toUpperCase()]),
    ])
    return people.map(({ departmentName, gradeName, ...person }) => ({
      ...person,
      enterpriseId,
      companyName: companyName[language],
      departmentName: departmentName[language],
      gradeName: gradeName[language],
      ...(order && { order: { orderNo: order.orderNo, title: order.title[language], path: orderPath(context, order) } }),
    }))
  })
}

/** Writes down who asks for whose session and why, and answers a ticket that opens it once. */
export async function openSessionOf(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof openCustomerSession>,
): Promise<ResponseOf<typeof openCustomerSession> | Problem> {
  const [reason, reference] = [request.reason.trim(), request.reference.trim()]
  if (!reason || !reference) return problem('agentReasonMissing', { field: reason ? 'reference' : 'reason' })
  const company = await servedCompany(context, actor, request.enterpriseId)
  if (!company) return problem('customerNotServed', { field: 'enterpriseId' })
  const customer = await inCompany(context, company.enterpriseId, (work) => findCustomer(work, request.employeeId))
  if (!customer) return problem('customerUnknown', { field: 'employeeId' })
  return askTicket(context, actor, {
    enterpriseId: company.enterpriseId,
    companyName: company.name,
    employeeId: customer.employeeId,
    employeeName: customer.name,
    reason,
    reference,
  })
}

export async function mySessions(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getMyAgentSessions>,
): Promise<ResponseOf<typeof getMyAgentSessions>> {
  const size = request.size ?? pageSize
  const rows = await context.database.platform((sql) =>
    findTicketsOfAgent(sql, {
      agencyId: actor.enterpriseId,
      agentId: actor.employeeId,
      before: readCursor(request.cursor),
      limit: size + 1,
    }),
  )
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => ({
      ticketId: row.ticketId,
      companyName: row.companyName[actor.language],
      customerName: row.employeeName,
      reason: row.reason,
      reference: row.reference,
      createdAt: row.createdAt.toISOString(),
      ...(row.openedAt ? { openedAt: row.openedAt.toISOString() } : {}),
      ...(row.endedAt ? { endedAt: row.endedAt.toISOString() } : {}),
    })),
    ...(rows.length > size && last ? { next: writeCursor(last.createdAt, last.ticketId) } : {}),
  }
}
