import type { TSchema } from 'typebox'
import type { Call } from '@sojourn/contract/kit/call'
import { envelopeOf, FailureEnvelope } from '@sojourn/contract/kit/envelope'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const failure = json({ $ref: '#/components/schemas/Failure' })

/** Everything that the calls of the contract say about themselves, as OpenAPI 3.1: its schemas are JSON Schema already. */
export const openApiOf = (calls: readonly Call[]): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Sojourn',
    version: '1',
    description: 'Every answer is {success, code, message, result}; code 0 is success.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/', description: 'The server that gives this description.' }],
  paths: pathsOf(calls.toSorted((one, other) => (one.path < other.path ? -1 : 1))),
  components: {
    schemas: { Failure: FailureEnvelope },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: '__Host-sojourn_session', description: 'The secret: a cookie of Login.' },
      token: { type: 'apiKey', in: 'header', name: 'token', description: 'Answered by Login; opens nothing without the cookie.' },
    },
  },
})

/** One path may have an operation of each method. */
function pathsOf(calls: readonly Call[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return paths
}

function operationOf(call: Call): object {
  const [, area = '', ...name] = call.path.split('/')
  return {
    operationId: [area, ...name, call.method.toLowerCase()].join('.'),
    tags: [area],
    summary: call.summary,
    description: call.access === 'public' || call.access === 'session' ? undefined : `Needs the permission ${call.access}.`,
    security: call.access === 'public' ? [] : [{ session: [], token: [] }],
    parameters: [...(call.write ? [intent] : []), ...(call.method === 'GET' ? queryOf(call.request) : [])],
    ...(call.method === 'POST' && { requestBody: { required: true, ...json(call.request) } }),
    responses: { 200: { description: 'Success', ...json(envelopeOf(call.response)) }, ...refusalsOf(call) },
  }
}

const intent = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description: 'One key for one intent, kept when it is sent again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
}

const retryAfter = {
  required: true,
  description: 'Seconds after which the same may succeed; `retryAfter` of the answer says so too.',
  schema: { type: 'integer', minimum: 1 },
}

function queryOf(request: TSchema): object[] {
  const { properties = {}, required = [] } = request as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

/** Of every call: what was sent has another shape, nobody is signed in, or somebody who may not. */
function commonProblems({ access, agents, write }: Call): ProblemName[] {
  const names: ProblemName[] = ['badRequest', 'tooManyRequests']
  if (write) names.push('idempotencyKeyMissing')
  if (access === 'public') return names
  names.push('notSignedIn')
  if (access !== 'session') names.push('forbidden')
  if (agents === 'refused') names.push('agentNotPermitted')
  return names
}

/** The problems of a call by their status, and that anything else fails in the same shape. */
function refusalsOf(call: Call): object {
  const byStatus = new Map<number, string[]>()
  for (const name of new Set([...commonProblems(call), ...call.problems])) {
    const { code, status } = problems[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code} ${name}`])
  }
  const named = [...byStatus].map(([status, names]) => [
    status,
    { description: names.join(', '), ...(status === 429 && { headers: { 'Retry-After': retryAfter } }), ...failure },
  ])
  return { ...Object.fromEntries(named), default: { description: 'Any other failure', ...failure } }
}
