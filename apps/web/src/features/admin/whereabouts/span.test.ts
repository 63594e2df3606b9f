import { expect, test } from 'vitest'
import { spanOf } from './span'

test('[S2.44] a day that is the same is said once, by the clocks of China', () => {
  expect(spanOf('2026-11-20T00:00:00.000Z', '2026-11-20T02:15:00.000Z').to).toBe('10:15')
  expect(spanOf('2026-11-20T00:00:00.000Z', '2026-11-20T16:00:00.000Z').to).toContain('00:00')
  expect(spanOf('2026-11-20T00:00:00.000Z', '2026-11-20T16:00:00.000Z').to).not.toBe('00:00')
})
