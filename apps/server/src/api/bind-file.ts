import type { Readable } from 'node:stream'
import type { Static, TSchema } from 'typebox'
import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../context'
import { networkOf } from '../kit/network'
import type { Api } from './bind'
import { sendProblem } from './envelope'

/** A file as it is handed out. */
export interface File {
  /** With its ending. */
  name: string
  type: string
  content: Buffer | string | Readable
  /** Where it is known before the file is made. */
  bytes?: number
  /** Of what it is, for the audit log. */
  of: string
}
interface FileCall<Query extends TSchema> {
  path: `/api/${string}`
  query: Query
  /** Undefined where every session may ask. */
  access?: Permission
  /** What only the person may have, never an agent in the person's session (handbook 11.3). */
  agents?: 'refused'
}

/**
 * A file to download: no envelope, so it stands beside the contract's calls. A navigation cannot set the token header, so the cookie of the
 * session serves it too. Whoever had it stands in the audit log.
 */
export function bindFile<Query extends TSchema>(
  { server, context, sessions }: Api,
  { path, query, access, agents }: FileCall<Query>,
  make: (actor: Actor, query: Static<Query>) => Promise<File | Problem>,
): void {
  server.get(path, { schema: { querystring: query } }, async (request, reply) => {
    const session = await sessions.actorOf(request)
    if (!session) return sendProblem(request, reply, problem('notSignedIn'))
    if (session.agent && agents === 'refused') return sendProblem(request, reply, problem('agentNotPermitted'))
    if (access && !session.permissions.includes(access)) return sendProblem(request, reply, problem('forbidden'))
    const file = await make({ ...session, intent: undefined }, request.query as Static<Query>)
    if (isProblem(file)) return sendProblem(request, reply, file)
    const { enterpriseId, employeeId } = session
    const what = `${path} ${file.of}`.trimEnd()
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what, address: networkOf(request.ip) })
    if (file.bytes !== undefined) reply.header('content-length', file.bytes)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type(file.type)
      .send(file.content)
  })
}
