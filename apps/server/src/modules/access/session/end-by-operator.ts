import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { endTicket } from '../agent/store'
import { deleteStepsOf } from '../second-factor/step-store'
import { deleteAllSessions, deleteSessionsOfAccount, findLogin } from '../store'

/** By who runs the product, when a secret got out: of one account, as an agent too, or of everybody. Answers how many ended. */
export async function endByOperator({ database, vault, clock }: Context, account?: string): Promise<number | Problem> {
  const login = account === undefined ? undefined : await database.platform((sql) => findLogin(sql, vault.digest(account)))
  if (account !== undefined && !login) return problem('notFound')
  return database.transaction(0, async (sql) => {
    const ended = await (login ? deleteSessionsOfAccount(sql, login) : deleteAllSessions(sql))
    if (login) await deleteStepsOf(sql, login)
    for (const { ticketId } of ended) if (ticketId !== null) await endTicket(sql, ticketId, clock.now())
    return ended.length
  })
}
