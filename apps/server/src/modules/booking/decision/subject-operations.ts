import type { Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import type { LastLook } from './last-look'
import type { Mover } from '../lifecycle/lifecycle'
import type { ApprovalSubject } from '../approval/subject'

/** Where the subject stands after the step, or why the step is refused. */
export type SubjectMoved = { state: number; version: number } | Problem

/**
 * What approvals ask of a kind of subject. All join the caller's transaction; `lock` holds the subject until it ends.
 * `withdraw` is the applicant's; `expire` is silence that counts as a rejection.
 */
export interface SubjectOperations {
  lock(work: Work, no: string): Promise<ApprovalSubject | undefined>
  /** Those of the numbers that exist, in any order, for lists. */
  find(work: Work, nos: readonly string[]): Promise<ApprovalSubject[]>
  /** `look`: what its supplier said before; without it, a subject that has one may throw `LookFirst`. */
  approve(work: Work, subject: ApprovalSubject, by: Mover, look: LastLook | undefined): Promise<SubjectMoved>
  reject(work: Work, subject: ApprovalSubject, by: Mover, reason: string): Promise<SubjectMoved>
  /** Handed on to another approver while it waits; the decision stays open. */
  transfer(work: Work, subject: ApprovalSubject, by: Mover): Promise<SubjectMoved>
  withdraw(work: Work, no: string, by: Mover): Promise<SubjectMoved>
  expire(work: Work, subject: ApprovalSubject): Promise<SubjectMoved>
}
