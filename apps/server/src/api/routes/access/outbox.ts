import type { FastifyRequest } from 'fastify'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { outboxPage } from '../../pages/outbox-page'
import type { Api } from '../../bind'

export const outboxPath = '/api/Sandbox/Outbox'
const atMost = 50

/** Only where the operator keeps an outbox (see `outbox` of the configuration): messages that nobody delivers, to be read before signing in. */
export function bindOutbox({ server, context }: Api): void {
  const { outbox } = context
  if (!outbox) return
  server.get(outboxPath, async (request: FastifyRequest, reply) => {
    const { lang } = request.query as { lang?: string }
    const language = parseLanguage(typeof lang === 'string' ? lang : request.headers['accept-language']?.split(',')[0])
    const messages = await context.database.platform((sql) => outbox.read({ sql, now: context.clock.now() }, atMost))
    return reply.type('text/html; charset=utf-8').send(outboxPage(language, messages))
  })
}
