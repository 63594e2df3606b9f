import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Api } from '../bind'
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
  bindFigures({ server })
}

/** Its label values are the routes that there are and five classes of answers, whatever is asked. */
function bindFigures({ server }: Pick<Api, 'server'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ route: request.routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
  })
  let readAt = -Infinity
  let figures: Promise<PreparedText> | undefined
  const read = async (): Promise<PreparedText> => prepareText(await registry.metrics())
  server.get('/metrics', async (request, reply) => {
    const now = performance.now()
    if (!figures || now - readAt >= figuresLastMs) {
      readAt = now
      figures = read()
    }
    return sendPrepared(request, reply, registry.contentType, await figures)
  })
}
