import type { Work } from '../../../context'
import { namedAgent, nameAgent } from '../../../db/once'
import { inTransactionAside } from '../../../work'
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
export function writeHandOver(work: Work, handOver: HandOver): Promise<unknown> {
  const { employeeId, purpose } = handOver
  const at = work.context.clock.now()
  const subjects = handOver.subjects.map((subject) => ({ id: newId(at), subject }))
  return logAccess(work, { at, employeeId, purpose, subjects })
}

/**
 * The same where the supplier is asked within the transaction `sql`: this stands also when the supplier refuses and all is
 * undone. An agent who acts in the transaction `sql` is named beside the person.
 */
export async function logHandOver({ context, sql }: Work, handOver: HandOver): Promise<void> {
  const agent = handOver.agent ?? (await namedAgent(sql))
  await inTransactionAside(context, handOver.enterpriseId, async (own) => {
    if (agent) await nameAgent(own.sql, agent)
    await writeHandOver(own, handOver)
  })
}
