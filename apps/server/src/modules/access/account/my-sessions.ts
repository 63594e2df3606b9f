import type { endMySessions, getMySessions } from '@sojourn/contract/access/session.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { openSessionOf } from '../../booking/traveller/open-sessions'
import { findOpenSessions } from '../../booking/traveller/session-store'
import { endSessionsOf, endSomeSessions } from '../session/end-sessions'

export async function mySessions(context: Context, actor: Actor): Promise<ResponseOf<typeof getMySessions>> {
  const rows = await context.database.platform((sql) => findOpenSessions(sql, actor, context.clock.now()))
  return {
    list: rows.map((row) => ({ ...openSessionOf(row), current: row.tokenHash === actor.tokenHash })),
  }
}

/** Those with these numbers, also of the agency's staff in this person's name; without numbers all but the one that asks. */
export const endSessions = (
  context: Context,
  actor: Actor,
  { sessionIds }: RequestOf<typeof endMySessions>,
): Promise<ResponseOf<typeof endMySessions> | Problem> =>
  once<ResponseOf<typeof endMySessions>>(context, actor, async (work) => ({
    ended: await (sessionIds ? endSomeSessions(work, actor, sessionIds) : endSessionsOf(work, actor, actor.tokenHash)),
  }))
