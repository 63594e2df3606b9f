import { serverInstant } from '../kit/dates/server-time'
import { newIntent, requestHeaders } from './client'
import { addBuriedPointData } from './calls/access/usage-event'
import { sessionToken } from './session'

/** Six events go together (S9.09), or what there is after two quiet seconds (S9.17), or when the page is left. */
const together = 6
const quietMs = 2000
/** What could not be delivered waits, the newest of it. */
const waitAtMost = 24

interface UsageEvent {
  id: string
  eventCode: string
  entranceCode: string
  eventType: 'view' | 'action'
  at: string
}

let waiting: UsageEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

async function flush(): Promise<void> {
  clearTimeout(timer)
  if (waiting.length === 0 || !sessionToken()) return
  const eventList = waiting
  waiting = []
  const delivered = await fetch(`/${addBuriedPointData.path}`, {
    method: 'POST',
    keepalive: true,
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ eventList }),
  }).then(
    ({ status }) => status < 500,
    () => false,
  )
  if (!delivered) waiting = [...eventList, ...waiting].slice(-waitAtMost)
}

function note(eventType: UsageEvent['eventType'], eventCode: string, entranceCode: string): void {
  const event = { id: newIntent(), eventCode: eventCode.slice(0, 80), entranceCode, eventType, at: serverInstant() }
  waiting = [...waiting, event].slice(-waitAtMost)
  if (waiting.length >= together) return void flush()
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), quietMs)
}

const screen = (): string => window.location.pathname.slice(0, 80)

/** A screen was opened from another one. */
export const noteView = (path: string, from: string): void => note('view', path, from)
/** A person did something on the screen that is open: a named button, or a write call's path. */
export const noteAction = (code: string): void => note('action', code, screen())

/** What waits is sent when the page is hidden or left. */
export function sendUsageEventsOnLeave(): void {
  window.addEventListener('pagehide', () => void flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush())
}
