import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import { problem } from '@sojourn/contract/kit/problems'
import type { Actor } from '../../context'
import type { LiveEvent } from '../../kit/events'
import type { Api } from '../bind'
import { sendProblem } from '../envelope'
import { securityHeaders } from '../headers'

const heartbeatMs = 25_000
/** Of one session: more tabs than anybody reads, and few enough that nobody holds the server with them. */
const atMost = 10
const retryAfter = 30

/** Server-sent events for the caller: that something moved, never what. A stream ends with its session. */
export function bindEvents(api: Api): void {
  const { server, sessions } = api
  const open = new Map<ServerResponse, string>()
  server.addHook('preClose', async () => open.forEach((_, stream) => stream.end()))
  server.get('/api/Common/Events', async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    const own = [...open.values()].filter((tokenHash) => tokenHash === actor.tokenHash)
    if (own.length >= atMost) return sendProblem(request, reply, problem('tooManyRequests', { retryAfter }))
    if (request.method === 'HEAD') return reply.type(eventStream).send()
    stream(api, open, { actor, request, reply })
    return reply
  })
}

const eventStream = 'text/event-stream; charset=utf-8'

interface Listener {
  actor: Omit<Actor, 'intent'>
  request: FastifyRequest
  reply: FastifyReply
}

function stream(
  { context, sessions }: Api,
  open: Map<ServerResponse, string>,
  { actor: { tokenHash, enterpriseId, employeeId }, request, reply }: Listener,
): void {
  reply.hijack()
  const response = reply.raw
  response.writeHead(200, {
    ...securityHeaders(context.config, eventStream),
    'content-type': eventStream,
    'cache-control': 'no-store',
    [serverNowHeader]: context.clock.now().toISOString(),
    'x-accel-buffering': 'no',
  })
  response.write(': open\n\n')
  open.set(response, tokenHash)
  const end = (): void => void response.end()
  const unsubscribe = context.events.subscribe({
    onEvent(event: LiveEvent) {
      if (event.enterpriseId !== enterpriseId || !event.employeeIds.includes(employeeId)) return
      response.write(`data: ${JSON.stringify({ orderNo: event.orderNo })}\n\n`)
    },
    onSessionEnd: (ended) => ended === tokenHash && end(),
    // Who is cut off connects again, and then reads everything anew.
    onGap: end,
  })
  // A session also ends by itself, and with its person's account.
  const heartbeat = setInterval(() => {
    response.write(': \n\n')
    void sessions.actorOf(request).then((actor) => actor ?? end(), end)
  }, heartbeatMs)
  request.raw.on('close', () => {
    clearInterval(heartbeat)
    open.delete(response)
    unsubscribe()
  })
}
