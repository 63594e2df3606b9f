import { describe, expect, it } from 'vitest'
import { calendarDay, calendarDays } from './festivals'

const festivalOf = (date: string): string | undefined => calendarDay(date)?.festival?.['zh-CN']

describe('calendar', () => {
  it('2026 has 33 days off and 6 working weekend days, as the notice says', () => {
    const year = calendarDays('2026-01-01', '2026-12-31')
    expect(year.filter((day) => day.off)).toHaveLength(33)
    const worked = year.filter((day) => day.workday)
    expect(worked.map((day) => day.date)).toEqual([
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ])
    expect(year).toAllSatisfy((day) => !day.expected)
  })

  it.each([
    ['2024-02-10', '春节'],
    ['2025-01-28', '除夕'],
    ['2025-10-06', '中秋节'],
    ['2026-02-17', '春节'],
    ['2026-04-05', '清明节'],
    ['2027-02-06', '春节'],
    ['2027-04-05', '清明节'],
    ['2027-06-09', '端午节'],
    ['2027-09-15', '中秋节'],
    ['2028-01-26', '春节'],
    ['2028-04-04', '清明节'],
    ['2028-05-28', '端午节'],
    ['2028-10-03', '中秋节'],
  ])('%s is %s', (date, festival) => {
    expect(festivalOf(date)).toBe(festival)
  })

  it('days off of 2027 and 2028 are marked expected', () => {
    const days = calendarDays('2027-01-01', '2028-12-31')
    expect(days.filter((day) => day.expected !== day.off)).toEqual([])
    expect(calendarDay('2027-10-03')).toMatchObject({ off: true, expected: true, holiday: { en: 'National Day' } })
  })

  it('a lieu day belongs to its holiday, an ordinary day is not special', () => {
    expect(calendarDay('2026-02-23')).toEqual({ holiday: { 'zh-CN': '春节', 'zh-TW': '春節', en: 'Spring Festival' }, off: true })
    expect(calendarDay('2026-10-10')).toEqual({
      holiday: { 'zh-CN': '国庆节', 'zh-TW': '國慶節', en: 'National Day' },
      workday: true,
    })
    expect(calendarDay('2026-07-01')).toBeUndefined()
  })

  it('a span includes both ends', () => {
    expect(calendarDays('2026-10-01', '2026-10-07')).toHaveLength(7)
    expect(calendarDays('2026-07-02', '2026-07-01')).toEqual([])
  })
})
