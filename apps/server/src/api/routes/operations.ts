import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { problem } from '@sojourn/contract/kit/problems'
import { within } from '../../kit/network'
import type { Context } from '../../context'
import { countParked, jobKinds } from '../../db/queue'
import type { Api } from '../bind'
import { sendProblem } from '../envelope'
import { isForwarded } from '../forwarded'
import { openApiOf } from '../open-api'
import { prepareText, sendPrepared, type PreparedText } from '../prepared-text'

/** Whoever collects figures asks four times a minute or less. */
const figuresLastMs = 5_000

/** Health, readiness and figures for those who run the product: cheap, since anybody may ask. */
export function bindOperations({ server, context, calls }: Api): void {
  for (const path of ['/healthz', '/readyz'])
    server.get(path, async (_request, reply) => {
      if (!(await context.database.isReachable())) return reply.code(503).send({ status: 'database unreachable' })
      // Others could not write either, so that nobody is sent elsewhere.
      return reply.send({ status: context.database.shedsWrites() ? 'storage full, reads only' : 'ok' })
    })
  // Made once, when all calls are bound.
  let description: Promise<PreparedText> | undefined
  server.get('/v/api/openapi.json', async (request, reply) => {
    description ??= prepareText(JSON.stringify(openApiOf(calls)))
    return sendPrepared(request, reply, 'application/json; charset=utf-8', await description)
  })
  bindFigures({ server, context })
}

/** A proxy that nobody named stands in front, so that all of the world would have its address. */
const hidesSomebody = ({ ip, socket, headers }: FastifyRequest): boolean => ip === socket.remoteAddress && isForwarded(headers)

/** Its label values are the routes that there are and five classes of answers, whatever is asked. */
const parkedJobs = ({ database }: Context): Gauge<'kind'> =>
  new Gauge({
    name: 'jobs_parked',
    help: 'Jobs that failed for good and wait for a person, by kind; absent while the database is away.',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      const counts = await database.platform(countParked).catch(() => undefined)
      this.reset()
      if (counts) for (const kind of jobKinds) this.set({ kind }, counts.find((each) => each.kind === kind)?.count ?? 0)
    },
  })

function bindFigures({ server, context }: Pick<Api, 'server' | 'context'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  registry.registerMetric(parkedJobs(context))
  server.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ route: request.routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
  })
  let readAt = -Infinity
  let figures: Promise<PreparedText> | undefined
  const read = async (): Promise<PreparedText> => prepareText(await registry.metrics())
  const mayRead = within(context.config.metricsFrom)
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request.ip) || hidesSomebody(request)) return sendProblem(request, reply, problem('notFound'))
    const now = performance.now()
    if (!figures || now - readAt >= figuresLastMs) {
      readAt = now
      figures = read()
    }
    return sendPrepared(request, reply, registry.contentType, await figures)
  })
}
