import { expect, test } from 'vitest'
import { daysLeft, dueSpan, obtainableSpan, reminderSpan } from './due'

test('[handbook 1.10] vouchers can be had for 180 days after travel, the last one included', () => {
  expect(daysLeft('2026-06-02', '2026-11-29')).toBe(0)
  expect(daysLeft('2026-06-01', '2026-11-29')).toBe(-1)
  expect(daysLeft('2026-11-29', '2026-11-29')).toBe(180)
})

test('the radar divides days of travel as the days that are left do', () => {
  const today = '2026-11-29'
  const { from, to, soon, lapsed } = dueSpan(today)
  expect([daysLeft(soon, today), daysLeft(lapsed, today)]).toEqual([30, -1])
  expect([from, to]).toEqual(['2025-11-30', today])
  expect(daysLeft(obtainableSpan(today).from, today)).toBe(0)
  expect(reminderSpan(today)).toEqual({ from: '2026-06-02', to: soon })
})
