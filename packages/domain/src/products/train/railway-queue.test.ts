import { expect, test } from 'vitest'
import { asksAgainAt, isPassingRefusal } from './railway-queue'

test.each([
  ['supplierBusy', '2026-11-20T02:00:00.000Z', '2026-11-20T02:30:00.000Z', '2026-11-20T02:01:00.000Z'],
  ['supplierBusy', '2026-11-20T02:29:00.000Z', '2026-11-20T02:30:00.000Z', undefined],
  // 01:10 in China: the railway opens at 05:00.
  ['outOfService', '2026-11-19T17:10:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-19T21:00:00.000Z'],
  ['outOfService', '2026-11-19T17:10:00.000Z', '2026-11-19T17:20:00.000Z', undefined],
  // It says that it is closed, though it should be open.
  ['outOfService', '2026-11-20T02:00:00.000Z', '2026-11-20T02:30:00.000Z', '2026-11-20T02:01:00.000Z'],
] as const)('%s at %s, held until %s: asked again at %s (handbook 3.5)', (refusal, now, holdUntil, at) => {
  expect(asksAgainAt(refusal, now, holdUntil)).toBe(at)
})

test('only a silent or closed railway is asked again (handbook 3.9)', () => {
  expect(['supplierBusy', 'outOfService', 'soldOut', 'identityNotVerified'].map(isPassingRefusal)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
