import type { Language } from '@sojourn/contract/kit/language'
import { openApproval, pendingApprovers, type ApprovalProgress } from '@sojourn/domain/booking/approval/progress'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import { reminderMoments } from '@sojourn/domain/booking/approval/silence'
import type { Work } from '../../../context'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { insertAct } from './act-store'
import { insertCopies } from './copy-store'
import { insertApproval } from './store'
import type { ApproverRow } from '../traveller/store'
import { writeAll, type NotificationRequest } from '../notification/write'
import { ownWordsOf } from '../order/summary'
import { copyOf, factsOf, requestsOf } from './ask-approvers'
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
 * Asks the first approvers of a chain: approval, notifications, copies, deadline and reminders join the caller's transaction.
 * A subject that was decided before begins a new round; the rounds before stay as they ended.
 */
export async function openApprovalFor(work: Work, opening: Opening): Promise<string> {
  const { subject, chain, applicant } = opening
  const now = work.context.clock.now()
  const progress = openApproval(chain)
  const approvalId = newId(now)
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
    tellOpened(work, opening, { approvalId, progress }),
    scheduleSilence(work, approvalId, chain.deadline),
  ])
  return approvalId
}

/** Approvers are asked, readers of copies and whoever submitted are told, all in one writing. */
async function tellOpened(
  work: Work,
  opening: Opening,
  asked: { approvalId: string; progress: ApprovalProgress },
): Promise<void> {
  const { subject, chain } = opening
  const copies = chain.copies.filter(({ when }) => when !== 'finish').map(({ employeeId }) => employeeId)
  const journey = journeyOf(work, subject)
  const asking = requestsOf(work, {
    kind: 'approvalAsked',
    asked,
    subject,
    approverIds: pendingApprovers(asked.progress),
    tell: () => subjectLines(work, subject, journey),
  })
  // Both at once: where each fails, as with a lost connection, neither is left unheard.
  const [requests, lines] = await Promise.all([asking, journey])
  const submitted = lines ? [submittedOf(work, opening, lines)] : []
  await writeAll(work, [...requests, copyOf(asked.approvalId, subject, copies), ...submitted])
}

/** What is booked has no tickets yet; what changes or gives back names those that it takes. */
export const journeyOf = (work: Work, { told }: Opening['subject']): Promise<Lines> | undefined =>
  told && journeyLines(work, told.order, told.travellers, (told.order.kind ?? 'booking') === 'booking' ? [] : undefined)

/** Who submitted an order has in writing what was asked for, and by when it is decided. */
function submittedOf(work: Work, { subject, chain, applicant }: Opening, lines: Lines): NotificationRequest {
  const { order } = subject.told!
  const facts = {
    ...factsOf(subject),
    lines,
    deadline: new Date(chain.deadline),
    words: (language: Language) => ownWordsOf(work.context, order, language),
    path: work.context.products[order.product]?.display.orderPath(order.orderNo) ?? '',
  }
  return { kind: 'submitted', employeeIds: [applicant.employeeId], facts }
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
