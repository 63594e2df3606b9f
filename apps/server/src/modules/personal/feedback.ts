import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  answerFeedback,
  Feedback,
  getCompanyFeedback,
  getMyFeedback,
  submitFeedback,
} from '@sojourn/contract/personal/feedback.calls'
import { contentFault, feedbackContactFault, type FeedbackFault } from '@sojourn/domain/personal/feedback'
import { feedbackText } from '@sojourn/text/personal/feedback'
import type { Actor, Context } from '../../context'
import { once, inCompany } from '../../work'
import { newId } from '../../kit/id'
import { secondsUntilFree } from '../../kit/waiting'
import { findHoldersOf, logAccess } from '../booking/traveller/store'
import { writeFeedbackNotifications } from './feedback-notifications'
import {
  countFeedback,
  findCompanyFeedback,
  findFeedback,
  findFeedbackOf,
  insertFeedback,
  storeAnswer,
  type FeedbackRow,
} from './feedback-store'

const ownAtMost = 50
const companyAtMost = 100
const perDay = 10
const day = 86_400_000

/** Keeps what somebody writes and tells the people who manage the company. */
export const submit = (
  context: Context,
  actor: Actor,
  { category, content, contact, orderNo }: RequestOf<typeof submitFeedback>,
): Promise<ResponseOf<typeof submitFeedback> | Problem> =>
  once<ResponseOf<typeof submitFeedback>>(context, actor, async (work) => {
    const { employeeId, name } = actor
    const wrong = refuse('content', contentFault(content), actor) ?? refuse('contact', feedbackContactFault(contact), actor)
    if (wrong) return wrong
    const createdAt = context.clock.now()
    const today = await countFeedback(work, employeeId, new Date(createdAt.getTime() - day))
    if (today.count >= perDay) return problem('feedbackTooMany', { retryAfter: secondsUntilFree(today.first, day, createdAt) })
    const feedbackId = newId(createdAt)
    await insertFeedback(work, {
      feedbackId,
      employeeId,
      category,
      contentCipher: context.vault.seal(content.trim()),
      contactCipher: context.vault.seal(contact.trim()),
      orderNo: orderNo ?? null,
      createdAt,
    })
    const readers = await findHoldersOf(work, 'manage')
    await writeFeedbackNotifications(work, readers, { kind: 'asked', category, name, content: content.trim() })
    return { feedbackId }
  })

const refuse = (field: string, fault: FeedbackFault | undefined, { language }: Actor): Problem | undefined =>
  fault && problem('feedbackInvalid', { field, detail: { why: feedbackText[language].faults[fault] } })

export async function myFeedback(context: Context, actor: Actor): Promise<ResponseOf<typeof getMyFeedback>> {
  const rows = await inCompany(context, actor.enterpriseId, (work) => findFeedbackOf(work, actor.employeeId, ownAtMost))
  return { list: rows.map((row) => describe(context, row)) }
}

/** Of the whole company; reading what others wrote is written down. */
export async function companyFeedback(context: Context, actor: Actor): Promise<ResponseOf<typeof getCompanyFeedback>> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findCompanyFeedback(work, companyAtMost)
    const now = context.clock.now()
    const subjects = rows.map(({ feedbackId }) => ({ id: newId(now), subject: `feedback ${feedbackId}` }))
    await logAccess(work, { at: now, employeeId: actor.employeeId, subjects, purpose: 'feedback to answer' })
    return { list: rows.map((row) => ({ ...describe(context, row), from: row.employeeName })) }
  })
}

function describe({ vault }: Context, row: FeedbackRow): Feedback {
  const { feedbackId, category, orderNo, answerCipher, answeredByName, answeredAt } = row
  return {
    feedbackId,
    at: row.createdAt.toISOString(),
    category,
    content: vault.open(row.contentCipher),
    contact: vault.open(row.contactCipher),
    ...(orderNo && { orderNo }),
    ...(answerCipher &&
      answeredAt && { answer: { text: vault.open(answerCipher), by: answeredByName ?? '', at: answeredAt.toISOString() } }),
  }
}

export const answer = (
  context: Context,
  actor: Actor,
  { feedbackId, answer: words }: RequestOf<typeof answerFeedback>,
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const { employeeId } = actor
    const wrong = refuse('answer', contentFault(words), actor)
    if (wrong) return wrong
    const row = await findFeedback(work, feedbackId)
    if (!row) return problem('feedbackUnknown', { field: 'feedbackId' })
    const answered = { answerCipher: context.vault.seal(words.trim()), by: employeeId, at: context.clock.now() }
    if (!(await storeAnswer(work, feedbackId, answered))) return problem('feedbackAnswered')
    const notification = { kind: 'answered', category: row.category, answer: words.trim() } as const
    await writeFeedbackNotifications(work, [row.employeeId], notification)
    return {}
  })
