import { expect, test, vi } from 'vitest'
import type { Context } from '../../context'
import { prepareSearches } from './prepare-searches'

test('a supplier that cannot be asked yet stops nothing: it is told of, and the others are prepared', async () => {
  vi.useFakeTimers()
  const warn = vi.fn<Context['log']['warn']>()
  const prepared = vi.fn<() => Promise<void>>().mockResolvedValue()
  const context = {
    air: { prepare: prepared },
    rail: { prepare: () => Promise.reject(new Error('too slow')) },
    intlAir: { prepare: prepared },
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
    log: { warn },
  } as unknown as Context
  prepareSearches(context)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(prepared).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledOnce()
})
