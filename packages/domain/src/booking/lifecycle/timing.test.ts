import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes, isBefore, minutesBetween } from '../../kit/local-date'
import { approvalDeadline, holdAfterApproval, holdForApproval, holdForChange, holdForPayment } from './timing'

const now = '2026-11-20T02:00:00.000Z'
const hours = (count: number) => addMinutes(now, count * 60)

describe('how long seats are held (handbook 1.7)', () => {
  test('thirty minutes to pay', () => expect(holdForPayment(now)).toBe('2026-11-20T02:30:00.000Z'))
  test.each<[string, string, string | undefined, string]>([
    ['more than three days ahead: a day', hours(73), undefined, hours(24)],
    ['three days ahead to the minute: two hours', hours(72), undefined, hours(2)],
    ['never into the last four hours', hours(5), undefined, hours(1)],
    ['the carrier’s limit, where it says one', hours(100), hours(6), hours(6)],
    ['the carrier’s limit beyond the last four hours', hours(8), hours(6), hours(4)],
    ['a departure today leaves the time to pay', hours(3), undefined, hours(0.5)],
  ])('%s', (_title, departAt, carrierLimit, expected) => {
    expect(holdForApproval({ now, departAt, ...(carrierLimit !== undefined && { carrierLimit }) })).toBe(expected)
  })
  test('the approval ends before the hold and after now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 121, max: 500_000 }), (minutesAhead) => {
        const hold = holdForApproval({ now, departAt: addMinutes(now, minutesAhead) })
        const deadline = approvalDeadline(now, hold)
        expect(isBefore(deadline, hold)).toBe(true)
        expect(minutesBetween(now, deadline)).toBeGreaterThanOrEqual(20)
      }),
    )
  })
  test.each([
    ['a change is decided before the old departure', hours(2), hours(2)],
    ['an old departure after the hold does not matter', hours(30), hours(24)],
    ['nor one that leaves no time to pay', hours(0.5), hours(24)],
  ])('%s', (_title, oldDepartAt, expected) => expect(holdForChange(hours(24), oldDepartAt, now)).toBe(expected))
  test('a day’s hold leaves thirty minutes, a short one a quarter', () => {
    expect(approvalDeadline(now, hours(24))).toBe(hours(23.5))
    expect(approvalDeadline(now, hours(1))).toBe(hours(0.75))
  })
})

describe('how long an approved order may be paid', () => {
  const day = '2026-11-25T00:00:00.000Z'
  test.each([
    ['by day half an hour', '2026-11-20T06:00:00.000Z', day, '2026-11-20T06:30:00.000Z'],
    ['at 21:59 half an hour', '2026-11-20T13:59:00.000Z', day, '2026-11-20T14:29:00.000Z'],
    ['from 22:00 on until nine', '2026-11-20T14:00:00.000Z', day, '2026-11-21T01:00:00.000Z'],
    ['after midnight until nine', '2026-11-20T18:00:00.000Z', day, '2026-11-21T01:00:00.000Z'],
    ['at 08:29 until nine', '2026-11-21T00:29:00.000Z', day, '2026-11-21T01:00:00.000Z'],
    ['at 08:30 half an hour', '2026-11-21T00:30:00.000Z', day, '2026-11-21T01:00:00.000Z'],
    ['never beyond what is held', '2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z'],
  ])('%s', (_title, at, hold, until) => expect(holdAfterApproval(at, hold)).toBe(until))
})
