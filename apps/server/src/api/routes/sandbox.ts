import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Api } from '../bind'

/** Only where the operator allows it (SOJOURN_TEST_CLOCK=1): turn the product's clock forward and wait until all that is due has run. */
export function bindSandbox({ server, context }: Api): void {
  if (!context.config.testClock) return
  const schema = { body: Type.Object({ minutes: Type.Number({ minimum: 0, maximum: 527_040 }) }) }
  const turnClock = async (request: FastifyRequest) => {
    const now = context.clock.turn((request.body as { minutes: number }).minutes)
    await context.drainJobs()
    return { success: true, code: 0, message: '', result: { now: now.toISOString() } }
  }
  server.post('/api/Sandbox/TurnClock', { schema }, turnClock)
}
