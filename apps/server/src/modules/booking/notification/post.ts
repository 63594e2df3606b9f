import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isMailed } from '@sojourn/domain/booking/notification-choices'
import type { NotificationFile } from '@sojourn/supply/ports/mail'
import type { Work } from '../../../context'
import { afterCommit } from '../../../db/after-commit'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { insertNotificationFile } from './notification-file-store'
import { insertNotifications, type Reader } from './store'

/**
 * A letter to each in the own language, which is about no order; the letters commit with what they report and are sent afterwards. Those of a
 * kind that the reader does without are only to be read on the page.
 */
export async function postNotifications(
  work: Work,
  readers: readonly Reader[],
  say: (reader: Reader, language: Language) => { subject: string; body: string; file?: NotificationFile },
  kind = '',
): Promise<void> {
  if (readers.length === 0) return
  const { context, enterpriseId, sql } = work
  const now = context.clock.now()
  const notifications = readers.map((reader) => {
    const language = parseLanguage(reader.language)
    return { id: newId(now), employeeId: reader.employeeId, address: reader.email, language, ...say(reader, language) }
  })
  await insertNotifications(
    work,
    notifications.map(({ file: _file, ...notification }) => notification),
    now,
  )
  if (!context.mail.delivers) return
  afterCommit(sql, context.wakeJobs)
  const sending = { kind: 'mail.send', enterpriseId, runAt: now } as const
  const mailed = notifications.filter((_letter, place) => isMailed(kind, readers[place]!.unwantedNotifications))
  for (const { id, file } of mailed) if (file) await keepFile(work, id, file)
  await enqueue(sql, ...mailed.map(({ id }) => ({ ...sending, id: newId(now), payload: { mailId: id } })))
}

/** Only what is sent carries its file. */
const keepFile = (work: Work, mailId: string, { name, type, content }: NotificationFile): Promise<unknown> =>
  insertNotificationFile(work, mailId, { name, type, contentCipher: work.context.vault.seal(content.toString('base64')) })
