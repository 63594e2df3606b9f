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
  for (const path of ['/healthz', '/readyz'])
    server.get(path, async (_request, reply) => {
      if (!(await context.database.isReachable())) return reply.code(503).send({ status: 'database unreachable' })
      // Others could not write either, so that nobody is sent elsewhere.
      return reply.send({ status: context.database.shedsWrites() ? 'storage full, reads only' : 'ok' })
    })
  // Made once, when all calls are bound.
  let description: string | undefined
  server.get('/v/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApiOf(calls))
    return reply.type('application/json; charset=utf-8').send(description)
  })
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
