import { expect, test } from 'vitest'
import { daysOfOldRate } from './prices'

test.each([
  ['of the day itself', '2026-09-29', undefined],
  ['of fifty days before', '2026-11-18', undefined],
  ['of fifty-one days before', '2026-11-19', 51],
  ['of last year', '2027-09-29', 365],
])('an exchange rate %s says its age only once it is older than fifty days', (_when, today, days) =>
  expect(daysOfOldRate('2026-09-29', today)).toBe(days),
)
