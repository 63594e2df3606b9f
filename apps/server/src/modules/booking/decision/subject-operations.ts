import type { Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
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
  lock(context: Context, sql: Sql, enterpriseId: number, no: string): Promise<ApprovalSubject | undefined>
  /** Those of the numbers that exist, in any order, for lists. */
  find(context: Context, sql: Sql, enterpriseId: number, nos: readonly string[]): Promise<ApprovalSubject[]>
  /** `look`: what its supplier said before; without it, a subject that has one may throw `LookFirst`. */
  approve(
    context: Context,
    sql: Sql,
    enterpriseId: number,
    no: string,
    by: Mover,
    look: LastLook | undefined,
  ): Promise<SubjectMoved>
  reject(context: Context, sql: Sql, enterpriseId: number, no: string, by: Mover, reason: string): Promise<SubjectMoved>
  /** Handed on to another approver while it waits; the decision stays open. */
  transfer(context: Context, sql: Sql, enterpriseId: number, subject: ApprovalSubject, by: Mover): Promise<SubjectMoved>
  withdraw(context: Context, sql: Sql, enterpriseId: number, no: string, by: Mover): Promise<SubjectMoved>
  expire(context: Context, sql: Sql, enterpriseId: number, no: string): Promise<SubjectMoved>
}
