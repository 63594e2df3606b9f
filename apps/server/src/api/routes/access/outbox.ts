import type { FastifyRequest } from 'fastify'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { problem } from '@sojourn/contract/kit/problems'
import type { Config } from '../../../config'
import { isLoopback } from '../../../config-addresses'
import { outboxPage } from '../../pages/outbox-page'
import type { Api } from '../../bind'
import { sendProblem } from '../../envelope'
import { isForwarded } from '../../forwarded'

export const outboxPath = '/api/Sandbox/Outbox'
const atMost = 50

/** Straight from a browser of this machine or at the address of the demonstration: no proxy before it, no foreign name that leads here. */
export function reachesOutbox({ publicUrl }: Config, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (isForwarded(headers)) return false
  const address = `http://${headers.host}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isLoopback(hostname) || hostname === new URL(publicUrl).hostname
}

/** Only in a demonstration (see `outbox` of the configuration): messages that nobody delivers, to be read before signing in. */
export function bindOutbox({ server, context }: Api): void {
  const { outbox } = context
  if (!outbox) return
  server.get(outboxPath, async (request: FastifyRequest, reply) => {
    if (!reachesOutbox(context.config, request)) return sendProblem(request, reply, problem('notFound'))
    const { lang } = request.query as { lang?: string }
    const language = parseLanguage(typeof lang === 'string' ? lang : request.headers['accept-language']?.split(',')[0])
    const messages = await context.database.platform((sql) => outbox.read({ sql, now: context.clock.now() }, atMost))
    return reply.type('text/html; charset=utf-8').send(outboxPage(language, messages))
  })
}
