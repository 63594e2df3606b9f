import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
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
    // Plans that were sent meanwhile have a job of their own.
    if (row.dueAt > context.clock.now()) return undefined
    await writeExpired(work, demandNo, [...row.history, { at: row.dueAt.toISOString(), actor: '', event: 'expired' }])
    return [row.employeeId, ...row.travellerIds]
  })
  if (ended) announce(context, enterpriseId, demandNo, ended)
}
