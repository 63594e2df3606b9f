import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type {
  findCustomers,
  getMyAgentSessions,
  getServedCompanies,
  openCustomerSession,
} from '@sojourn/contract/access/agent.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { newId } from '../../../kit/id'
import { findCustomer, findServedCompanies, findTicketsOfAgent, insertTicket, searchCustomers, type ServedCompany } from './store'
import { isProblem } from '@sojourn/contract/kit/problems'
import { signTicket } from './ticket'

const shownAtMost = 20
const pageSize = 10
/** A ticket that nobody used in ten minutes opens nothing. */
const opensForMs = 10 * 60_000

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

/** People of a served company; an empty keyword lists nobody, so that nobody leafs through a company. */
export async function searchCompany(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof findCustomers>,
): Promise<ResponseOf<typeof findCustomers> | Problem> {
  if (!(await servedCompany(context, actor, request.enterpriseId))) return problem('customerNotServed', { field: 'enterpriseId' })
  const keyword = request.keyword.trim()
  if (keyword === '') return { list: [] }
  const found = await context.database.tenant(request.enterpriseId, (sql) =>
    searchCustomers(sql, request.enterpriseId, { keyword, loginHash: context.vault.digest(keyword), limit: shownAtMost }),
  )
  return {
    list: found.map(({ departmentName, gradeName, ...person }) => ({
      ...person,
      departmentName: departmentName[actor.language],
      gradeName: gradeName[actor.language],
    })),
  }
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
  const customer = await context.database.tenant(company.enterpriseId, (sql) =>
    findCustomer(sql, company.enterpriseId, request.employeeId),
  )
  if (!customer) return problem('customerUnknown', { field: 'employeeId' })
  const kept = await once(context, actor, async (sql) => {
    const createdAt = context.clock.now()
    const opensUntil = new Date(createdAt.getTime() + opensForMs)
    const ticketId = newId(createdAt)
    await insertTicket(sql, {
      ticketId,
      agencyId: actor.enterpriseId,
      agentId: actor.employeeId,
      agentName: actor.name,
      enterpriseId: company.enterpriseId,
      companyName: company.name,
      employeeId: customer.employeeId,
      employeeName: customer.name,
      reason,
      reference,
      createdAt,
      opensUntil,
    })
    return { ticketId, opensUntil: opensUntil.toISOString() }
  })
  if (isProblem(kept)) return kept
  return { ticket: signTicket(context.vault, kept.ticketId), opensUntil: kept.opensUntil }
}

export async function mySessions(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getMyAgentSessions>,
): Promise<ResponseOf<typeof getMyAgentSessions>> {
  const size = request.size ?? pageSize
  const rows = await context.database.platform((sql) =>
    findTicketsOfAgent(sql, actor.enterpriseId, actor.employeeId, readCursor(request.cursor), size + 1),
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
