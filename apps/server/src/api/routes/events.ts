import type { ServerResponse } from 'node:http'
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import { problem } from '@sojourn/contract/kit/problems'
import type { LiveEvent } from '../../kit/events'
import type { Api } from '../bind'
import { sendProblem } from '../envelope'

const heartbeatMs = 25_000

/** Server-sent events for the caller: that something moved, never what. */
export function bindEvents({ server, context, sessions }: Api): void {
  const open = new Set<ServerResponse>()
  server.addHook('preClose', async () => open.forEach((stream) => stream.end()))
  server.get('/api/Common/Events', async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) {
      await sendProblem(request, reply, problem('notSignedIn'))
      return
    }
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      [serverNowHeader]: context.clock.now().toISOString(),
      'x-accel-buffering': 'no',
    })
    stream.write(': open\n\n')
    open.add(stream)
    const send = (event: LiveEvent): void => {
      if (event.enterpriseId !== actor.enterpriseId || !event.employeeIds.includes(actor.employeeId)) return
      stream.write(`data: ${JSON.stringify({ orderNo: event.orderNo })}\n\n`)
    }
    // Who is cut off connects again, and then reads everything anew.
    const unsubscribe = context.events.subscribe({ onEvent: send, onGap: () => stream.end() })
    const heartbeat = setInterval(() => stream.write(': \n\n'), heartbeatMs)
    const close = (): void => {
      clearInterval(heartbeat)
      open.delete(stream)
      unsubscribe()
    }
    request.raw.on('close', close)
  })
}
