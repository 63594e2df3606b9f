import { parseLanguage } from '@sojourn/contract/kit/language'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { codeMessagesText } from '@sojourn/text/access/code-messages'
import type { Work } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { findReaders, insertNotifications } from '../../booking/notification/store'
import type { LoginRow } from '../store'

type Notices = (typeof codeMessagesText)['zh-CN']['notices']
/** When it happened, and where the password is set anew. */
interface Facts {
  time: string
  link: string
}

/** A letter to a person about the own account, to the address of before the change; it commits with the change. */
export async function tellOfAccount(
  work: Work,
  { enterpriseId, employeeId }: LoginRow,
  say: (notices: Notices, facts: Facts) => string,
): Promise<void> {
  const now = work.context.clock.now()
  const [reader] = await findReaders(work, [employeeId])
  if (!reader) return
  const language = parseLanguage(reader.language)
  const text = codeMessagesText[language]
  const link = `${work.context.config.publicUrl}/v/forget/rePassword/index`
  const body = `${say(text.notices, { time: momentInWords(now.toISOString(), language), link })}\n\n${text.signature}`
  const notification = { id: newId(now), employeeId, address: reader.email, language, subject: text.noticeSubject, body }
  await insertNotifications(work, [notification], now)
  if (!work.context.mail.delivers || reader.email === '') return
  await enqueueNow(work.context, work.sql, { kind: 'mail.send', enterpriseId, payload: { mailId: notification.id } })
}
