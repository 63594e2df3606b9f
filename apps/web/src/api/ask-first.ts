import type { AskedFirst } from './asked-first'
import type { Asking } from './client'

export interface FirstCalls {
  base: string
  clientVersion: string
  /** How long an answer is waited for. */
  timeoutMs: number
  /** Who is signed in, and what they may do. */
  config: AskedFirst
  /** By the path of a list what it asks first about the draft in its address. */
  lists: Record<string, AskedFirst[]>
}

/** Runs in the head of the page after `boot` has set the language, so it stands alone: asks what the screen at this address asks first. */
export function askFirst({ base, clientVersion, timeoutMs, config, lists }: FirstCalls): void {
  let token: string | null = null
  let isKnown = false
  try {
    isKnown = localStorage.getItem('sojourn.employee') !== null
    // A tab in a customer's name has a session of its own.
    if (sessionStorage.getItem('sojourn.assisted') === null) token = localStorage.getItem('sojourn.token')
  } catch {
    // Storage may be closed: nobody is signed in then.
  }
  if (!token) return
  const language = document.documentElement.lang
  const headers = { langType: language, version: clientVersion, token }
  const ask = ({ method, path, request }: AskedFirst, draft = {}): [asked: string, answer: Promise<Response>] => {
    const asked = { ...draft, ...request }
    const isRead = method === 'GET'
    const query = new URLSearchParams(asked).toString()
    const target = ['/' + path, ...(isRead && query ? [query] : [])].join('?')
    const body = isRead ? '' : JSON.stringify(asked)
    const told = body ? { method, headers: { ...headers, 'content-type': 'application/json' }, body } : { headers }
    const answer = fetch(target, { ...told, signal: AbortSignal.timeout(timeoutMs) })
    answer.catch(() => undefined)
    return [[token, language, target, body].join(' '), answer]
  }
  const asked = isKnown ? [] : [ask(config)]
  const address = new URLSearchParams(location.search)
  const tempOrderNo = address.get('tempOrderNo')
  // Another day or journey is asked for by the list itself.
  if (tempOrderNo && !address.has('date') && !address.has('journey'))
    asked.push(...(lists[location.pathname.slice(base.length)] ?? []).map((call) => ask(call, { tempOrderNo })))
  const page = globalThis as Asking
  page.askedAhead = Object.fromEntries(asked)
  // Later an answer tells no more how things are.
  setTimeout(() => (page.askedAhead = undefined), 60_000)
}
