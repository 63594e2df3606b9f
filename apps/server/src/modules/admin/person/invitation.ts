import type { invitePeople } from '@sojourn/contract/admin/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { invitationText } from '@sojourn/text/admin/invitation'
import type { Actor, Context, Work } from '../../../context'
import { afterCommit } from '../../../db/after-commit'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { findReaders, insertLetters } from '../../booking/notification/store'
import { findCompanyName } from '../home/store'
import { scopeOf } from '../scope'
import { findWithin } from './checks'

type Invited = ResponseOf<typeof invitePeople>

/** Invites again those who have not activated their accounts; whoever has is left alone. */
export const invite = (
  context: Context,
  actor: Actor,
  { employeeIds }: RequestOf<typeof invitePeople>,
): Promise<Invited | Problem> =>
  once<Invited>(context, actor, async (work) => {
    const scope = await scopeOf(work, actor, 'managePeople')
    if (isProblem(scope)) return scope
    const waiting: string[] = []
    for (const employeeId of employeeIds) {
      const person = await findWithin(work, scope, employeeId)
      if (isProblem(person)) return person
      if (person.active && person.awaitingActivation) waiting.push(employeeId)
    }
    await writeInvitation(work, waiting)
    return { invited: waiting.length }
  })

/** A letter to each in the own language: who invites, and where the account is activated. */
export async function writeInvitation(work: Work, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return
  const { context, enterpriseId, sql } = work
  const now = context.clock.now()
  const [readers, company] = await Promise.all([findReaders(work, employeeIds), findCompanyName(work)])
  const letters = readers.map((reader) => {
    const language = parseLanguage(reader.language)
    const text = invitationText[language]
    const facts = {
      name: readableName(reader, language),
      company: company[language],
      link: `${context.config.publicUrl}/v/activation/index`,
      account: reader.email,
    }
    const { employeeId, email: address } = reader
    return { id: newId(now), employeeId, address, language, subject: text.subject(facts), body: text.body(facts) }
  })
  await insertLetters(work, letters, now)
  if (!context.mail.delivers) return
  afterCommit(sql, context.wakeJobs)
  const sending = { kind: 'mail.send', enterpriseId, runAt: now } as const
  await enqueue(sql, ...letters.map(({ id }) => ({ ...sending, id: newId(now), payload: { mailId: id } })))
}
