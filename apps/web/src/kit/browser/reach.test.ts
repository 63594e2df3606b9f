import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReach } from './reach'

const fetch = vi.fn<typeof globalThis.fetch>()
const onAway = vi.fn<() => void>()
const onReached = vi.fn<(wasAway: boolean) => void>()
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  browser = Object.assign(new EventTarget(), { location: { pathname: '/v/center/mails' } })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }))
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a portal that answers is there at once, and nothing is asked again', async () => {
  fetch.mockImplementation(answer(200))
  watchReach({ onAway, onReached })
  await settle()
  expect(onReached).toHaveBeenCalledExactlyOnceWith(false)
  expect(onAway).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('without a network it says so once, and goes on as soon as the browser has one again', async () => {
  fetch.mockImplementation(noNetwork)
  watchReach({ onAway, onReached })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(onAway).toHaveBeenCalledOnce()
  expect(onReached).not.toHaveBeenCalled()
  fetch.mockImplementation(answer(200))
  browser.dispatchEvent(new Event('online'))
  await settle()
  expect(onReached).toHaveBeenCalledExactlyOnceWith(true)
})

test('a server that is being started anew is asked until it answers, though the network never went', async () => {
  fetch.mockImplementation(answer(502))
  watchReach({ onAway, onReached })
  await settle()
  expect(onAway).toHaveBeenCalledOnce()
  fetch.mockImplementation(answer(200))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onReached).toHaveBeenCalledExactlyOnceWith(true)
})

test('whoever left the page is told nothing more', async () => {
  fetch.mockImplementation(noNetwork)
  const stop = watchReach({ onAway, onReached })
  await settle()
  stop()
  fetch.mockImplementation(answer(200))
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onReached).not.toHaveBeenCalled()
})
