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
}

/**
 * Writes down that a supplier is given documents in clear, before it is asked: this stands also when the supplier refuses and the
 * order is undone (handbook 11.5). An agent who acts in the transaction `sql` is named beside the person.
 */
export async function logHandOver(context: Context, sql: Sql, handOver: HandOver): Promise<void> {
  const { enterpriseId, employeeId, purpose } = handOver
  const at = context.clock.now()
  const subjects = handOver.subjects.map((subject) => ({ id: newId(at), subject }))
  const agent = await namedAgent(sql)
  await context.database.aside(enterpriseId, async (own) => {
    if (agent) await nameAgent(own, agent)
    await logAccess(own, enterpriseId, { at, employeeId, purpose, subjects })
  })
}
