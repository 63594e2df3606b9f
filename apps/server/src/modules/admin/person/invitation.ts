import type { invitePeople } from '@sojourn/contract/admin/person.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { invitationText } from '@sojourn/text/admin/invitation'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { postLetters } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
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
  const [readers, company] = await Promise.all([findReaders(work, employeeIds), findCompanyName(work)])
  await postLetters(work, readers, (reader, language) => {
    const text = invitationText[language]
    const facts = {
      name: readableName(reader, language),
      company: company[language],
      link: `${work.context.config.publicUrl}/v/activation/index`,
      account: reader.email,
    }
    return { subject: text.subject(facts), body: text.body(facts) }
  })
}
