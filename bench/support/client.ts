import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Envelope } from '@sojourn/contract/kit/envelope'

export interface Answer<Result> extends Envelope<Result> {
  status: number
  /** Until the last byte was here, before it was parsed. */
  ms: number
  bytes: number
}
interface CallOptions {
  token?: string
  /** Of a write; a fresh one when it is not given. */
  key?: string
  /** Asks again with the same key while the server cannot be reached. */
  persist?: boolean
}

export interface Client {
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Answer<ResponseOf<C>>>
  /** Live events of one person until the returned function is called. */
  listen(token: string, onEvent: (event: { topic: string; orderNo?: string }) => void): Promise<() => void>
  /** How often a request was asked again. */
  repeated(): number
  close(): void
}

/** Cookies of the sessions that any client here has opened, by their tokens. */
const cookies = new Map<string, string>()
const credentials = (token: string): { token: string; cookie: string } => ({ token, cookie: cookies.get(token) ?? '' })

function keepCookie({ headers }: IncomingMessage, { result }: Envelope<{ loginToken?: string }>): void {
  const session = headers['set-cookie']?.find((cookie) => !cookie.startsWith('__Host-sojourn_browser='))
  if (session && result?.loginToken) cookies.set(result.loginToken, session.split(';')[0]!)
}

const retryMs = 50
const retriesAtMost = 3600

/** `from` is an address of this machine that the server sees. */
export function createClient(port: number, from = '127.0.0.1'): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo', localAddress: from })
  let repeated = 0
  const target = { host: '127.0.0.1', port, agent }

  function send(
    options: object,
    body: string | undefined,
  ): Promise<{ response: IncomingMessage; text: string; ms: number; bytes: number }> {
    const begin = performance.now()
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest({ ...target, ...options }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const ms = performance.now() - begin
          const whole = Buffer.concat(chunks)
          resolve({ response, text: whole.toString('utf8'), ms, bytes: whole.length })
        })
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }

  return {
    async call(call, request, { token, key, persist = false } = {}) {
      const body = call.method === 'POST' ? JSON.stringify(request) : undefined
      const query = call.method === 'GET' ? `?${new URLSearchParams(request).toString()}` : ''
      const headers = {
        langtype: 'zh-CN',
        version: '1',
        ...(token ? credentials(token) : {}),
        ...(call.write ? { 'idempotency-key': key ?? randomUUID() } : {}),
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      }
      for (let attempt = 0; ; attempt++) {
        try {
          const sent = { method: call.method, path: `/${call.path}${query}`, headers }
          const { response, text, ms, bytes } = await send(sent, body)
          const status = response.statusCode ?? 0
          if (persist && status >= 500 && attempt < retriesAtMost) throw new Error(`the server answered ${status}`)
          const envelope = JSON.parse(text) as Envelope<never>
          keepCookie(response, envelope)
          return { ...envelope, status, ms, bytes }
        } catch (error) {
          if (!persist || attempt >= retriesAtMost) throw error
          repeated++
          await wait(retryMs)
        }
      }
    },
    listen: (token, onEvent) =>
      listen({ ...target, agent: false, path: '/api/Common/Events', headers: credentials(token) }, onEvent),
    repeated: () => repeated,
    close: () => agent.destroy(),
  }
}

function listen(options: object, onEvent: (event: { topic: string; orderNo?: string }) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(options, (response: IncomingMessage) => {
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line.startsWith('data: ')) onEvent(JSON.parse(line.slice(6)) as { topic: string })
      })
      response.on('error', () => undefined)
      resolve(() => outgoing.destroy())
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** The answer, or the benchmark ends with what the server said instead. */
export function resultOf<Result>(answer: Answer<Result>): Result {
  if (!answer.success || answer.result === null) {
    throw new Error(`${answer.status} ${answer.code} ${answer.message} ${answer.field ?? ''}`)
  }
  return answer.result
}
