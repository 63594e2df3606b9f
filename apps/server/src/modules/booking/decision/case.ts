import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { Work } from '../../../context'
import { finishCopies } from '../approval/copy-store'
import { findApproval, saveProgress, type ApprovalRow } from '../approval/store'
import { askApprovers, copyOf } from '../approval/ask-approvers'
import type { LastLook } from './last-look'
import type { Mover } from '../lifecycle/lifecycle'
import { writeAll } from '../notification/write'
import type { ApprovalSubject } from '../approval/subject'
import type { SubjectMoved, SubjectOperations } from './subject-operations'
import { subjects } from './subjects'

/** An approval with what it is about, both held until the transaction ends. */
export interface Case {
  approval: ApprovalRow
  subject: ApprovalSubject
  operations: SubjectOperations
  /** What the supplier of an order said before its last decision. */
  look?: LastLook | undefined
}

type About = Pick<ApprovalRow, 'subjectKind' | 'subjectNo'>

/** The subject is held first, as everybody does who moves it, and then the approval is read. `about`: what it is about, where that is known. */
export async function lockCase(work: Work, approvalId: string, about?: About): Promise<Case | Problem> {
  const found = about ?? (await findApproval(work, approvalId))
  if (!found) return problem('approvalUnknown', { field: 'approvalId' })
  const operations = subjects[found.subjectKind]
  const [subject, approval] = await Promise.all([operations.lock(work, found.subjectNo), findApproval(work, approvalId, true)])
  return subject && approval ? { approval, subject, operations } : problem('approvalUnknown', { field: 'approvalId' })
}

/** Stores where the approval stands, asks whoever comes next, and moves the subject when the approval has ended; a Problem is to be undone. */
export async function applyProgress(work: Work, found: Case, progress: ApprovalProgress, by: Mover): Promise<SubjectMoved> {
  const { approval, subject } = found
  const at = work.context.clock.now()
  const saved = saveProgress(work, approval.approvalId, progress, at)
  if (progress.state === 'approving') {
    const before = pendingApprovers(approval.progress)
    const next = pendingApprovers(progress).filter((approverId) => !before.includes(approverId))
    const asking = askApprovers(work, { kind: 'approvalAsked', asked: { ...approval, progress }, subject, approverIds: next })
    await Promise.all([saved, asking])
    return { state: subject.state, version: subject.version }
  }
  const finishing = finishCopies(work, approval.approvalId, at)
  const [moved, copied] = await Promise.all([moveSubject(work, found, progress, by), finishing, saved])
  if (isProblem(moved)) return moved
  const readers = copied.map(({ employeeId }) => employeeId)
  await writeAll(work, [copyOf(approval.approvalId, subject, readers)])
  return moved
}

function moveSubject(
  work: Work,
  { subject, operations, look }: Case,
  progress: ApprovalProgress,
  by: Mover,
): Promise<SubjectMoved> {
  if (progress.state === 'approved') return operations.approve(work, subject, by, look)
  if (progress.state === 'timedOut') return operations.expire(work, subject)
  const rejected = progress.levels.flatMap(({ tasks }) => tasks).findLast(({ state }) => state === 'rejected')
  return operations.reject(work, subject, by, rejected?.reason ?? '')
}

/** Everybody who has a part in an approval now, for live pages. */
export const concernedBy = ({ approval, subject }: Case, progress: ApprovalProgress): string[] => [
  approval.applicantId,
  subject.applicantId,
  ...progress.levels.flatMap(({ tasks }) => tasks.map(({ approverId }) => approverId)),
]
