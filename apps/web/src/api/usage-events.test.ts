import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Sent {
  eventList: { id: string; eventCode: string; eventType: string }[]
}

let sent: Sent[] = []
let online = true
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sent = []
  online = true
  const stored = new Map([['sojourn.token', 'token']])
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', {
    location: { pathname: '/v/', search: '' },
    localStorage,
    sessionStorage: { getItem: () => null },
    addEventListener: () => undefined,
  })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (!online) throw new TypeError('offline')
    sent.push(JSON.parse(body) as Sent)
    return { status: 200 }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => import('./usage-events')

test('[S9.09] six events go together, at once', async () => {
  const { noteAction } = await start()
  for (let index = 0; index < 5; index++) noteAction(`button${index}`)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([])
  noteAction('button5')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ eventList }) => eventList.length)).toEqual([6])
})

test('[S9.17] fewer go after two quiet seconds', async () => {
  const { noteView } = await start()
  noteView('/flight/list', '/')
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[0]?.eventList).toMatchObject([{ eventCode: '/flight/list', entranceCode: '/', eventType: 'view' }])
})

test('[S7.08] what could not be delivered goes with the next, under the same number', async () => {
  const { noteAction } = await start()
  online = false
  noteAction('first')
  await vi.advanceTimersByTimeAsync(2000)
  online = true
  noteAction('second')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent[0]?.eventList.map(({ eventCode }) => eventCode)).toEqual(['first', 'second'])
})
