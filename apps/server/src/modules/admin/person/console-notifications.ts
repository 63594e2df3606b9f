import type { Language } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Work } from '../../../context'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findCompanyName } from '../home/store'

/** What a notification of the company to one of its people says of both. */
export interface NotificationFacts {
  name: string
  company: string
  /** Where the portal stands. */
  portal: string
  /** The address that it goes to, by which the person signs in. */
  account: string
}

interface Notification {
  subject: (facts: NotificationFacts) => string
  body: (facts: NotificationFacts) => string
}

/** A letter to each, in the own language. */
export async function writeConsoleNotifications(
  work: Work,
  employeeIds: readonly string[],
  texts: Readonly<Record<Language, Notification>>,
): Promise<void> {
  if (employeeIds.length === 0) return
  const [readers, company] = await Promise.all([findReaders(work, employeeIds), findCompanyName(work)])
  await postNotifications(work, readers, (reader, language) => {
    const facts = {
      name: readableName(reader, language),
      company: company[language],
      portal: work.context.config.publicUrl,
      account: reader.email,
    }
    return { subject: texts[language].subject(facts), body: texts[language].body(facts) }
  })
}
