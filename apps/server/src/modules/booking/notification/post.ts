import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isMailed } from '@sojourn/domain/booking/letter-choices'
import type { Work } from '../../../context'
import { afterCommit } from '../../../db/after-commit'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { insertLetters, type Reader } from './store'

/**
 * A letter to each in the own language, which is about no order; the letters commit with what they report and are sent afterwards. Those of a
 * kind that the reader does without are only to be read on the page.
 */
export async function postLetters(
  work: Work,
  readers: readonly Reader[],
  say: (reader: Reader, language: Language) => { subject: string; body: string },
  kind = '',
): Promise<void> {
  if (readers.length === 0) return
  const { context, enterpriseId, sql } = work
  const now = context.clock.now()
  const letters = readers.map((reader) => {
    const language = parseLanguage(reader.language)
    return { id: newId(now), employeeId: reader.employeeId, address: reader.email, language, ...say(reader, language) }
  })
  await insertLetters(work, letters, now)
  if (!context.mail.delivers) return
  afterCommit(sql, context.wakeJobs)
  const sending = { kind: 'mail.send', enterpriseId, runAt: now } as const
  const mailed = letters.filter((_letter, place) => isMailed(kind, readers[place]!.unwantedLetters))
  await enqueue(sql, ...mailed.map(({ id }) => ({ ...sending, id: newId(now), payload: { mailId: id } })))
}
