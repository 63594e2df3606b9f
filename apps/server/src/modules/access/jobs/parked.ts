import type { getParkedJobs, settleParkedJob } from '@sojourn/contract/access/parked-job.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { agencyParkedJobText } from '@sojourn/text/access/agency/parked-job'
import type { Actor, Context } from '../../../context'
import { afterCommit } from '../../../db/after-commit'
import { once } from '../../../db/once'
import { finishJob, repeatingKinds } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { findParked, recordSettling, runAgain, type ParkedRow } from './store'

const shownAtMost = 200
const subjects = ['orderNo', 'paymentNo', 'travelApplyNo', 'approvalId'] as const
const subjectOf = ({ payload }: ParkedRow): string =>
  subjects.map((name) => payload[name]).find((value) => value !== undefined) ?? ''

/** What gave up, for who runs the product. */
export async function parkedJobs(context: Context, actor: Actor): Promise<ResponseOf<typeof getParkedJobs>> {
  const rows = await context.database.platform((sql) => findParked(sql, actor.enterpriseId, shownAtMost))
  return {
    list: rows.map((row) => ({
      jobId: row.jobId,
      kindName: agencyParkedJobText[actor.language].kinds[row.kind],
      companyName: row.company?.[actor.language] ?? '',
      subject: subjectOf(row),
      failedAt: row.failedAt.toISOString(),
      attempts: row.attempts,
      error: row.error,
      repeats: repeatingKinds.includes(row.kind),
    })),
  }
}

/** One more series of tries, or none ever again; what repeats itself for everybody is not taken away from them. */
export async function settleJob(
  context: Context,
  actor: Actor,
  { jobId, action, note }: RequestOf<typeof settleParkedJob>,
): Promise<ResponseOf<typeof settleParkedJob> | Problem> {
  return once(context, actor, async (sql) => {
    const at = context.clock.now()
    const { enterpriseId: agencyId, employeeId: agentId } = actor
    const kind = await recordSettling(sql, { id: newId(at), at, jobId, action, agencyId, agentId, note })
    if (kind === undefined) return problem('agencyWorkGone')
    if (action === 'close' && repeatingKinds.includes(kind)) return problem('jobRepeats', { field: 'action' })
    await (action === 'again' ? runAgain(sql, jobId, at) : finishJob(sql, jobId))
    if (action === 'again') afterCommit(sql, context.wakeJobs)
    return { jobId }
  })
}
