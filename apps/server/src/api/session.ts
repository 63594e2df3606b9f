import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '@sojourn/contract/kit/call'
import type { Config } from '../config'
import type { Actor, Context } from '../context'
import { findSession, type SessionActor } from '../modules/access/store'
import { tokenHash } from '../kit/vault'
import { languageOf } from './envelope'

const rememberMs = 5_000
const rememberAtMost = 50_000

export interface Sessions {
  actorOf(request: FastifyRequest): Promise<Omit<Actor, 'intent'> | undefined>
  forget(hash: string): void
  /** After a password was changed: sessions that ended with it are not remembered. */
  forgetAll(): void
}

/** Looks sessions up, remembering each for five seconds; signing out forgets at once. */
export function createSessions(context: Context): Sessions {
  const remembered = new Map<string, { until: number; actor: SessionActor }>()

  async function find(hash: string): Promise<SessionActor | undefined> {
    const now = context.clock.now().getTime()
    const known = remembered.get(hash)
    if (known && known.until > now) return known.actor
    const actor = await findSession(context, hash)
    if (!actor || actor.expiresAt.getTime() <= now) {
      remembered.delete(hash)
      return undefined
    }
    if (remembered.size >= rememberAtMost) remembered.clear()
    remembered.set(hash, { until: Math.min(now + rememberMs, actor.expiresAt.getTime()), actor })
    return actor
  }

  return {
    async actorOf(request) {
      const token = tokenOf(request)
      if (!token) return undefined
      const hash = tokenHash(token)
      const found = await find(hash)
      if (!found) return undefined
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
    forget: (hash) => void remembered.delete(hash),
    forgetAll: () => remembered.clear(),
  }
}

/** An agent books for a customer and never decides, administers or settles in the customer's name (handbook 11.3). */
const lentToAgents: readonly Permission[] = ['book', 'bookForOthers']

function permissionsIn({ permissions, agentId }: SessionActor): Permission[] {
  const own = permissions as Permission[]
  return agentId === null ? own : own.filter((permission) => lentToAgents.includes(permission))
}

function agentOf({ agencyId, agentId, agentName, ticketId }: SessionActor): Pick<Actor, 'agent'> {
  if (agencyId === null || agentId === null || agentName === null || ticketId === null) return {}
  return { agent: { agencyId, agentId, name: agentName, ticketId } }
}

/** The header carries the token; the cookie serves only navigations, which cannot set a header and only read. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['token']
  if (typeof header === 'string' && header) return header
  if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate') return undefined
  return /(?:^|;\s*)sojourn_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
}

const cookie = ({ publicUrl }: Config, token: string, seconds: number): string =>
  `sojourn_session=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${publicUrl.startsWith('https:') ? '; Secure' : ''}`

const sessionSeconds = 12 * 3600
export const beginCookie = (reply: FastifyReply, config: Config, token: string): FastifyReply =>
  reply.header('set-cookie', cookie(config, token, sessionSeconds))
export const endCookie = (reply: FastifyReply, config: Config): FastifyReply => reply.header('set-cookie', cookie(config, '', 0))
