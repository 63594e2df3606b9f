import { expect, test } from 'vitest'
import { monthBefore, nextMailDay } from './monthly'

test.each([
  ['2026-11-20', 21, '2026-11-21'],
  ['2026-11-20', 20, '2026-12-20'],
  ['2026-11-20', 1, '2026-12-01'],
  ['2026-12-28', 28, '2027-01-28'],
  ['2026-02-27', 28, '2026-02-28'],
])('on %s a report of day %i is sent next on %s', (today, day, next) => expect(nextMailDay(today, day)).toBe(next))

test.each([
  ['2026-12-03', '2026-11-01', '2026-11-30'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2028-03-28', '2028-02-01', '2028-02-29'],
])('on %s it is of %s to %s', (day, from, to) => expect(monthBefore(day)).toEqual({ from, to }))
