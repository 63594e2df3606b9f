import { isProblem } from '@sojourn/contract/kit/problems'
import { pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import { endBySilence } from '@sojourn/domain/booking/approval/silence'
import type { ApprovalAct } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Context, Work } from '../../../context'
import { attempt } from '../../../db/attempt'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { insertAct } from '../approval/act-store'
import { announce } from '../notification/announce'
import { askApprovers } from '../approval/ask-approvers'
import { applyProgress, concernedBy, lockCase, type Case } from './case'
import { superiorsOf } from '../approval/chain'
import { withLastLook } from './last-look'
import { system } from '../lifecycle/lifecycle'
import { scheduleSilence } from '../approval/open-approval'

interface TimedJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Nobody decided in time: the approval ends as its flow says, goes one superior up, or reminds again. */
export async function expireApproval(context: Context, job: TimedJob): Promise<void> {
  const { enterpriseId } = job
  let told: { no: string; concerned: string[] } | undefined
  await withLastLook(context, enterpriseId, job.id, (look) =>
    inTransaction(context, enterpriseId, async (work) => {
      await finishJob(work.sql, job.id)
      const found = await lockCase(work, job.payload['approvalId']!)
      if (isProblem(found)) return
      const { progress } = found.approval
      const after = endBySilence(progress, context.clock.now().toISOString(), await superiorsOf(work))
      if (after === progress) return
      if (after.state === 'approving') await goOn(work, found, after)
      else await end(work, { ...found, look }, after)
      told = { no: found.subject.no, concerned: concernedBy(found, after) }
    }),
  )
  if (told) announce(context, enterpriseId, told.no, told.concerned)
}

async function end(work: Work, found: Case, after: ApprovalProgress): Promise<void> {
  const moved = await attempt(work.sql, async () => {
    await record(work, found, after)
    const ended = await applyProgress(work, found, after, system)
    return isProblem(ended) ? { failure: ended.problem } : ended
  })
  if (!('failure' in moved)) return
  // Silence agrees only to what was shown: a fare that is no longer to be had is rejected instead, and the order stays as it was.
  const late: ApprovalProgress = { ...after, state: 'timedOut' }
  await record(work, found, late)
  const rejected = await applyProgress(work, found, late, system)
  if (isProblem(rejected)) throw new Error(`approval of ${found.subject.no} could not be ended: ${rejected.problem}`)
}

async function goOn(work: Work, found: Case, after: ApprovalProgress): Promise<void> {
  const { approvalId } = found.approval
  await record(work, found, after)
  await applyProgress(work, found, after, system)
  if (after.onSilence === 'remind') {
    const asked = pendingApprovers(after)
    const approval = { approvalId, progress: after }
    await askApprovers(work, { kind: 'approvalReminder', asked: approval, subject: found.subject, approverIds: asked })
  } else {
    const moved = await found.operations.transfer(work, found.subject, system)
    if (isProblem(moved)) throw new Error(`approval of ${found.subject.no} could not be handed on: ${moved.problem}`)
  }
  await scheduleSilence(work, approvalId, after.deadline)
}

function record(work: Work, found: Case, after: ApprovalProgress): Promise<unknown> {
  const at = work.context.clock.now()
  const goesOn = after.state === 'approving'
  const act: ApprovalAct = goesOn ? (after.onSilence === 'remind' ? 'remind' : 'escalate') : 'timeOut'
  return insertAct(work, found.approval.approvalId, {
    at,
    act,
    actorId: '',
    actorName: '',
    targets: goesOn ? pendingApprovers(after) : [],
    words: '',
    detail: goesOn ? {} : { outcome: after.state },
  })
}

/** Half of the time is over, or a quarter of an hour is left; a deadline that has moved has reminders of its own. */
export async function remindApprovers(context: Context, job: TimedJob): Promise<void> {
  const { enterpriseId } = job
  await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const found = await lockCase(work, job.payload['approvalId']!)
    if (isProblem(found)) return
    const { approval } = found
    if (approval.progress.state !== 'approving' || approval.progress.deadline !== job.payload['deadline']) return
    const asked = pendingApprovers(approval.progress)
    const at = context.clock.now()
    await askApprovers(work, { kind: 'approvalReminder', asked: approval, subject: found.subject, approverIds: asked })
    await insertAct(work, approval.approvalId, {
      at,
      act: 'remind',
      actorId: '',
      actorName: '',
      targets: asked,
      words: '',
      detail: {},
    })
  })
}
