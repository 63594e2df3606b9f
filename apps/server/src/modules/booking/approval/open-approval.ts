import { products } from '@sojourn/contract/booking/codes'
import { openApproval, pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import { reminderMoments } from '@sojourn/domain/booking/approval/silence'
import type { Context } from '../../../context'
import { enqueue } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { insertAct } from './act-store'
import { insertCopies } from './copy-store'
import { insertApproval } from './store'
import type { ApproverRow } from '../traveller/store'
import { writeLetters } from '../notification/write'
import { findOrders } from '../order/store'
import { ownWordsOf } from '../order/summary'
import { askApprovers, factsOf, tellCopied } from './ask-approvers'
import { journeyLines } from '../coupon/journey-lines'
import type { ApprovalSubject } from './subject'

export interface Opening {
  subject: Pick<ApprovalSubject, 'kind' | 'object' | 'no' | 'displayNo' | 'version' | 'title' | 'total' | 'travellers'>
  chain: ApprovalChain
  applicant: { employeeId: string; name: string }
  /** Of `chainOf`. */
  approvers: readonly ApproverRow[]
}

/**
 * Asks the first approvers of a chain: approval, letters, copies, deadline and reminders join the caller's transaction.
 * A subject that was decided before begins a new round; the rounds before stay as they ended.
 */
export async function openApprovalFor(context: Context, sql: Sql, enterpriseId: number, opening: Opening): Promise<string> {
  const { subject, chain, applicant } = opening
  const now = context.clock.now()
  const progress = openApproval(chain)
  const approvalId = newId(now)
  const copies = chain.copies.filter(({ when }) => when !== 'finish').map(({ employeeId }) => employeeId)
  await Promise.all([
    insertApproval(sql, enterpriseId, {
      approvalId,
      subjectKind: subject.kind,
      object: subject.object,
      subjectNo: subject.no,
      version: subject.version,
      flowId: chain.flowId,
      applicantId: applicant.employeeId,
      applicantName: applicant.name,
      progress,
      submittedAt: now,
      deadline: new Date(chain.deadline),
    }),
    insertAct(sql, enterpriseId, approvalId, {
      at: now,
      act: 'submit',
      actorId: applicant.employeeId,
      actorName: applicant.name,
      words: '',
      detail: {},
    }),
    insertCopies(sql, enterpriseId, approvalId, chain.copies, now),
    askApprovers(context, sql, enterpriseId, 'approvalAsked', { approvalId, progress }, subject, pendingApprovers(progress)),
    tellCopied(context, sql, enterpriseId, approvalId, subject, copies),
    tellSubmitted(context, sql, enterpriseId, opening),
    scheduleSilence(context, sql, enterpriseId, approvalId, chain.deadline),
  ])
  return approvalId
}

/** Who submitted an order has in writing what was asked for, and by when it is decided. */
async function tellSubmitted(context: Context, sql: Sql, enterpriseId: number, opening: Opening): Promise<void> {
  const { subject, chain, applicant } = opening
  if (subject.kind !== 'order') return
  const [order] = await findOrders(sql, enterpriseId, [subject.no])
  if (!order) return
  const product = context.products[products.word(order.product as 1)]
  await writeLetters(context, sql, enterpriseId, 'submitted', [applicant.employeeId], {
    ...factsOf(subject),
    lines: await journeyLines(context, sql, enterpriseId, order),
    deadline: new Date(chain.deadline),
    words: (language) => ownWordsOf(context, order, language),
    path: product?.display.orderPath(order.orderNo) ?? '',
  })
}

/** Wakes before the deadline to remind, and at it to end the approval as its flow says. */
export async function scheduleSilence(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  approvalId: string,
  deadline: string,
): Promise<void> {
  const now = context.clock.now()
  const wake = (kind: 'approval.expire' | 'approval.remind', runAt: string): Promise<unknown> =>
    enqueue(sql, { id: newId(now), kind, enterpriseId, payload: { approvalId, deadline }, runAt: new Date(runAt) })
  const reminders = reminderMoments(now.toISOString(), deadline)
  await Promise.all([wake('approval.expire', deadline), ...reminders.map((moment) => wake('approval.remind', moment))])
}
