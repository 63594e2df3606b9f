import type { commentApproval, urgeApproval, withdrawApproval } from '@sojourn/contract/booking/approval/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { urgeProblem } from '@sojourn/domain/booking/approval/applicant'
import { pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { insertAct } from '../approval/act-store'
import { isCopied } from '../approval/copy-store'
import { markUrged } from '../approval/store'
import { writeNotifications } from '../notification/write'
import { findEmployeeNames } from '../traveller/store'
import { announce } from '../notification/announce'
import { askApprovers, factsOf } from '../approval/ask-approvers'
import { concernedBy, lockCase, type Case } from './case'
import type { Decided } from './decide'
import { endApproval } from '../approval/end-approval'

/** The submitter takes the case back; what it held goes back with it. */
export async function withdraw(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof withdrawApproval>,
): Promise<Decided | Problem> {
  const { enterpriseId } = actor
  let concerned: string[] = []
  const answer = await once<Decided>(context, actor, async (work) => {
    const found = await lockOwn(work, actor, request.approvalId)
    if (isProblem(found)) return found
    const { approval, subject, operations } = found
    if (approval.progress.state !== 'approving') return problem('approvalDecided')
    const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
    const moved = await operations.withdraw(work, subject.no, by)
    if (isProblem(moved)) return moved
    const ended = { orderNo: subject.no, bookerId: actor.employeeId, updatedAt: context.clock.now() }
    await endApproval(work, ended, 'withdraw')
    concerned = concernedBy(found, approval.progress)
    return { approvalId: approval.approvalId, subjectNo: subject.no, subjectState: moved.state }
  })
  if (!isProblem(answer)) announce(context, enterpriseId, answer.subjectNo, concerned)
  return answer
}

/** The submitter reminds whoever is asked, at most once an hour. */
export async function urge(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof urgeApproval>,
): Promise<ResponseOf<typeof urgeApproval> | Problem> {
  return once<ResponseOf<typeof urgeApproval>>(context, actor, async (work) => {
    const found = await lockOwn(work, actor, request.approvalId)
    if (isProblem(found)) return found
    const { approval, subject } = found
    const at = context.clock.now()
    const refused = urgeProblem(approval.progress, approval.urgedAt?.toISOString(), at.toISOString())
    if (refused) return refused
    const asked = pendingApprovers(approval.progress)
    await markUrged(work, approval.approvalId, at)
    await act(work, actor, approval.approvalId, { act: 'urge', targets: asked, words: '' })
    await askApprovers(work, { kind: 'approvalUrged', asked: approval, subject, approverIds: asked })
    return { urged: (await findEmployeeNames(work, asked)).map(({ name }) => name) }
  })
}

/** Words between applicant and approvers; the others are told. */
export async function comment(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof commentApproval>,
): Promise<ResponseOf<typeof commentApproval> | Problem> {
  const { enterpriseId } = actor
  let told: { no: string; concerned: string[] } | undefined
  const answer = await once<{ approvalId: string }>(context, actor, async (work) => {
    const said = request.words.trim()
    if (said === '') return problem('commentMissing', { field: 'words' })
    const found = await lockCase(work, request.approvalId)
    if (isProblem(found)) return found
    const { approval, subject } = found
    const concerned = concernedBy(found, approval.progress)
    const mayRead = [...concerned, ...subject.travellerIds].includes(actor.employeeId)
    if (!mayRead && !(await isCopied(work, approval.approvalId, actor.employeeId))) return problem('approvalNotYours')
    await act(work, actor, approval.approvalId, { act: 'comment', targets: [], words: said })
    const readers = [approval.applicantId, ...pendingApprovers(approval.progress)].filter((id) => id !== actor.employeeId)
    await writeNotifications(work, 'approvalCommented', readers, {
      ...factsOf(subject),
      reason: said,
      writer: actor.name,
      path: `/center/approvalDetail?approvalId=${approval.approvalId}`,
    })
    told = { no: subject.no, concerned }
    return { approvalId: approval.approvalId }
  })
  if (told && !isProblem(answer)) announce(context, enterpriseId, told.no, told.concerned)
  return answer
}

/** The case of whoever submitted it; nobody else's. */
async function lockOwn(work: Work, actor: Actor, approvalId: string): Promise<Case | Problem> {
  const found = await lockCase(work, approvalId)
  if (isProblem(found)) return found
  const own = [found.approval.applicantId, found.subject.applicantId].includes(actor.employeeId)
  return own ? found : problem('approvalNotYours')
}

function act(
  work: Work,
  actor: Actor,
  approvalId: string,
  done: { act: 'urge' | 'comment'; targets: readonly string[]; words: string },
): Promise<unknown> {
  const at = work.context.clock.now()
  return insertAct(work, approvalId, {
    at,
    actorId: actor.employeeId,
    actorName: actor.name,
    detail: {},
    ...done,
  })
}
