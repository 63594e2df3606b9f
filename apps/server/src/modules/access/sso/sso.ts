import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { localToDtgSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inTransaction } from '../../../work'
import { newId } from '../../../kit/id'
import type { Vault } from '../../../kit/vault'
import type { Visitor } from '../visitor'
import { openSession, type Entered } from '../session/open-session'
import { findPassword } from '../store'
import { insertSsoTicket, takeSsoTicket, type SsoAudience } from './store'

/** Long enough to follow a link, too short to pass it on. */
const lifeMs = 60_000

/** The ticket as it travels: number, audience and a signature over both. */
const signed = (vault: Vault, ticketId: string, audience: SsoAudience): string =>
  `${ticketId}.${audience}.${vault.sign(`sso ${audience} ${ticketId}`)}`

function readTicket(vault: Vault, ticket: string, audience: SsoAudience): string | undefined {
  const [ticketId = '', meantFor, signature = ''] = ticket.split('.')
  return meantFor === audience && vault.verify(`sso ${audience} ${ticketId}`, signature) ? ticketId : undefined
}

const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Makes the address that signs this person in on the site of `audience`. */
const addressFor =
  (audience: SsoAudience, siteOf: (context: Context) => string | undefined) =>
  async (
    context: Context,
    actor: Actor,
    { path = '/' }: RequestOf<typeof localToDtgSso>,
  ): Promise<ResponseOf<typeof localToDtgSso> | Problem> => {
    const site = siteOf(context)
    if (site === undefined) return problem('ssoNotSet')
    if (!isInside(path)) return problem('ssoPathWrong', { field: 'path' })
    const now = context.clock.now()
    const ticketId = newId(now)
    const { enterpriseId, employeeId } = actor
    await context.database.platform((sql) =>
      insertSsoTicket(sql, { ticketId, audience, enterpriseId, employeeId, expiresAt: new Date(now.getTime() + lifeMs) }),
    )
    const url = new URL(site)
    const given = new URLSearchParams({ ticket: signed(context.vault, ticketId, audience), returnTo: path })
    // Our own page reads it behind the #, which no server sees; the other site's server has to see it.
    if (audience === 'local') url.hash = String(given)
    else given.forEach((value, name) => url.searchParams.set(name, value))
    return { url: url.href }
  }

export const toParent = addressFor('parent', ({ config }) => config.parentSsoUrl)
export const toLocal = addressFor('local', ({ config }) => `${config.publicUrl}/v/sso`)

/** A session for whoever holds a ticket meant for this site; a second try, a late one or one for the other site finds nothing. */
export async function useTicket(
  context: Context,
  { ticket }: RequestOf<typeof useSsoTicket>,
  visitor: Visitor,
): Promise<Entered | Problem> {
  const ticketId = readTicket(context.vault, ticket, 'local')
  if (ticketId === undefined) return problem('ssoTicketInvalid')
  const login = await context.database.platform((sql) => takeSsoTicket(sql, ticketId, 'local', context.clock.now()))
  if (!login) return problem('ssoTicketInvalid')
  const stored = await context.database.tenant(login.enterpriseId, (sql) => findPassword(sql, login))
  if (!stored?.active) return problem('accountDisabled')
  return inTransaction(context, login.enterpriseId, (work) => openSession(work, login, visitor))
}
