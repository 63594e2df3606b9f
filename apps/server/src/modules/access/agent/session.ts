import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { endAgentSession, getAgentActions, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { agentActionSentence } from '@sojourn/domain/access/agent-action'
import type { Actor, Context, Work } from '../../../context'
import { inTransaction, inCompany } from '../../../work'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { findApplications } from '../../booking/application/store'
import { applicationPath } from '../../booking/applying/application-announce'
import { writeAll, writeNotifications } from '../../booking/notification/write'
import { findOrders, findOrderTravellers } from '../../booking/order/store'
import { assistant, type Opened } from '../session/open-session'
import { deleteSession } from '../store'
import type { Visitor } from '../visitor'
import { orderPath } from './desk'
import { endTickets, findAgentActions, findWaitingTicket, takeTicket, type TicketRow } from './store'
import { readTicket } from './ticket'

const pageSize = 10

/** Opens the customer's session with a ticket; a second try, a late one or an altered one finds nothing. The customer hears of it, and so does whoever travels. */
export async function useTicket(
  context: Context,
  request: RequestOf<typeof useAgentTicket>,
  visitor: Visitor,
): Promise<Opened | Problem> {
  const ticketId = readTicket(context.vault, request.ticket)
  if (ticketId === undefined) return problem('agentTicketInvalid')
  const now = context.clock.now()
  const waiting = await context.database.platform((sql) => findWaitingTicket(sql, ticketId, now))
  if (!waiting) return problem('agentTicketInvalid')
  const opener = await assistant(context, waiting)
  if (isProblem(opener)) return opener
  return inTransaction(context, waiting.enterpriseId, async (work) => {
    const ticket = await takeTicket(work.sql, ticketId, now)
    if (!ticket) return problem('agentTicketInvalid')
    await writeOpened(work, ticket)
    return opener(work, ticket, visitor)
  })
}

async function writeOpened(work: Work, ticket: TicketRow): Promise<void> {
  const { agencyId, enterpriseId, employeeId, agentId, agentName: writer, reason, reference: orderNo } = ticket
  const facts = { orderNo, title: noTitle, total: 0, travellers: [], reason, writer, path: '/center/agentActions' }
  if (agencyId !== enterpriseId) return writeNotifications(work, 'agentOpened', [employeeId], facts)
  const [order] = orderNo === '' ? [] : await findOrders(work, [orderNo])
  const party = order ? await findOrderTravellers(work, [orderNo]) : []
  const others = party.map((traveller) => traveller.employeeId).filter((id) => id !== employeeId && id !== agentId)
  await writeAll(work, [
    { kind: 'colleagueOpened', employeeIds: [employeeId], facts },
    ...(order
      ? [
          {
            kind: 'colleagueOnOrder' as const,
            employeeIds: others,
            facts: { ...facts, title: order.title, path: orderPath(work.context, order) },
          },
        ]
      : []),
  ])
}
const noTitle = { 'zh-CN': '', 'zh-TW': '', en: '' }

/** Ends the assisted session; in a session of one's own there is nothing to end. */
export async function endSession(context: Context, actor: Actor): Promise<ResponseOf<typeof endAgentSession>> {
  const { agent } = actor
  if (!agent) return { ended: false }
  await context.database.platform((sql) =>
    Promise.all([deleteSession(sql, actor.tokenHash), endTickets(sql, [agent.ticketId], context.clock.now())]),
  )
  return { ended: true }
}

/** What agents did in the caller's name, or for who manages the company in its people's, newest first. */
export async function agentActions(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getAgentActions>,
): Promise<ResponseOf<typeof getAgentActions>> {
  const size = request.size ?? pageSize
  const employeeId = actor.permissions.includes('manage') ? null : actor.employeeId
  const { rows, orders, applications } = await inCompany(context, actor.enterpriseId, async (work) => {
    const before = readCursor(request.cursor)
    const found = await findAgentActions(work, { employeeId, before, limit: size + 1 })
    const subjects = found.map(({ subject }) => subject)
    return { rows: found, orders: await findOrders(work, subjects), applications: await findApplications(work, subjects) }
  })
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    list: shown.map(({ at, call, subject, ...row }) => {
      const order = orders.find(({ orderNo }) => orderNo === subject)
      const application = applications.find(({ travelApplyNo }) => travelApplyNo === subject)
      return {
        ...row,
        at: at.toISOString(),
        sentence: agentActionSentence(call, actor.language),
        // Searches, approvals and payments have numbers of ours alone, which say nothing to a reader.
        subject: order?.orderNo ?? application?.displayNo ?? '',
        ...(order && { path: orderPath(context, order) }),
        ...(application && { path: applicationPath(application) }),
      }
    }),
    ...(rows.length > size && last ? { next: writeCursor(last.at, last.id) } : {}),
  }
}
