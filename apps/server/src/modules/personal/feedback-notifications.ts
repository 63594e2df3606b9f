import { parseLanguage } from '@sojourn/contract/kit/language'
import type { FeedbackCategory } from '@sojourn/contract/personal/feedback.calls'
import { feedbackText } from '@sojourn/text/personal/feedback'
import type { Work } from '../../context'
import { enqueueNow } from '../../db/queue'
import { newId } from '../../kit/id'
import { findReaders, insertNotifications } from '../booking/notification/store'

export type FeedbackNotification =
  | { kind: 'asked'; category: FeedbackCategory; name: string; content: string }
  | { kind: 'answered'; category: FeedbackCategory; answer: string }

/** To each reader in that reader's language; the notifications commit with what they tell of and are sent afterwards. */
export async function writeFeedbackNotifications(
  work: Work,
  employeeIds: readonly string[],
  notification: FeedbackNotification,
): Promise<void> {
  const now = work.context.clock.now()
  const page = `${work.context.config.publicUrl}/v/center/feedback`
  const readers = await findReaders(work, employeeIds)
  const notifications = readers.map(({ employeeId, email, language: known }) => {
    const language = parseLanguage(known)
    const { subject, body } = wordsOf(notification, feedbackText[language], page)
    const signed = `${body}\n\n${feedbackText[language].signature}`
    return { id: newId(now), employeeId, address: email, language, subject, body: signed }
  })
  await insertNotifications(work, notifications, now)
  if (!work.context.mail.delivers) return
  for (const { id, address } of notifications)
    if (address)
      await enqueueNow(work.context, work.sql, { kind: 'mail.send', enterpriseId: work.enterpriseId, payload: { mailId: id } })
}

function wordsOf(notification: FeedbackNotification, text: (typeof feedbackText)['zh-CN'], page: string) {
  const category = text.categories[notification.category]
  if (notification.kind === 'answered')
    return {
      subject: text.notifications.answered.subject({ category }),
      body: text.notifications.answered.body({ answer: notification.answer, link: page }),
    }
  const { name, content } = notification
  const link = `${page}?tab=answer`
  return { subject: text.notifications.asked.subject({ category, name }), body: text.notifications.asked.body({ content, link }) }
}
