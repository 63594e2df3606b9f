import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifySchemaValidationError,
  type FastifyRequest,
} from 'fastify'
import { problem } from '@sojourn/contract/kit/problems'
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import type { Config } from '../config'
import type { Context } from '../context'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import { createAllowance, type Allowance } from '../kit/allowance'
import type { Api } from './bind'
import { sendProblem } from './envelope'
import { compress } from './compress'
import { arrival, limitConnections } from './connections'
import { securityHeaders } from './headers'
import { logging } from './logging'
import { bindRoutes } from './routes/routes'
import { compilersFactory } from './schemas'
import { createSearches } from './searches'
import { createSessions } from './session'

/** The HTTP face of the product. It listens only when told to. */
export function createApp(context: Context): FastifyInstance {
  const server = Fastify({
    logger: logging(context.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 262_144,
    requestTimeout: arrival.requestTimeout,
    http: arrival,
    trustProxy: context.config.trustProxy.length > 0 && [...context.config.trustProxy],
    clientErrorHandler: (error, socket) => refuseUnread(context.config, error, socket),
    frameworkErrors: (error, request, reply) => {
      void secure(context, request, reply)
      void fail(error, request, reply)
    },
    schemaController: { compilersFactory },
  })
  const full = rawRefusal(context.config, '429 Too Many Requests', { 'retry-after': '5' })
  limitConnections(server.server, context.config.trustProxy, full)
  if (context.config.trustProxy.length === 0) server.addHook('onRequest', noticeProxy())
  server.addHook('onSend', async (request, reply) => secure(context, request, reply))
  server.addHook('onSend', compress)
  server.setErrorHandler((error: FastifyError, request, reply) => fail(error, request, reply))
  server.setNotFoundHandler((request, reply) => sendProblem(request, reply, problem('notFound')))
  const sessions = createSessions(context)
  const api: Api = { server, context, sessions, searches: createSearches(context), allowed: callsOf(context), calls: [] }
  bindRoutes(api)
  return server
}

/** Pages ask for a few things at once; nobody reads more than twenty a second for long. */
const callsOf = ({ config, clock }: Context): Allowance =>
  createAllowance(clock, { perMinute: config.callsPerMinute, atOnce: Math.ceil(config.callsPerMinute / 4) })

/** Says once that somebody forwards requests who is not believed. */
function noticeProxy(): (request: FastifyRequest) => Promise<void> {
  let said = false
  return async ({ headers, ip, log }) => {
    if (said || headers['x-forwarded-for'] === undefined) return
    said = true
    log.warn({ ip }, 'requests are forwarded by a proxy that TRUST_PROXY does not name: all its callers count as one address')
  }
}

/** Refused or lost connections, PostgreSQL's class 57P (shutting down, starting up), and what took too long (57014, 25P03). */
const databaseIsAway = /^(?:ECONN|ENOENT|EPIPE|57P|57014|25P03)/

/** PostgreSQL or a file found no space, or the write was refused to keep the last of it. */
const storageIsFull = /^(?:53100|ENOSPC)$/

const failureOf = (error: FastifyError): 'supplierSilent' | 'unavailable' | 'storageFull' | 'unexpected' => {
  if (error instanceof SupplierSilent) return 'supplierSilent'
  if (storageIsFull.test(error.code)) return 'storageFull'
  return databaseIsAway.test(error.code) ? 'unavailable' : 'unexpected'
}

/** Written as a day of the contract (kit/local-date.ts), but none that the calendar has. */
const isNoDay = (fault: FastifySchemaValidationError | undefined): boolean =>
  fault !== undefined && (fault.params['format'] === 'date' || fault.keyword === 'not')

/** Malformed input names its field; anything unforeseen shows only the request's id. */
function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const first = error.validation[0]
    const missing = first?.params['missingProperty']
    const field = [first?.instancePath.replace(/^\//, '').replaceAll('/', '.'), missing].filter(Boolean).join('.')
    return sendProblem(request, reply, problem(isNoDay(first) ? 'dateInvalid' : 'badRequest', { field }))
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendProblem(request, reply, problem('requestTooLarge'))
  if (error.statusCode && error.statusCode < 500) return sendProblem(request, reply, problem('badRequest'))
  const failure = failureOf(error)
  request.log[failure === 'unexpected' ? 'error' : 'warn']({ err: error, path: request.url.split('?')[0] }, failure)
  return sendProblem(request, reply, problem(failure))
}

async function secure({ config, clock }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = reply.getHeader('content-type')
  for (const [name, value] of Object.entries(securityHeaders(config, typeof type === 'string' ? type : '')))
    if (!reply.hasHeader(name)) reply.header(name, value)
  if (reply.hasHeader('cache-control')) return
  reply.header('cache-control', 'no-store')
  // What a browser keeps would tell it an old moment.
  if (request.url.startsWith('/api/')) reply.header(serverNowHeader, clock.now().toISOString())
}

const unread: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no HTTP, too long for it or too slow never becomes a request. */
function refuseUnread(config: Config, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(rawRefusal(config, unread[error.code ?? ''] ?? '400 Bad Request'))
}

function rawRefusal(config: Config, status: string, more: Record<string, string> = {}): string {
  const headers = Object.entries({ ...securityHeaders(config, ''), ...more }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...headers, 'connection: close', 'content-length: 0', '', ''].join('\r\n')
}
