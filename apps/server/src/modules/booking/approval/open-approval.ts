import { openApproval, pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import { reminderMoments } from '@sojourn/domain/booking/approval/silence'
import type { Work } from '../../../context'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { insertAct } from './act-store'
import { insertCopies } from './copy-store'
import { insertApproval } from './store'
import type { ApproverRow } from '../traveller/store'
import { writeLetters } from '../notification/write'
import { ownWordsOf } from '../order/summary'
import { askApprovers, factsOf, tellCopied } from './ask-approvers'
import { journeyLines, type Lines } from '../coupon/journey-lines'
import { subjectLines } from './decision-lines'
import type { ApprovalSubject } from './subject'

export interface Opening {
  subject: Pick<ApprovalSubject, 'kind' | 'object' | 'no' | 'displayNo' | 'version' | 'title' | 'total' | 'travellers' | 'told'>
  chain: ApprovalChain
  applicant: { employeeId: string; name: string }
  /** Of `chainOf`. */
  approvers: readonly ApproverRow[]
}

/**
 * Asks the first approvers of a chain: approval, letters, copies, deadline and reminders join the caller's transaction.
 * A subject that was decided before begins a new round; the rounds before stay as they ended.
 */
export async function openApprovalFor(work: Work, opening: Opening): Promise<string> {
  const { subject, chain, applicant } = opening
  const now = work.context.clock.now()
  const progress = openApproval(chain)
  const approvalId = newId(now)
  const copies = chain.copies.filter(({ when }) => when !== 'finish').map(({ employeeId }) => employeeId)
  const { told } = subject
  const journey = told && journeyLines(work, told.order, told.travellers)
  await Promise.all([
    insertApproval(work, {
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
    insertAct(work, approvalId, {
      at: now,
      act: 'submit',
      actorId: applicant.employeeId,
      actorName: applicant.name,
      words: '',
      detail: {},
    }),
    chain.copies.length > 0 && insertCopies(work, approvalId, chain.copies, now),
    askApprovers(work, {
      kind: 'approvalAsked',
      asked: { approvalId, progress },
      subject,
      approverIds: pendingApprovers(progress),
      tell: () => subjectLines(work, subject, journey),
    }),
    tellCopied(work, approvalId, subject, copies),
    journey && tellSubmitted(work, opening, journey),
    scheduleSilence(work, approvalId, chain.deadline),
  ])
  return approvalId
}

/** Who submitted an order has in writing what was asked for, and by when it is decided. */
async function tellSubmitted(work: Work, { subject, chain, applicant }: Opening, journey: Promise<Lines>): Promise<void> {
  const { order } = subject.told!
  const product = work.context.products[order.product]
  await writeLetters(work, 'submitted', [applicant.employeeId], {
    ...factsOf(subject),
    lines: await journey,
    deadline: new Date(chain.deadline),
    words: (language) => ownWordsOf(work.context, order, language),
    path: product?.display.orderPath(order.orderNo) ?? '',
  })
}

/** Wakes before the deadline to remind, and at it to end the approval as its flow says. */
export async function scheduleSilence({ context, sql, enterpriseId }: Work, approvalId: string, deadline: string): Promise<void> {
  const now = context.clock.now()
  const wake = (kind: 'approval.expire' | 'approval.remind', runAt: string) => ({
    id: newId(now),
    kind,
    enterpriseId,
    payload: { approvalId, deadline },
    runAt: new Date(runAt),
  })
  const reminders = reminderMoments(now.toISOString(), deadline)
  await enqueue(sql, wake('approval.expire', deadline), ...reminders.map((moment) => wake('approval.remind', moment)))
}
