import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Call } from '@sojourn/contract/kit/call'
import { envelopeOf } from '@sojourn/contract/kit/envelope'
import { isProblem, problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../context'
import type { Intent } from '../db/once'
import { networkOf } from '../kit/network'
import { sendProblem } from './envelope'
import { sendKept } from './kept-answer'
import { readQueryNumbers } from './query-numbers'
import type { Allowance } from '../kit/allowance'
import type { Searches } from './searches'
import type { Sessions } from './session'

export interface Api {
  server: FastifyInstance
  context: Context
  sessions: Sessions
  searches: Searches
  /** Calls of a session or by a link, whatever they do. */
  allowed: Allowance
  /** Every call that is bound, for the description of the interface. */
  calls: Call[]
}

interface Http {
  request: FastifyRequest
  reply: FastifyReply
}

type UseCase<Request extends TSchema, Response extends TSchema> = (
  context: Context,
  actor: Actor,
  request: Static<Request>,
  http: Http,
) => Promise<Static<Response> | Problem>

/** Joins a call of the contract to the use case that answers it for a signed-in employee; `always` also beyond what a session may ask. */
export function bind<Request extends TSchema, Response extends TSchema>(
  api: Api,
  call: Call<Request, Response>,
  perform: UseCase<Request, Response>,
  { always = false } = {},
): void {
  route(api, call, async (request, input, reply) => {
    // Visits, which send no token, are for files and pages: a link that somebody follows must not sign out or spend anything.
    const session = request.headers['token'] === undefined ? undefined : await api.sessions.actorOf(request)
    if (!session) return problem('notSignedIn')
    const ask = async () => {
      const intent = call.write ? intentOf(api, request, call, input) : undefined
      if (intent && 'problem' in intent) return intent
      return perform(api.context, { ...session, intent }, input, { request, reply })
    }
    const retryAfter = always ? 0 : api.allowed.take(session.tokenHash)
    const refused = retryAfter > 0 ? problem('tooManyRequests', { retryAfter }) : refusalOf(call, session)
    const answer = refused ?? (await (call.search ? api.searches(session.tokenHash, ask) : ask()))
    await note(api.context, call, { actor: session, request, input, answer })
    return answer
  })
}

/** What says that somebody tried what they may not, too often, or without the right secret. */
const attempts: ReadonlySet<ProblemName> = new Set([
  'forbidden',
  'agentNotPermitted',
  'tooManyRequests',
  'oldPasswordWrong',
  'proofWrong',
  'secondFactorWrong',
  'passkeyRefused',
  'accountLocked',
  'secondFactorLocked',
] satisfies ProblemName[])

interface Answered {
  actor: Omit<Actor, 'intent'>
  request: FastifyRequest
  input: unknown
  answer: unknown
}

/** In the audit log of the company: what a call did that says so, and attempts. */
async function note(
  { audit }: Context,
  { path, audited, noted }: Call,
  { actor: { enterpriseId, employeeId }, request: { ip }, input, answer }: Answered,
): Promise<void> {
  const record = { enterpriseId, employeeId, address: networkOf(ip) }
  if (!isProblem(answer)) {
    const what = noted ? `${path}: ${noted(input)}` : path
    if (audited) await audit.write({ ...record, kind: audited, what })
  } else if (attempts.has(answer.problem)) audit.count({ ...record, kind: 'refused', what: `${path} ${answer.problem}` })
}

/** What only others may. */
function refusalOf({ access, agents }: Call, { permissions, agent }: Omit<Actor, 'intent'>): Problem | undefined {
  if (access !== 'session' && access !== 'public' && !permissions.includes(access)) return problem('forbidden')
  return agent && agents === 'refused' ? problem('agentNotPermitted') : undefined
}

/** Joins a call that anybody may make. */
export function bindPublic<Request extends TSchema, Response extends TSchema>(
  api: Api,
  call: Call<Request, Response>,
  useCase: (context: Context, request: Static<Request>, http: Http) => Promise<Static<Response> | Problem>,
): void {
  if (call.access !== 'public') throw new Error(`${call.path} is not public`)
  route(api, call, (request, input, reply) => useCase(api.context, input, { request, reply }))
}

/** Bytes of a request that is a file of lines. */
const largeLimit = 12 * 1024 * 1024

/** So much is read of nobody who may not send it. */
const forPermitted =
  ({ sessions }: Api, call: Call) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const session = await sessions.actorOf(request)
    const refused = session ? refusalOf(call, session) : problem('notSignedIn')
    return refused && sendProblem(request, reply, refused)
  }

function route<Request extends TSchema, Response extends TSchema>(
  api: Api,
  call: Call<Request, Response>,
  answer: (request: FastifyRequest, input: Static<Request>, reply: FastifyReply) => Promise<Static<Response> | Problem>,
): void {
  api.calls.push(call)
  const { failPoints } = api.context
  const inQuery = call.method === 'GET'
  const input = inQuery ? { querystring: call.request } : { body: call.request }
  api.server.route({
    method: call.method,
    url: `/${call.path}`,
    ...(call.large && { bodyLimit: largeLimit, onRequest: forPermitted(api, call) }),
    schema: {
      ...input,
      // A failure needs no schema: sendProblem alone writes it, and one serializer of it per route and class was a third of the start.
      response: { 200: envelopeOf(call.response) },
      tags: [call.path.split('/')[1] ?? ''],
      summary: call.summary,
    },
    ...(inQuery && { preValidation: readQueryNumbers(call.request) }),
    handler: async (request, reply) => {
      const given = (inQuery ? request.query : request.body) as Static<Request>
      const field = unkeptField(given)
      if (field !== undefined) return sendProblem(request, reply, problem('badRequest', { field }))
      const perform = () => answer(request, given, reply)
      const result = await (failPoints ? failPoints.during(call.path, perform) : perform())
      if (isProblem(result)) return sendProblem(request, reply, result)
      const envelope = { success: true, code: 0, message: '', result }
      return call.kept ? sendKept(request, reply, result, envelope) : envelope
    },
  })
}

const unkept = /[\0\p{Surrogate}]/u
const deepest = 16

/** Where the first thing is that nothing here keeps: text with a NUL or half a character, or a depth that no request has. */
function unkeptField(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return unkept.test(value) ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return ''
  for (const [key, inner] of Object.entries(value)) {
    if (unkept.test(key)) return ''
    const found = unkeptField(inner, depth + 1)
    if (found !== undefined) return found ? `${key}.${found}` : key
  }
  return undefined
}

function intentOf({ context }: Api, request: FastifyRequest, call: Call, input: unknown): Intent | Problem {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) return problem('idempotencyKeyMissing', { field: 'idempotency-key' })
  const content = createHash('sha256').update(call.path).update(JSON.stringify(input)).digest('hex')
  // Keyed, since a request may hold a password.
  return { key, call: call.path, requestHash: context.vault.digest(content) }
}
