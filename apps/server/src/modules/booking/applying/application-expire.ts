import { isProblem } from '@sojourn/contract/kit/problems'
import { isEnded } from '@sojourn/domain/booking/application/transitions'
import type { Context } from '../../../context'
import { enqueue, finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { newId } from '../../../kit/id'
import { findShownContents, lockApplication } from '../application/store'
import { tell } from './application-announce'
import { lastMoment, moveApplication } from './application-move'
import { endApproval } from '../approval/end-approval'

/** The days of an application and its grace are over: it ends, and what it set aside is free. A modification may have moved the day. */
export async function expireApplication(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const no = job.payload['travelApplyNo']!
  const ended = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const row = await lockApplication(work, no)
    const [shown] = await findShownContents(work, [no])
    if (!row || !shown || isEnded(row.state)) return undefined
    const now = context.clock.now()
    const due = lastMoment(shown)
    if (due > now) {
      await enqueue(work.sql, { id: newId(now), kind: 'application.expire', enterpriseId, payload: job.payload, runAt: due })
      return undefined
    }
    const moved = await moveApplication(work, row, {
      event: 'expire',
      by: { kind: 'system', id: 'system', name: '' },
    })
    if (isProblem(moved)) throw new Error(`application ${no} could not be ended: ${moved.problem}`)
    await endApproval(work, { orderNo: no, bookerId: row.applicantId, updatedAt: now }, 'expire')
    return row.applicantId
  })
  if (ended) tell(context, enterpriseId, no, [ended])
}
