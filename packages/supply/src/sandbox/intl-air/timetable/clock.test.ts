import { epochDay } from '@sojourn/domain/kit/local-date'
import { describe, expect, test } from 'vitest'
import { aheadAt, instantAt, shownAt } from './clock'

const at = (zone: string, date: string, minutes: number): string =>
  new Date(instantAt(zone, epochDay(date), minutes)).toISOString()

describe('clocks of the world', () => {
  test.each([
    ['Asia/Shanghai', '2027-07-01', '08:00'],
    ['Asia/Kolkata', '2027-01-01', '05:30'],
    ['Europe/Berlin', '2027-01-15', '01:00'],
    ['Europe/Berlin', '2027-07-15', '02:00'],
    ['America/Los_Angeles', '2027-03-14', '-08:00'],
    ['America/Los_Angeles', '2027-03-15', '-07:00'],
    ['Australia/Sydney', '2028-02-29', '11:00'],
    ['Pacific/Auckland', '2027-04-05', '12:00'],
  ])('%s on %s is %s ahead of UTC at its midnight', (zone, date, ahead) => {
    const [hours = 0, minutes = 0] = ahead.replace('-', '').split(':').map(Number)
    const sign = ahead.startsWith('-') ? -1 : 1
    expect(aheadAt(zone, instantAt(zone, epochDay(date), 0)) / 60_000).toBe(sign * (hours * 60 + minutes))
  })

  test('an hour that clocks show twice is the first, one that they skip is as long after', () => {
    expect(at('Europe/Berlin', '2027-10-31', 150)).toBe('2027-10-31T00:30:00.000Z')
    expect(at('Europe/Berlin', '2027-03-28', 150)).toBe('2027-03-28T01:30:00.000Z')
    expect(at('America/New_York', '2027-03-14', 210)).toBe('2027-03-14T07:30:00.000Z')
    expect(at('America/New_York', '2027-11-07', 90)).toBe('2027-11-07T05:30:00.000Z')
  })

  test('what a clock shows at an instant is the time of which that is the instant, on every day of three years', () => {
    const first = epochDay('2026-12-30')
    const zones = [
      'Asia/Shanghai',
      'Europe/London',
      'America/New_York',
      'Australia/Sydney',
      'Pacific/Auckland',
      'Africa/Cairo',
      'America/Santiago',
    ]
    const wrong = zones.flatMap((zone) =>
      Array.from({ length: epochDay('2029-01-02') - first }, (_, index) => first + index).flatMap((day) =>
        [300, 725, 1435]
          .map((minutes) => ({ zone, epochDay: day, minutes, shown: shownAt(zone, instantAt(zone, day, minutes)) }))
          .filter(({ minutes, shown }) => shown.epochDay !== day || shown.minutes !== minutes),
      ),
    )
    expect(wrong).toEqual([])
  })
})
