import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, inTime } from './load-chunk'

afterEach(() => vi.useRealTimers())

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
