import { Agent, request } from 'node:http'

export interface Sent {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
}
export interface Heard {
  /** 0 when nothing came in time, or the connection was lost. */
  status: number
  text: string
  cookies: string[]
  ms: number
}

/** No call may take longer. */
const timeoutMs = 10_000

/** Sends bytes as they are and never retries. */
export function createSender(port: number): { send: (sent: Sent) => Promise<Heard>; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        const begin = performance.now()
        const nothing = (): void => resolve({ status: 0, text: '', cookies: [], ms: performance.now() - begin })
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length }, timeout: timeoutMs }
        const outgoing = request(options, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', nothing)
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              cookies: response.headers['set-cookie'] ?? [],
              ms: performance.now() - begin,
            }),
          )
        })
        outgoing.once('timeout', () => outgoing.destroy())
        outgoing.once('error', nothing)
        outgoing.end(body)
      }),
  }
}
