import type { Context } from '../../../context'
import { enqueue, finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { newId } from '../../../kit/id'
import { announce } from '../notification/announce'
import { lockDue, writeExpired } from './demand-store'

/** The plans of a demand are over: nothing waits for an answer any more, and open pages hear of it. A later answer has its own end. */
export async function expireDemand(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId, payload } = job
  const demandNo = payload['demandNo']!
  const ended = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const row = await lockDue(work, demandNo)
    if (!row) return undefined
    const now = context.clock.now()
    if (row.dueAt > now) {
      await enqueue(work.sql, { id: newId(now), kind: 'demand.expire', enterpriseId, payload, runAt: row.dueAt })
      return undefined
    }
    await writeExpired(work, demandNo, [...row.history, { at: row.dueAt.toISOString(), actor: '', event: 'expired' }])
    return [row.employeeId, ...row.travellerIds]
  })
  if (ended) announce(context, enterpriseId, demandNo, ended)
}
