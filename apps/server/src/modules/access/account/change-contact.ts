import type { changeContact } from '@sojourn/contract/access/account.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { maskAccount } from '@sojourn/domain/access/verification'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { verifyPassword } from '../../../kit/passwords'
import { tokenHash } from '../../../kit/vault'
import { tellOfAccount } from './account-notice'
import { claimLogin, releaseLogin, updateContact } from '../../booking/traveller/account-store'
import { findPerson } from './account-store'
import { attempt, sessionTrial } from '../session/attempts'
import { findPassword } from '../store'
import { findTicket, spendTicket } from '../code/verification-store'

/** Whoever asks shows the present password again: with a contact of one's own an account is taken for good. */
export async function replaceContact(
  context: Context,
  actor: Actor,
  { ticket, oldPassword }: RequestOf<typeof changeContact>,
): Promise<Record<string, never> | Problem> {
  const stored = await context.database.tenant(actor.enterpriseId, (sql) => findPassword(sql, actor))
  if (!stored) return problem('notSignedIn')
  return attempt(context, sessionTrial(actor.tokenHash), async () => {
    const right = await verifyPassword(stored.passwordHash, oldPassword)
    if (isProblem(right)) return right
    return right ? putInPlace(context, actor, ticket) : problem('oldPasswordWrong', { field: 'oldPassword' })
  })
}

/** The verified contact takes the place of the former one, also for signing in; a notification to the former address says so. */
const putInPlace = (context: Context, actor: Actor, ticket: string): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const now = context.clock.now()
    const row = await findTicket(work.sql, tokenHash(ticket), now)
    if (row?.purpose !== 'contact' || !(await spendTicket(work.sql, row.id, now))) return problem('ticketSpent')
    const person = await findPerson(work.sql, actor)
    if (!person?.active) return problem('notSignedIn')
    const account = context.vault.open(row.accountCipher)
    const former = row.channel === 'mail' ? person.email : context.vault.open(person.mobileCipher)
    await releaseLogin(work.sql, context.vault.digest(former), actor)
    if (!(await claimLogin(work.sql, context.vault.digest(account), actor))) return problem('accountExists', { field: 'account' })
    const contact = maskAccount(account)
    await tellOfAccount(work, actor, ({ contactChanged }, facts) => contactChanged({ contact, ...facts }))
    await updateContact(
      work.sql,
      actor,
      row.channel === 'mail' ? { email: account } : { mobileCipher: context.vault.seal(account) },
    )
    return {}
  })
