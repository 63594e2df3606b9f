import { expect, test, vi } from 'vitest'
import { createMinuteMemory } from './minute-memory'

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`)

test.each([
  ['the same minute', '02:00:10.000', '02:00:59.999', 1],
  ['the next minute', '02:00:10.000', '02:01:10.000', 2],
  ['until a full minute', '02:00:59.999', '02:01:00.000', 2],
  ['from a full minute on', '02:01:00.000', '02:01:00.001', 2],
])('a question asked again is worked out anew or not: %s', (_when, first, second, times) => {
  const work = vi.fn<() => object>(() => ({}))
  const memory = createMinuteMemory<object>(2)
  for (const moment of [first, second]) memory(at(moment), 'question', work)
  expect(work).toHaveBeenCalledTimes(times)
})

test('of too many questions the oldest is forgotten', () => {
  const work = vi.fn<() => object>(() => ({}))
  const memory = createMinuteMemory<object>(2)
  for (const question of ['one', 'two', 'three', 'three', 'two', 'one']) memory(at('02:00:10'), question, work)
  expect(work).toHaveBeenCalledTimes(4)
})

test('a minute later all is forgotten, also where nobody asks meanwhile', () => {
  vi.useFakeTimers()
  const work = vi.fn<() => object>(() => ({}))
  const memory = createMinuteMemory<object>(2)
  memory(at('02:00:10'), 'question', work)
  vi.advanceTimersByTime(60_000)
  memory(at('02:00:10'), 'question', work)
  vi.useRealTimers()
  expect(work).toHaveBeenCalledTimes(2)
})
