import type { Server } from 'node:http'
import { networkOf, within } from '../kit/network'

/** In milliseconds: whoever sends slower than this is no browser. Looked after every second. */
export const arrival = { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 }

/** Of one address: a whole office behind it, and no more than a process has descriptors for. */
export const connectionsAtMost = 1_000

/** Refuses connections beyond so many of one address; proxies speak for many, and count their callers themselves. */
export function limitConnections(server: Server, proxies: readonly string[], refusal: string, atMost = connectionsAtMost): void {
  const open = new Map<string, number>()
  const isExempt = within(proxies)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    if (isExempt(address)) return
    const count = open.get(network) ?? 0
    if (count >= atMost) {
      socket.end(refusal)
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
