import type { Problem } from '@sojourn/contract/kit/problems'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { newId } from '../../../kit/id'
import { insertTicket, type NewTicket } from './store'
import { signTicket } from './ticket'

/** A ticket that nobody used in ten minutes opens nothing. */
const opensForMs = 10 * 60_000

type Asked = Pick<NewTicket, 'enterpriseId' | 'companyName' | 'employeeId' | 'employeeName' | 'reason' | 'reference'>

/** Writes down who asks for whose session and why, and answers a ticket that opens it once. */
export async function askTicket(
  context: Context,
  actor: Actor,
  asked: Asked,
): Promise<{ ticket: string; opensUntil: string } | Problem> {
  const kept = await once(context, actor, async (sql) => {
    const createdAt = context.clock.now()
    const opensUntil = new Date(createdAt.getTime() + opensForMs)
    const ticketId = newId(createdAt)
    const by = { agencyId: actor.enterpriseId, agentId: actor.employeeId, agentName: actor.name }
    await insertTicket(sql, { ticketId, ...by, ...asked, createdAt, opensUntil }, actor.tokenHash)
    return { ticketId, opensUntil: opensUntil.toISOString() }
  })
  if (isProblem(kept)) return kept
  return { ticket: signTicket(context.vault, kept.ticketId), opensUntil: kept.opensUntil }
}
