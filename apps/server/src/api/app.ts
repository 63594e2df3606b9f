import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { problem } from '@sojourn/contract/kit/problems'
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import type { Context } from '../context'
import type { Api } from './bind'
import { sendProblem } from './envelope'
import { compress } from './compress'
import { bindRoutes } from './routes/routes'
import { createSessions } from './session'

/** The HTTP face of the product. It listens only when told to. */
export function createApp(context: Context): FastifyInstance {
  const server = Fastify({
    logger: { level: context.config.logLevel, redact: ['req.headers.token', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 262_144,
    trustProxy: context.config.trustProxy.length > 0 && [...context.config.trustProxy],
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, allErrors: false } },
  })
  server.addHook('onSend', async (request, reply) => secure(context, request, reply))
  server.addHook('onSend', compress)
  server.setErrorHandler((error: FastifyError, request, reply) => fail(error, request, reply))
  server.setNotFoundHandler((request, reply) => sendProblem(request, reply, problem('notFound')))
  const sessions = createSessions(context)
  const api: Api = { server, context, sessions, calls: [] }
  bindRoutes(api)
  return server
}

/** Refused or lost connections, PostgreSQL's class 57P (shutting down, starting up), and what took too long (57014, 25P03). */
const databaseIsAway = /^(?:ECONN|ENOENT|EPIPE|57P|57014|25P03)/

/** PostgreSQL or a file found no space, or the write was refused to keep the last of it. */
const storageIsFull = /^(?:53100|ENOSPC)$/

const failureOf = (code: string): 'unavailable' | 'storageFull' | 'unexpected' => {
  if (storageIsFull.test(code)) return 'storageFull'
  return databaseIsAway.test(code) ? 'unavailable' : 'unexpected'
}

/** Malformed input names its field; anything unforeseen shows only the request's id. */
function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const first = error.validation[0]
    const missing = first?.params['missingProperty']
    const field = [first?.instancePath.replace(/^\//, '').replaceAll('/', '.'), missing].filter(Boolean).join('.')
    return sendProblem(request, reply, problem('badRequest', { field }))
  }
  if (error.statusCode && error.statusCode < 500) return sendProblem(request, reply, problem('badRequest'))
  const failure = failureOf(error.code)
  request.log[failure === 'unexpected' ? 'error' : 'warn']({ err: error, path: request.url.split('?')[0] }, failure)
  return sendProblem(request, reply, problem(failure))
}

async function secure({ clock }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'same-origin')
  reply.header('x-frame-options', 'DENY')
  if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return
  // What a browser keeps would tell it an old moment.
  reply.header('cache-control', 'no-store').header(serverNowHeader, clock.now().toISOString())
}
