import { expect, test } from 'vitest'
import { createAllowance } from './allowance'

test('some at once, then as many as grow again, each key by itself', () => {
  let now = 0
  const clock = { now: () => new Date(now), turn: () => new Date(now) }
  const allowance = createAllowance(clock, { perMinute: 60, atOnce: 3 })
  expect([1, 2, 3, 4].map(() => allowance.take('one'))).toEqual([0, 0, 0, 1])
  expect(allowance.take('other')).toBe(0)
  now = 999
  expect(allowance.take('one')).toBe(1)
  now = 1_000
  expect([allowance.take('one'), allowance.take('one')]).toEqual([0, 1])
  now = 600_000
  expect([1, 2, 3, 4].map(() => allowance.take('one'))).toEqual([0, 0, 0, 1])
})

test('who waits as long as told gets one', () => {
  let now = 0
  const clock = { now: () => new Date(now), turn: () => new Date(now) }
  const allowance = createAllowance(clock, { perMinute: 7, atOnce: 1 })
  for (let turn = 0; turn < 20; turn++) {
    const seconds = allowance.take('one')
    now += seconds * 1_000
    if (seconds > 0) expect(allowance.take('one')).toBe(0)
  }
  expect(now).toBeGreaterThan(0)
})

test('a clock that is set back keeps nobody waiting', () => {
  let now = 600_000
  const clock = { now: () => new Date(now), turn: () => new Date(now) }
  const allowance = createAllowance(clock, { perMinute: 60, atOnce: 2 })
  expect([1, 2, 3].map(() => allowance.take('one'))).toEqual([0, 0, 1])
  now = 0
  expect([1, 2, 3].map(() => allowance.take('one'))).toEqual([0, 0, 1])
})
