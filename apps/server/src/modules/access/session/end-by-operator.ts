import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { endAllWaitingTickets } from '../agent/store'
import { deleteStepsOf } from '../second-factor/step-store'
import { deleteAllSessions, findLogin } from '../store'
import { endAll, endSessionsOf } from './end-sessions'

/** By who runs the product, when a secret got out: of one account, as an agent too, or of everybody. Answers how many ended. */
export async function endByOperator(context: Context, account?: string): Promise<number | Problem> {
  const { database, vault, clock } = context
  const login = account === undefined ? undefined : await database.platform((sql) => findLogin(sql, vault.digest(account)))
  if (account !== undefined && !login) return problem('notFound')
  return database.transaction(0, async (sql) => {
    if (login) {
      await deleteStepsOf(sql, login)
      return endSessionsOf({ sql, context }, login)
    }
    await endAllWaitingTickets(sql, clock.now())
    return endAll(sql, await deleteAllSessions(sql), clock.now())
  })
}
