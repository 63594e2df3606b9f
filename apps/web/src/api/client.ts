import type { Envelope } from '@sojourn/contract/kit/envelope'
import { language } from '../kit/text/language'
import { hearServerTime } from '../kit/dates/server-time'
import { readText } from '../kit/text/text'
import { ApiProblem, notSignedInCode } from './problem'
import { clientVersion, timeoutMs } from './request-terms'
import { sessionEnded, sessionToken } from './session'
import type { WebCall, WebRequest, WebResponse } from './web-call'

export interface InvokeOptions {
  signal?: AbortSignal | undefined
  /** The key of one intent to write; the same on every retry of that intent. */
  intent?: string | undefined
}

export const newIntent = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function requestHeaders(token = sessionToken()): Record<string, string> {
  return { langType: language, version: clientVersion, ...(token && { token }) }
}

function address(path: string, request: object): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(request)) {
    if (value !== undefined) query.set(key, String(value))
  }
  return query.size ? `/${path}?${query}` : `/${path}`
}

/** Aborted with the first of both; Chrome 109, Firefox 115 and Safari 16.4 have no `AbortSignal.any`. */
function either(...signals: AbortSignal[]): AbortSignal {
  const joined = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason)
    signal.addEventListener('abort', () => joined.abort(signal.reason), { once: true })
  }
  return joined.signal
}

const unavailable = () => new ApiProblem({ code: 0, problem: 'unavailable', message: readText('app/shell').serverProblem })
export const offline = () => new ApiProblem({ code: 0, message: readText('app/shell').offlineProblem, offline: true })

/** Where the head of the page leaves what it asked before this code was there (ask-first.ts): by session, language, address and body. */
export interface Asking {
  askedAhead?: Record<string, Promise<Response>> | undefined
}
const page = globalThis as Asking

/** Each answer is given once. */
function takeAhead(asked: string): Promise<Response> | undefined {
  const answer = page.askedAhead?.[asked]
  delete page.askedAhead?.[asked]
  return answer
}

interface SendOptions extends InvokeOptions {
  token: string | null
}

async function send<Contract>(
  call: WebCall<Contract>,
  request: object,
  { token, signal, intent }: SendOptions,
): Promise<Response> {
  const headers = requestHeaders(token)
  if (call.write) headers['idempotency-key'] = intent ?? newIntent()
  if (call.method === 'POST') headers['content-type'] = 'application/json'
  const limit = AbortSignal.timeout(timeoutMs)
  const target = call.method === 'GET' ? address(call.path, request) : `/${call.path}`
  const body = call.method === 'POST' ? JSON.stringify(request) : undefined
  const ahead = takeAhead([token, language, target, body].join(' '))
  try {
    return await (ahead ??
      fetch(target, {
        method: call.method,
        headers,
        ...(body !== undefined && { body }),
        signal: signal ? either(signal, limit) : limit,
      }))
  } catch (error) {
    if (signal?.aborted) throw error
    if (limit.aborted || (error as Error).name === 'TimeoutError') throw unavailable()
    throw offline()
  }
}

/** The problem of an answer that is no result; of a token that is over, its session ends. */
export function refusalOf(envelope: Envelope<unknown> | null, token: string | null): ApiProblem {
  if (!envelope) return unavailable()
  if (envelope.code === notSignedInCode) sessionEnded(token)
  return new ApiProblem({ ...envelope, message: envelope.message || readText('app/shell').serverProblem })
}

const kept = () => import('./kept-answers')

/** Makes a call of the contract; gives its result, without a network the last one where it is kept, or throws an ApiProblem. */
export async function invoke<Contract>(
  call: WebCall<Contract>,
  request: WebRequest<Contract>,
  options: InvokeOptions = {},
): Promise<WebResponse<Contract>> {
  const token = sessionToken()
  let response: Response
  try {
    response = await send(call, request as object, { ...options, token })
  } catch (error) {
    if (call.write) throw error
    const { recallAnswer } = await kept().catch(() => Promise.reject(error))
    return recallAnswer(call, request as object, error) as WebResponse<Contract>
  }
  hearServerTime(response.headers)
  const envelope = (await response.json().catch(() => null)) as Envelope<WebResponse<Contract>> | null
  if (!envelope?.success) throw refusalOf(envelope, token)
  const result = envelope.result as WebResponse<Contract>
  if (!call.write)
    kept().then(
      ({ keepAnswer }) => keepAnswer(call, request as object, result as object, token),
      () => undefined,
    )
  return result
}
