import { parseLanguage, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Work } from '../../../context'
import { afterCommit } from '../../../db/after-commit'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { findReaders, insertLetters } from '../../booking/notification/store'
import { findCompanyName } from '../home/store'

/** What a letter of the company to one of its people says of both. */
export interface LetterFacts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  /** The address that it goes to, by which the person signs in. */
  account: string
}

interface Letter {
  subject: (facts: LetterFacts) => string
  body: (facts: LetterFacts) => string
}

/** A letter to each, in the own language. */
export async function writeConsoleLetters(
  work: Work,
  employeeIds: readonly string[],
  texts: Readonly<Record<Language, Letter>>,
): Promise<void> {
  if (employeeIds.length === 0) return
  const { context, enterpriseId, sql } = work
  const now = context.clock.now()
  const [readers, company] = await Promise.all([findReaders(work, employeeIds), findCompanyName(work)])
  const letters = readers.map((reader) => ({ id: newId(now), ...letterTo(reader, company, context.config.publicUrl, texts) }))
  await insertLetters(work, letters, now)
  if (!context.mail.delivers) return
  afterCommit(sql, context.wakeJobs)
  const sending = { kind: 'mail.send', enterpriseId, runAt: now } as const
  await enqueue(sql, ...letters.map(({ id }) => ({ ...sending, id: newId(now), payload: { mailId: id } })))
}

type Reader = Awaited<ReturnType<typeof findReaders>>[number]

function letterTo(reader: Reader, company: LocalText, portal: string, texts: Readonly<Record<Language, Letter>>) {
  const language = parseLanguage(reader.language)
  const { employeeId, email: address } = reader
  const facts = { name: readableName(reader, language), company: company[language], portal, account: address }
  return { employeeId, address, language, subject: texts[language].subject(facts), body: texts[language].body(facts) }
}
