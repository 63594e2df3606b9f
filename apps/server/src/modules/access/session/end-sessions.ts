import type { Clock } from '../../../kit/clock'
import type { Sql } from '../../../db/sql'
import { endTickets, endWaitingTickets } from '../agent/store'
import { deleteSessions, deleteSessionsOf, type LoginRow } from '../store'

interface Ending {
  sql: Sql
  context: { clock: Clock }
}

/**
 * Signs a person out everywhere, also where the person acts in the name of another or has asked to, except in the session that asks for it.
 * Answers how many sessions ended. Tickets first: one that is being taken is waited for, and its session seen.
 */
export async function endSessionsOf({ sql, context }: Ending, login: LoginRow, keptTokenHash = ''): Promise<number> {
  const now = context.clock.now()
  await endWaitingTickets(sql, login, now)
  return endAll(sql, await deleteSessionsOf(sql, login, keptTokenHash), now)
}

/** Ends some of a person's sessions, by their numbers. */
export const endSomeSessions = async (
  { sql, context }: Ending,
  login: LoginRow,
  sessionIds: readonly string[],
): Promise<number> => endAll(sql, await deleteSessions(sql, login, sessionIds), context.clock.now())

/** The tickets of sessions that are over. */
export async function endAll(sql: Sql, ended: readonly { ticketId: string | null }[], now: Date): Promise<number> {
  const ticketIds = ended.flatMap(({ ticketId }) => ticketId ?? [])
  if (ticketIds.length > 0) await endTickets(sql, ticketIds, now)
  return ended.length
}
