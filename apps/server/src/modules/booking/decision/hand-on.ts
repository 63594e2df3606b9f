import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { replaceApprover } from '@sojourn/domain/booking/approval/hand-over'
import { firstInOffice } from '@sojourn/domain/booking/approval/candidates'
import { currentLevel } from '@sojourn/domain/booking/approval/progress'
import type { Work } from '../../../context'
import { insertAct } from '../approval/act-store'
import { revokeDelegatesOf } from '../approval/delegate-store'
import { findApprovalsWaitingFor } from '../approval/store'
import { system } from '../lifecycle/lifecycle'
import { findApprovers, type ApproverRow } from '../traveller/store'
import { applyProgress, concernedBy, lockCase, type Case } from './case'

/** Whose pages have become stale. */
interface HandedOn {
  subjectNo: string
  concerned: string[]
}

/**
 * Approvals that wait for somebody who leaves wait for the successor; of a case in which the successor has a part, for the successor's
 * nearest superior without one, else for a travel administrator. Where nobody suits, the case stays as it is and its silence decides.
 */
export async function handOnApprovals(work: Work, from: string, to: string | undefined): Promise<HandedOn[] | Problem> {
  const approvers = (await findApprovers(work)).filter(({ employeeId }) => employeeId !== from)
  const handed: HandedOn[] = []
  for (const approvalId of await findApprovalsWaitingFor(work, from)) {
    const found = await lockCase(work, approvalId)
    if (isProblem(found)) return found
    const successor = successorFor(found, approvers, to)
    if (successor === undefined) continue
    const concerned = await handOn(work, found, from, successor)
    if (isProblem(concerned)) return concerned
    handed.push({ subjectNo: found.subject.no, concerned })
  }
  await revokeDelegatesOf(work, from, work.context.clock.now())
  return handed
}

async function handOn(work: Work, found: Case, from: string, to: string): Promise<string[] | Problem> {
  const at = work.context.clock.now()
  const progress = replaceApprover(found.approval.progress, { from, to, now: at.toISOString() })
  await insertAct(work, found.approval.approvalId, {
    at,
    act: 'transfer',
    actorId: '',
    actorName: '',
    actedFor: from,
    targets: [to],
    words: '',
    detail: {},
  })
  const asked = await applyProgress(work, found, progress, system)
  return isProblem(asked) ? asked : concernedBy(found, progress)
}

function successorFor(
  { approval, subject }: Case,
  approvers: readonly ApproverRow[],
  to: string | undefined,
): string | undefined {
  const tasks = currentLevel(approval.progress)?.tasks ?? []
  // Who has agreed on the level that is asked, or was added to it, would decide for the leaver without being asked.
  const answered = tasks.filter(({ state, part }) => part !== undefined || (state !== 'pending' && state !== 'transferred'))
  const concerned = new Set([
    approval.applicantId,
    subject.applicantId,
    ...subject.travellerIds,
    ...answered.map(({ approverId }) => approverId),
  ])
  const byId = new Map(approvers.map((approver) => [approver.employeeId, approver]))
  const people = {
    managerOf: (id: string) => byId.get(id)?.managerId ?? undefined,
    isActive: (id: string) => byId.has(id),
  }
  const [named] = firstInOffice(to, people, (id) => !concerned.has(id))
  if (named !== undefined) return named
  return approvers.find(({ employeeId, permissions }) => permissions.includes('manage') && !concerned.has(employeeId))?.employeeId
}
