import type { Context } from '../../../context'
import { namedAgent, nameAgent } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { logAccess } from './store'

interface HandOver {
  enterpriseId: number
  employeeId: string
  purpose: string
  /** Whose documents. */
  subjects: readonly string[]
  /** Who acts for the person, where the transaction `sql` does not name them. */
  agent?: { agentId: string; name: string }
}

/** Writes down that a supplier is given documents in clear, in the transaction that commits before it is asked (handbook 11.5). */
export function writeHandOver(context: Context, sql: Sql, handOver: HandOver): Promise<unknown> {
  const { enterpriseId, employeeId, purpose } = handOver
  const at = context.clock.now()
  const subjects = handOver.subjects.map((subject) => ({ id: newId(at), subject }))
  return logAccess(sql, enterpriseId, { at, employeeId, purpose, subjects })
}

/**
 * The same where the supplier is asked within the transaction `sql`: this stands also when the supplier refuses and all is
 * undone. An agent who acts in the transaction `sql` is named beside the person.
 */
export async function logHandOver(context: Context, sql: Sql, handOver: HandOver): Promise<void> {
  const agent = handOver.agent ?? (await namedAgent(sql))
  await context.database.aside(handOver.enterpriseId, async (own) => {
    if (agent) await nameAgent(own, agent)
    await writeHandOver(context, own, handOver)
  })
}
