import { describe, expect, test } from 'vitest'
import { bookingWindow, checkDay, defaultDaysAhead, isEmptyWindow, narrowWindow } from './date-section'
import { isReusable, notBefore, renewDays, reuseDaySearch } from './search-cache'

const today = '2026-11-20'

describe('what can be booked', () => {
  test('[S9.02] where nothing is said, twenty days', () =>
    expect(bookingWindow({ daysAhead: defaultDaysAhead }, today)).toEqual({
      first: today,
      last: '2026-12-10',
      leaveLast: '2026-12-10',
    }))
  test('limits narrow a window, down to nothing', () => {
    const window = bookingWindow({ daysAhead: 30, nights: true }, today)
    expect(narrowWindow(window, { from: '2026-11-25', to: '2026-11-28' })).toEqual({
      first: '2026-11-25',
      last: '2026-11-28',
      leaveLast: '2026-11-28',
    })
    expect(narrowWindow(window, {})).toEqual(window)
    expect(isEmptyWindow(narrowWindow(window, { from: '2027-01-01' }))).toBe(true)
    expect(isEmptyWindow(window)).toBe(false)
  })
  test('[S5.02] a day must be real, not gone by and within the range', () => {
    const range = { today, horizonEnd: '2026-12-10' }
    const name = (date: string) => checkDay('departDate', date, range)?.problem
    expect(['2026-02-30', '2026-11-19', '2026-11-20', '2026-12-10', '2026-12-11'].map(name)).toEqual([
      'dateInvalid',
      'datePast',
      undefined,
      undefined,
      'dateTooFar',
    ])
  })
})

describe('[S4.21] [S9.05] remembered searches', () => {
  const day = 86_400_000
  test('are offered for thirty days, and never from the future', () => {
    expect([-1, 0, 30 * day, 30 * day + 1].map((age) => isReusable(1e12, 1e12 + age))).toEqual([false, true, true, false])
  })
  test('days gone by become today and tomorrow, days to come stay in their order', () => {
    expect(renewDays('2026-11-01', '2026-11-02', today)).toEqual({ start: today, end: '2026-11-21' })
    expect(renewDays('2026-11-25', '2026-11-27', today)).toEqual({ start: '2026-11-25', end: '2026-11-27' })
    expect(renewDays('2026-11-25', '2026-11-02', today)).toEqual({ start: '2026-11-25', end: '2026-11-26' })
    expect(notBefore('2026-11-01', today)).toBe(today)
  })
  test('a search of one day begins today at the earliest', () => {
    const cache = { departDate: '2026-11-01', currentTimeStamp: 1e12 }
    expect(reuseDaySearch(cache, 1e12, today)).toMatchObject({ departDate: today })
    expect(reuseDaySearch(cache, 1e12 + 31 * day, today)).toBeUndefined()
  })
})
