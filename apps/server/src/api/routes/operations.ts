import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Api } from '../bind'
import { openApiOf } from '../open-api'

/** Health, readiness and figures for those who run the product. */
export function bindOperations({ server, context, calls }: Api): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await context.database.isReachable()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' })
  })
  // Made once, when all calls are bound.
  let description: string | undefined
  server.get('/v/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApiOf(calls))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
