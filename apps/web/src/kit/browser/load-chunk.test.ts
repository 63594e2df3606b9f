import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, inTime, isNotLoaded, noteNotLoaded, reloadOnce } from './load-chunk'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S8.18] [S9.17] code that has not come after 120 seconds is given up', async () => {
  vi.useFakeTimers()
  const waiting = inTime(new Promise<never>(() => undefined))
  const failed = vi.fn<(error: unknown) => void>()
  waiting.catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError))
})

test('[S9.17] code that comes in time is taken, and no timer is left', async () => {
  vi.useFakeTimers()
  await expect(inTime(Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

test('[S8.18] code that cannot be fetched is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(inTime(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
})

test('[S8.18] code that did not come is known for what it is, whoever asked for it; another error is not taken for it', () => {
  const failed = new TypeError('Importing a module script failed.')
  noteNotLoaded(failed)
  expect([failed, new ChunkLoadError()].map(isNotLoaded)).toEqual([true, true])
  const others = [new TypeError('Importing a module script failed.'), undefined, 'failed']
  expect(others.map(isNotLoaded)).toEqual([false, false, false])
})

const browserOf = (keep: (key: string, value: string) => void) => {
  const kept: Record<string, string> = {}
  const reload = vi.fn<() => void>()
  const sessionStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      keep(key, value)
      kept[key] = value
    },
  }
  vi.stubGlobal('window', { sessionStorage, location: { href: '/v/center/mails', reload } })
  return reload
}

test('[S8.18] a place is loaded anew once, and not in a circle', () => {
  const reload = browserOf(() => undefined)
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})

test('[S8.18] a browser that remembers nothing is not loaded anew by itself: it could never stop', () => {
  const reload = browserOf(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
