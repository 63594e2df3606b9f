import type { addApprovalSigner, transferApproval } from '@sojourn/contract/booking/approval/approval.calls'
import type { ApprovalAct } from '@sojourn/contract/booking/approval/approval.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { addSigners, transferTask } from '@sojourn/domain/booking/approval/hand-over'
import type { ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { insertAct } from '../approval/act-store'
import { findApprovers } from '../traveller/store'
import { announce } from '../notification/announce'
import { applyProgress, concernedBy, lockCase, type Case } from './case'
import { principalOf, taskHolder, type Decided } from './decide'

interface HandingOver {
  approvalId: string
  act: ApprovalAct
  targets: readonly string[]
  words: string
  detail: Record<string, string>
  change(progress: ApprovalProgress, by: { approverId: string; actedBy?: string; now: string }): ApprovalProgress | Problem
}

/** The approver hands the task to a colleague (转交). */
export const transfer = (context: Context, actor: Actor, request: RequestOf<typeof transferApproval>) =>
  handOver(context, actor, {
    approvalId: request.approvalId,
    act: 'transfer',
    targets: [request.employeeId],
    words: request.reason?.trim() ?? '',
    detail: {},
    change: (progress, by) => transferTask(progress, { ...by, to: request.employeeId }),
  })

/** The approver asks colleagues to agree too, before or after (加签). */
export const addSigner = (context: Context, actor: Actor, request: RequestOf<typeof addApprovalSigner>) =>
  handOver(context, actor, {
    approvalId: request.approvalId,
    act: 'addSigner',
    targets: request.employeeIds,
    words: request.reason?.trim() ?? '',
    detail: { when: request.when },
    change: (progress, by) => addSigners(progress, { ...by, signerIds: request.employeeIds, when: request.when }),
  })

async function handOver(context: Context, actor: Actor, step: HandingOver): Promise<Decided | Problem> {
  const { enterpriseId } = actor
  let concerned: string[] = []
  const answer = await once<Decided>(context, actor, async (work) => {
    const found = await lockCase(work, step.approvalId)
    if (isProblem(found)) return found
    const approverId = await taskHolder(work, actor, found)
    if (isProblem(approverId)) return approverId
    const actedBy = approverId === actor.employeeId ? undefined : actor.employeeId
    const at = context.clock.now()
    const progress = step.change(found.approval.progress, {
      approverId,
      ...(actedBy !== undefined && { actedBy }),
      now: at.toISOString(),
    })
    if (isProblem(progress)) return progress
    const refused = refuseTargets(found, step.targets, await findApprovers(work))
    if (refused) return refused
    await insertAct(work, step.approvalId, {
      at,
      act: step.act,
      actorId: actor.employeeId,
      actorName: actor.name,
      ...(actedBy !== undefined && { actedFor: approverId }),
      targets: step.targets,
      words: step.words,
      detail: step.detail,
    })
    const principal = await principalOf(work, actor, approverId)
    const by = { kind: 'approver', id: actor.employeeId, name: actor.name, ...principal } as const
    const asked = await applyProgress(work, found, progress, by)
    if (isProblem(asked)) return asked
    const moved = step.act === 'transfer' ? await found.operations.transfer(work, found.subject, by) : asked
    if (isProblem(moved)) return moved
    concerned = concernedBy(found, progress)
    return { approvalId: step.approvalId, subjectNo: found.subject.no, subjectState: moved.state }
  })
  if (!isProblem(answer)) announce(context, enterpriseId, answer.subjectNo, concerned)
  return answer
}

/** Only people in office who may approve and have no part in the trip. */
function refuseTargets({ approval, subject }: Case, targets: readonly string[], people: readonly { employeeId: string }[]) {
  const concerned = [approval.applicantId, subject.applicantId, ...subject.travellerIds]
  const suits = (id: string): boolean => !concerned.includes(id) && people.some(({ employeeId }) => employeeId === id)
  return targets.every(suits) ? undefined : problem('approverUnknown', { field: 'employeeId' })
}
