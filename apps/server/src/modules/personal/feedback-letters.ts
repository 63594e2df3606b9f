import { parseLanguage } from '@sojourn/contract/kit/language'
import type { FeedbackCategory } from '@sojourn/contract/personal/feedback.calls'
import { feedbackText } from '@sojourn/text/personal/feedback'
import type { Work } from '../../context'
import { enqueueNow } from '../../db/queue'
import { newId } from '../../kit/id'
import { findReaders, insertLetters } from '../booking/notification/store'

export type FeedbackLetter =
  | { kind: 'asked'; category: FeedbackCategory; name: string; content: string }
  | { kind: 'answered'; category: FeedbackCategory; answer: string }

/** To each reader in that reader's language; the letters commit with what they tell of and are sent afterwards. */
export async function writeFeedbackLetters(work: Work, employeeIds: readonly string[], letter: FeedbackLetter): Promise<void> {
  const now = work.context.clock.now()
  const page = `${work.context.config.publicUrl}/v/center/feedback`
  const readers = await findReaders(work, employeeIds)
  const letters = readers.map(({ employeeId, email, language: known }) => {
    const language = parseLanguage(known)
    const { subject, body } = wordsOf(letter, feedbackText[language], page)
    const signed = `${body}\n\n${feedbackText[language].signature}`
    return { id: newId(now), employeeId, address: email, language, subject, body: signed }
  })
  await insertLetters(work, letters, now)
  if (!work.context.mail.delivers) return
  for (const { id, address } of letters)
    if (address)
      await enqueueNow(work.context, work.sql, { kind: 'mail.send', enterpriseId: work.enterpriseId, payload: { mailId: id } })
}

function wordsOf(letter: FeedbackLetter, text: (typeof feedbackText)['zh-CN'], page: string) {
  const category = text.categories[letter.category]
  if (letter.kind === 'answered')
    return {
      subject: text.letters.answered.subject({ category }),
      body: text.letters.answered.body({ answer: letter.answer, link: page }),
    }
  const { name, content } = letter
  const link = `${page}?tab=answer`
  return { subject: text.letters.asked.subject({ category, name }), body: text.letters.asked.body({ content, link }) }
}
