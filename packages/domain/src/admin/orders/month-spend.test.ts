import { expect, test } from 'vitest'
import { monthSoFar } from './month-spend'

test.each([
  ['2026-11-20', { from: '2026-11-01', to: '2026-11-20' }, { from: '2025-11-01', to: '2025-11-20' }],
  ['2026-12-01', { from: '2026-12-01', to: '2026-12-01' }, { from: '2025-12-01', to: '2025-12-01' }],
  ['2028-02-29', { from: '2028-02-01', to: '2028-02-29' }, { from: '2027-02-01', to: '2027-02-28' }],
])('[S2.44] on %s the month so far is compared with the same days of the year before', (today, now, before) =>
  expect(monthSoFar(today)).toEqual({ now, before }),
)
