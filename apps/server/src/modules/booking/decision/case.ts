import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { finishCopies } from '../approval/copy-store'
import { findApproval, saveProgress, type ApprovalRow } from '../approval/store'
import { askApprovers, tellCopied } from '../approval/ask-approvers'
import type { LastLook } from './last-look'
import type { Mover } from '../lifecycle/lifecycle'
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

/** The subject is held first, as everybody does who moves it, and then the approval is read again. */
export async function lockCase(context: Context, sql: Sql, enterpriseId: number, approvalId: string): Promise<Case | Problem> {
  const found = await findApproval(sql, enterpriseId, approvalId)
  if (!found) return problem('approvalUnknown', { field: 'approvalId' })
  const operations = subjects[found.subjectKind]
  const subject = await operations.lock(context, sql, enterpriseId, found.subjectNo)
  const approval = await findApproval(sql, enterpriseId, approvalId, true)
  return subject && approval ? { approval, subject, operations } : problem('approvalUnknown', { field: 'approvalId' })
}

/** Stores where the approval stands, asks whoever comes next, and moves the subject when the approval has ended. */
export async function applyProgress(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  found: Case,
  progress: ApprovalProgress,
  by: Mover,
): Promise<SubjectMoved> {
  const { approval, subject } = found
  await saveProgress(sql, enterpriseId, approval.approvalId, progress, context.clock.now())
  if (progress.state === 'approving') {
    const before = pendingApprovers(approval.progress)
    const next = pendingApprovers(progress).filter((approverId) => !before.includes(approverId))
    await askApprovers(context, sql, enterpriseId, 'approvalAsked', { ...approval, progress }, subject, next)
    return { state: subject.state, version: subject.version }
  }
  const moved = await moveSubject(context, sql, enterpriseId, found, progress, by)
  if (isProblem(moved)) return moved
  const copied = await finishCopies(sql, enterpriseId, approval.approvalId, context.clock.now())
  const readers = copied.map(({ employeeId }) => employeeId)
  await tellCopied(context, sql, enterpriseId, approval.approvalId, subject, readers)
  return moved
}

function moveSubject(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { subject, operations, look }: Case,
  progress: ApprovalProgress,
  by: Mover,
): Promise<SubjectMoved> {
  if (progress.state === 'approved') return operations.approve(context, sql, enterpriseId, subject.no, by, look)
  if (progress.state === 'timedOut') return operations.expire(context, sql, enterpriseId, subject.no)
  const rejected = progress.levels.flatMap(({ tasks }) => tasks).findLast(({ state }) => state === 'rejected')
  return operations.reject(context, sql, enterpriseId, subject.no, by, rejected?.reason ?? '')
}

/** Everybody who has a part in an approval now, for live pages. */
export const concernedBy = ({ approval, subject }: Case, progress: ApprovalProgress): string[] => [
  approval.applicantId,
  subject.applicantId,
  ...progress.levels.flatMap(({ tasks }) => tasks.map(({ approverId }) => approverId)),
]
