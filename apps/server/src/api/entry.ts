import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { SignedInWithCodes } from '@sojourn/contract/access/second-factor.shapes'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Call } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLoopback } from '../config-addresses'
import type { Context } from '../context'
import { nobody } from '../kit/audit'
import type { Entered } from '../modules/access/session/open-session'
import { endFormer } from '../modules/access/session/sign-out'
import { findLogin } from '../modules/access/store'
import type { Visitor } from '../modules/access/visitor'
import { bindPublic, type Api } from './bind'
import { beginCookie, formerKeyOf } from './session'
import { keepBrowser, visitorOf } from './visitor'

/** Over plain http browsers keep cookies of their own machine alone, and passwords can be read on the way. */
export function refuseInsecure({ config }: Context, request: FastifyRequest): Problem | undefined {
  const isEncrypted = config.publicUrl.startsWith('https:') ? !cameInClear(request) : isLoopback(request.hostname)
  return isEncrypted ? undefined : problem('insecureAddress')
}

/** A proxy that is believed says so. */
const cameInClear = ({ protocol, headers, ip, socket }: FastifyRequest): boolean =>
  protocol === 'http' && headers['x-forwarded-proto'] !== undefined && ip !== socket.remoteAddress

/**
 * Joins a call that anybody may make to a use case that opens a session: the browser is given it, and is known to its
 * person from now on; or it is told that a second step comes first.
 */
export function bindEntry<Request extends TSchema>(
  api: Api,
  call: Call<Request, typeof SignedIn | typeof SignedInWithCodes>,
  useCase: (context: Context, request: Static<Request>, visitor: Visitor) => Promise<Entered | Problem>,
): void {
  bindPublic(api, call, async (context, given, { request, reply }) => {
    const insecure = refuseInsecure(context, request)
    if (insecure) return insecure
    const visitor = visitorOf(request)
    const opened = await useCase(context, given, visitor)
    if (isProblem(opened)) {
      await noteRefusal(context, call, { given, problem: opened, visitor })
      return opened
    }
    if ('step' in opened) {
      keepBrowser(reply, context, visitor)
      return problem('secondFactorNeeded', { result: opened.step })
    }
    const kind = opened.assists ? 'agentSession' : 'signedIn'
    const { enterpriseId, employeeId } = opened.login
    await context.audit.write({ enterpriseId, employeeId, kind, what: call.path, address: visitor.network })
    if (!opened.assists) await endFormer(context, formerKeyOf(request))
    beginCookie(request, reply, opened)
    if (!opened.assists) keepBrowser(reply, context, visitor, opened.login)
    return opened.answer
  })
}

/** Joins a call that tries a secret of an account and opens no session yet. */
export function bindTrial<Request extends TSchema, Response extends TSchema>(
  api: Api,
  call: Call<Request, Response>,
  useCase: (context: Context, request: Static<Request>, visitor: Visitor) => Promise<Static<Response> | Problem>,
): void {
  bindPublic(api, call, async (context, given, { request }) => {
    const visitor = visitorOf(request)
    const answer = await useCase(context, given, visitor)
    if (isProblem(answer)) await noteRefusal(context, call, { given, problem: answer, visitor })
    return answer
  })
}

interface Refused {
  given: unknown
  problem: Problem
  visitor: Visitor
}

/** In the log of the account's company, or of nobody where there is no such account. */
async function noteRefusal(
  { audit, database, vault }: Context,
  { path }: Call,
  { given, problem: { problem: name }, visitor: { network: address } }: Refused,
): Promise<void> {
  const { account } = given as { account?: unknown }
  if (typeof account !== 'string') return
  const login = await database.platform((sql) => findLogin(sql, vault.digest(account)))
  const { enterpriseId, employeeId } = login ?? nobody
  audit.count({ enterpriseId, employeeId, kind: 'signInRefused', what: `${path} ${name}`, address })
}
