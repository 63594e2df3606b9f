import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  ageOn,
  compareDates,
  dateOfEpochDay,
  daysBetween,
  earlierInstant,
  epochDay,
  isBefore,
  isLocalDate,
  isLocalTime,
  laterInstant,
  localInstant,
  localOf,
  minutesBetween,
  minutesOf,
  readLocalDate,
  timeOfMinutes,
  weekday,
} from './local-date'

const anyDay = fc.integer({ min: epochDay('1900-01-01'), max: epochDay('2200-12-31') })

describe('[S9.01] local dates', () => {
  test('days of the epoch agree with the calendar of the platform', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
        expect(dateOfEpochDay(day)).toBe(date)
        expect(epochDay(date)).toBe(day)
        expect(weekday(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay())
      }),
    )
  })
  test('adding days and counting them are inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const date = dateOfEpochDay(day)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })
  test.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '', '20260101', '2026-00-10'])('%s is no date', (value) => {
    expect(isLocalDate(value)).toBe(false)
  })
  test.each([
    ['2024-02-29', true],
    ['2026-12-31', true],
  ])('%s is a date', (value, expected) => expect(isLocalDate(value)).toBe(expected))
  test.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['20-11-2026', '2026-11-20'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2026', undefined],
    ['11-20-2026', undefined],
    ['20-11-26', undefined],
    ['20.11.2026', undefined],
  ])('%s is read as %s', (text, date) => expect(readLocalDate(text)).toBe(date))
  test('times', () => {
    expect(isLocalTime('24:00')).toBe(false)
    expect(minutesOf('10:35')).toBe(635)
    expect(timeOfMinutes(1440 + 5)).toBe('00:05')
    expect(timeOfMinutes(-5)).toBe('23:55')
  })
  test('a day comes before, with or after another', () => {
    const days = ['2026-11-20', '2025-12-31', '2026-02-01', '2025-12-31']
    expect(days.toSorted(compareDates)).toEqual(['2025-12-31', '2025-12-31', '2026-02-01', '2026-11-20'])
    expect(compareDates('2026-11-20', '2026-11-20')).toBe(0)
  })
  test.each([
    ['00:00', true],
    ['09:05', true],
    ['23:59', true],
    ['19:60', false],
    ['9:05', false],
    ['09:05:00', false],
    ['109:05', false],
    ['ab:cd', false],
  ])('%s is a time of day: %s', (value, expected) => expect(isLocalTime(value)).toBe(expected))
  test.each(['x2026-11-20', '2026-11-20x', '20261-11-20', 'x20-11-2026', '20-11-2026x'])('%s is read as no day', (text) =>
    expect(readLocalDate(text)).toBeUndefined(),
  )
  test('months end where they end', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-11-20', 14)).toBe('2028-01-20')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-31', 0)).toBe('2026-12-31')
    expect(addMonths('2026-11-30', 1)).toBe('2026-12-30')
    expect(addMonths('2026-12-01', 1)).toBe('2027-01-01')
  })
  test('a birthday counts on its day', () => {
    expect(ageOn('2014-11-21', '2026-11-20')).toBe(11)
    expect(ageOn('2014-11-20', '2026-11-20')).toBe(12)
    expect(ageOn('2014-12-01', '2026-11-30')).toBe(11)
    expect(ageOn('2012-02-29', '2026-02-28')).toBe(13)
    expect(ageOn('2012-02-29', '2026-03-01')).toBe(14)
  })
})

describe('instants', () => {
  test('local time of China is eight hours ahead', () => {
    expect(localInstant('2026-11-21', '07:30', 480)).toBe('2026-11-20T23:30:00.000Z')
    expect(localOf('2026-11-20T23:30:00Z', 480)).toEqual({ date: '2026-11-21', time: '07:30' })
  })
  test('of two instants one is the earlier and one the later, however they are written', () => {
    const [early, late] = ['2026-11-20T10:00:00+08:00', '2026-11-20T02:00:01.000Z']
    expect([earlierInstant(early, late), earlierInstant(late, early)]).toEqual([early, early])
    expect([laterInstant(early, late), laterInstant(late, early)]).toEqual([late, late])
    const same = '2026-11-20T02:00:00.000Z'
    expect([earlierInstant(early, same), laterInstant(early, same)], 'of two that are the same, the first').toEqual([
      early,
      early,
    ])
    expect([isBefore(early, late), isBefore(late, early), isBefore(early, same)]).toEqual([true, false, false])
  })
  test('clocks west of Greenwich and of broken hours', () => {
    expect(localOf('2026-11-20T02:30:00Z', -300)).toEqual({ date: '2026-11-19', time: '21:30' })
    expect(localOf('2026-11-20T18:20:00Z', 345)).toEqual({ date: '2026-11-21', time: '00:05' })
    expect(localInstant('2026-11-19', '21:30', -300)).toBe('2026-11-20T02:30:00.000Z')
  })
  test('minutes added are the minutes between', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (minutes) => {
        const from = '2026-11-20T02:31:17.250Z'
        const to = addMinutes(from, minutes)
        expect(to).toBe(new Date(Date.parse(from) + minutes * 60_000).toISOString())
        expect(minutesBetween(from, to)).toBe(minutes)
      }),
    )
  })
})
