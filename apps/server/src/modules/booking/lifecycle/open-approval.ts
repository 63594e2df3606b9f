import { openApproval, pendingApprovers } from '@sojourn/domain/booking/approval/decide'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Context } from '../../../context'
import { enqueue } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { insertApproval } from '../approval/store'
import { writeLetters } from '../mail/write'
import type { ApproverRow } from '../traveller/store'
import type { ApprovalSubject } from './subject'

export interface Opening {
  subject: Pick<ApprovalSubject, 'kind' | 'object' | 'no' | 'version' | 'title' | 'total' | 'travellers'>
  chain: ApprovalChain
  applicant: { employeeId: string; name: string }
  /** Of `chainOf`, for the names. */
  approvers: readonly ApproverRow[]
}

/** Asks the first approvers of a chain: the approval, its letters and its deadline join the caller's transaction. */
export async function openApprovalFor(context: Context, sql: Sql, enterpriseId: number, opening: Opening): Promise<string> {
  const { subject, chain, applicant, approvers } = opening
  const now = context.clock.now()
  const progress = openApproval(chain)
  const approvalId = newId(now)
  const deadline = new Date(chain.deadline)
  await Promise.all([
    insertApproval(
      sql,
      enterpriseId,
      {
        approvalId,
        orderNo: subject.no,
        orderVersion: subject.version,
        applicantId: applicant.employeeId,
        applicantName: applicant.name,
        progress,
        submittedAt: now,
        deadline,
      },
      new Map(approvers.map(({ employeeId, name }) => [employeeId, name])),
    ),
    writeLetters(context, sql, enterpriseId, 'approvalAsked', pendingApprovers(progress), {
      orderNo: subject.no,
      title: subject.title,
      total: subject.total,
      travellers: subject.travellers,
      deadline,
      path: `/center/approvalDetail?approvalId=${approvalId}`,
    }),
    enqueue(sql, {
      id: newId(now),
      kind: 'approval.expire',
      enterpriseId,
      payload: { orderNo: subject.no },
      runAt: deadline,
    }),
  ])
  return approvalId
}
