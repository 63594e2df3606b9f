import { parseLanguage } from '@sojourn/contract/kit/language'
import { accountInvitationText } from '@sojourn/text/admin/account/invitation'
import type { Context, Work } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { findCompanyName } from '../home/store'
import { findPerson } from './store'

/**
 * Texts somebody who has no password yet how the account is activated, by the gateway or in the outbox where none is set. The gateway is
 * asked outside every transaction, and by the queue again where it refuses.
 */
export async function textInvitation(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const message = await inCompany(context, enterpriseId, (work) => messageTo(work, job.payload['employeeId']!))
  if (message && context.sms) await context.sms.send({ to: message.to, text: message.body })
  await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    const at = context.clock.now()
    if (message && !context.sms)
      await context.outbox?.keep({ now: at, sql: work.sql }, { id: job.id, at, channel: 'mobile', ...message })
  })
}

/** Nothing to whoever has activated the account, or has left, meanwhile. */
async function messageTo(work: Work, employeeId: string) {
  const [person, company] = await Promise.all([findPerson(work, employeeId), findCompanyName(work)])
  if (!person || !person.active || !person.awaitingActivation) return undefined
  const { config, vault } = work.context
  const language = parseLanguage(person.language)
  const facts = { name: person.name, company: company[language], portal: config.publicUrl, account: person.mail }
  const text = accountInvitationText[language]
  return { to: vault.open(person.mobileCipher), subject: text.subject(facts), body: text.message(facts) }
}
