import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { endAgentSession, getAgentActions, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { newToken, tokenHash } from '../../../kit/vault'
import { deleteSession } from '../store'
import { endTicket, findAgentActions, insertAgentSession, takeTicket } from './store'
import { readTicket } from './ticket'

/** Handbook 11.3 */
const sessionMs = 8 * 3_600_000
const pageSize = 10

/** Opens the customer's session with a ticket; a second try, a late one or an altered one finds nothing. */
export async function useTicket(
  context: Context,
  request: RequestOf<typeof useAgentTicket>,
): Promise<ResponseOf<typeof useAgentTicket> | Problem> {
  const ticketId = readTicket(context.vault, request.ticket)
  if (ticketId === undefined) return problem('agentTicketInvalid')
  return context.database.platform(async (sql) => {
    const now = context.clock.now()
    const ticket = await takeTicket(sql, ticketId, now)
    if (!ticket) return problem('agentTicketInvalid')
    const token = newToken()
    const expiresAt = new Date(now.getTime() + sessionMs)
    await insertAgentSession(sql, { tokenHash: tokenHash(token), ticket, createdAt: now, expiresAt })
    return {
      loginToken: token,
      loginKey: ticket.employeeId,
      employeeId: ticket.employeeId,
      expiresAt: expiresAt.toISOString(),
    }
  })
}

/** Ends the assisted session; in a session of one's own there is nothing to end. */
export async function endSession(context: Context, actor: Actor): Promise<ResponseOf<typeof endAgentSession>> {
  const { agent } = actor
  if (!agent) return { ended: false }
  await context.database.platform((sql) =>
    Promise.all([deleteSession(sql, actor.tokenHash), endTicket(sql, agent.ticketId, context.clock.now())]),
  )
  return { ended: true }
}

/** What agents did in the name of this company's people, newest first. */
export async function agentActions(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getAgentActions>,
): Promise<ResponseOf<typeof getAgentActions>> {
  const size = request.size ?? pageSize
  const rows = await context.database.tenant(actor.enterpriseId, (sql) =>
    findAgentActions(sql, actor.enterpriseId, readCursor(request.cursor), size + 1),
  )
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    list: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    ...(rows.length > size && last ? { next: writeCursor(last.at, last.id) } : {}),
  }
}
