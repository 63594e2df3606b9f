import type { endMySessions, getMySessions } from '@sojourn/contract/access/session.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { endTicket } from '../agent/store'
import { openSessionOf } from '../../booking/traveller/open-sessions'
import { findOpenSessions } from '../../booking/traveller/session-store'
import { endSessionsOf } from '../store'

export async function mySessions(context: Context, actor: Actor): Promise<ResponseOf<typeof getMySessions>> {
  const rows = await context.database.platform((sql) => findOpenSessions(sql, actor, context.clock.now()))
  return {
    list: rows.map((row) => ({ ...openSessionOf(row), current: row.tokenHash === actor.tokenHash })),
  }
}

/** Also those that the agency's staff opened in this person's name. */
export const endSessions = (
  context: Context,
  actor: Actor,
  { sessionIds }: RequestOf<typeof endMySessions>,
): Promise<ResponseOf<typeof endMySessions> | Problem> =>
  once<ResponseOf<typeof endMySessions>>(context, actor, async (sql) => {
    const ended = await endSessionsOf(sql, actor, sessionIds)
    for (const { ticketId } of ended) if (ticketId !== null) await endTicket(sql, ticketId, context.clock.now())
    return { ended: ended.length }
  })
