import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { newId } from '../../../kit/id'
import { newToken, tokenHash } from '../../../kit/vault'
import { channelOf } from '@sojourn/domain/access/verification'
import { checkPassword } from '../session/sign-in'
import { insertTicket } from '../code/verification-store'
import type { Visitor } from '../visitor'

const ticketMs = 15 * 60_000

/** The password that the company handed out opens the choice of one's own, and nothing else. */
export async function checkInitial(
  context: Context,
  request: { account: string; password: string },
  visitor: Visitor,
): Promise<{ ticket: string } | Problem> {
  const person = await checkPassword(context, request, visitor)
  if (isProblem(person)) return person
  if (!person.active) return problem('accountDisabled')
  if (!person.awaitingActivation) return problem('accountActivated')
  const now = context.clock.now()
  const ticket = newToken()
  const id = newId(now)
  const asked = {
    id,
    purpose: 'activate' as const,
    channel: channelOf(request.account),
    // Under a hash and an address of its own, by no browser: no code was asked for, so none is counted.
    accountHash: context.vault.digest(id),
    accountCipher: context.vault.seal(request.account.trim()),
    language: visitor.language,
    address: '',
    browser: '',
    known: false,
    askedAt: now,
    expiresAt: new Date(now.getTime() + ticketMs),
  }
  await context.database.platform((sql) => insertTicket(sql, asked, person, tokenHash(ticket)))
  return { ticket }
}
