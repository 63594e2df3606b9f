import { describe, expect, test } from 'vitest'
import { isWaitlistDeadline, waitlistDeadlines, waitlistFare, waitsUntil } from './waitlist'

const departAt = '2026-11-28T02:00:00.000Z'

describe('how long a waitlist may wait (handbook 3.6)', () => {
  test('from twenty minutes to two days before the first train, two hours by default', () => {
    const deadlines = waitlistDeadlines([departAt], '2026-11-20T02:00:00.000Z')
    expect(deadlines.map(({ minutesBefore }) => minutesBefore)).toEqual([20, 60, 120, 180, 360, 720, 1440, 2880])
    expect(deadlines.find(({ usual }) => usual)?.at).toBe('2026-11-28T00:00:00.000Z')
  })
  test('ends that are over are not offered; the latest open one becomes usual', () => {
    const deadlines = waitlistDeadlines([departAt], '2026-11-28T00:30:00.000Z')
    expect(deadlines).toEqual([
      { minutesBefore: 20, at: '2026-11-28T01:40:00.000Z', usual: false },
      { minutesBefore: 60, at: '2026-11-28T01:00:00.000Z', usual: true },
    ])
    expect(waitlistDeadlines([departAt], '2026-11-28T01:35:00.000Z')).toEqual([])
  })
  test.each([
    ['2026-11-28T01:40:00.000Z', true],
    ['2026-11-28T01:40:01.000Z', false],
    ['2026-11-20T02:00:00.000Z', false],
  ])('until %s: %s', (deadline, fits) => expect(isWaitlistDeadline(deadline, [departAt], '2026-11-20T02:00:00.000Z')).toBe(fits))
  test('later days count: the wait lasts until the last train, and each train is waited for until as long before its own', () => {
    const departures = [departAt, '2026-11-30T02:00:00.000Z', '2026-11-29T02:00:00.000Z']
    const now = '2026-11-28T01:50:00.000Z'
    const usual = waitlistDeadlines(departures, now).find((deadline) => deadline.usual)!
    expect(usual.at).toBe('2026-11-30T00:00:00.000Z')
    expect(departures.map((at) => waitsUntil(at, departures, usual.at))).toEqual([
      '2026-11-28T00:00:00.000Z',
      '2026-11-30T00:00:00.000Z',
      '2026-11-29T00:00:00.000Z',
    ])
    expect(isWaitlistDeadline('2026-11-30T01:40:00.000Z', departures, now)).toBe(true)
    expect(isWaitlistDeadline('2026-11-30T01:41:00.000Z', departures, now)).toBe(false)
  })
  test('the highest price is paid in advance', () => expect(waitlistFare([55_300, 93_300, 60_000])).toBe(93_300))
})
