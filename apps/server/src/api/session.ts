import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '@sojourn/contract/kit/call'
import type { Actor, Context } from '../context'
import { proofOf, tokenHash } from '../kit/vault'
import type { Opened } from '../modules/access/session/open-session'
import { findSession, type SessionActor } from '../modules/access/store'
import { cookiesOf, endCookie, readCookie, setCookie } from './cookies'
import { languageOf } from './envelope'

export interface Sessions {
  actorOf(request: FastifyRequest): Promise<Omit<Actor, 'intent'> | undefined>
}

/** Looks the session up for every request, so that one that has ended opens nothing from that moment on. */
export const createSessions = (context: Context): Sessions => ({
  async actorOf(request) {
    const hash = sessionKeyOf(request)
    if (hash === undefined) return undefined
    const found = await findSession(context, hash)
    if (!found || found.expiresAt <= context.clock.now()) return undefined
    return {
      enterpriseId: found.enterpriseId,
      employeeId: found.employeeId,
      name: found.name,
      departmentId: found.departmentId,
      permissions: permissionsIn(found),
      language: languageOf(request),
      tokenHash: hash,
      ...agentOf(found),
    }
  },
})

/** An agent books for a customer and never decides, administers or settles in the customer's name (handbook 11.3). */
const lentToAgents: readonly Permission[] = ['book', 'bookForOthers']

function permissionsIn({ permissions, agentId }: SessionActor): Permission[] {
  const own = permissions as Permission[]
  return agentId === null ? own : own.filter((permission) => lentToAgents.includes(permission))
}

function agentOf({ enterpriseId, agencyId, agentId, agentName, ticketId }: SessionActor): Pick<Actor, 'agent'> {
  if (agencyId === null || agentId === null || agentName === null || ticketId === null) return {}
  return { agent: { agencyId, agentId, name: agentName, ticketId, isColleague: agencyId === enterpriseId } }
}

/** One's own; what is opened in a customer's name has a cookie of its own, since it is open in a tab beside it. */
const own = 'session'
const assisted = 'assisted_'
/** Of those, so that the cookies of a long day stay small. */
const assistedAtMost = 12
const nameOf = ({ assists, answer }: Opened): string => (assists ? assisted + answer.loginToken.slice(0, 12) : own)

/**
 * The cookie is the secret; the header `token` is made from it and proves that our own page asks, and says which session is
 * meant. Only a navigation, which cannot set a header and only reads, goes without it.
 */
function secretOf(request: FastifyRequest): string | undefined {
  const { token } = request.headers
  if (typeof token === 'string' && token)
    return [...cookiesOf(request, own), ...cookiesOf(request, assisted)].find(({ value }) => proofOf(value) === token)?.value
  if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate') return undefined
  return readCookie(request, own)
}

/** Of the session that a request names, whether or not there is one. */
export function sessionKeyOf(request: FastifyRequest): string | undefined {
  const secret = secretOf(request)
  return secret === undefined ? undefined : tokenHash(secret)
}

/** Of the session that this browser had, which the next one takes the place of. */
export function formerKeyOf(request: FastifyRequest): string | undefined {
  const secret = readCookie(request, own)
  return secret === undefined ? undefined : tokenHash(secret)
}

export function beginCookie(request: FastifyRequest, reply: FastifyReply, opened: Opened): void {
  if (opened.assists) for (const { name } of cookiesOf(request, assisted).slice(0, 1 - assistedAtMost)) endCookie(reply, name)
  setCookie(reply, nameOf(opened), opened.secret, opened.seconds)
}

/** The cookie of the session that this request was made in. */
export function forgetCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = secretOf(request)
  for (const { name, value } of [...cookiesOf(request, own), ...cookiesOf(request, assisted)])
    if (value === secret) endCookie(reply, name)
}
