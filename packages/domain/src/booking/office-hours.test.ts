import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { describe, expect, test } from 'vitest'
import { afterWorking, hoursFaults, hoursOn, usualHours } from './office-hours'

const china = (local: string): string => new Date(`${local}:00+08:00`).toISOString()
const hours = (more: Partial<OfficeHours>): OfficeHours => ({ ...usualHours, ...more })
const day = (date: string, works: boolean) => ({ date, works, name: '' })

describe('working time of a company', () => {
  test.each([
    // 2026-11-20 is a Friday; 2026-10-01 begins a national holiday; 2026-10-10 is a Saturday that is worked for it.
    ['within one day', {}, '2026-11-20T10:00', 120, '2026-11-20T12:00'],
    ['over the night', {}, '2026-11-19T17:00', 120, '2026-11-20T10:00'],
    ['over the weekend', {}, '2026-11-20T17:00', 120, '2026-11-23T10:00'],
    ['from before the day begins', {}, '2026-11-20T03:00', 60, '2026-11-20T10:00'],
    ['over a national holiday', {}, '2026-09-30T17:30', 60, '2026-10-08T09:30'],
    ['on a Saturday that is worked for it', {}, '2026-10-09T17:30', 60, '2026-10-10T09:30'],
    ['without the national calendar', { nationalCalendar: false }, '2026-09-30T17:30', 60, '2026-10-01T09:30'],
    ['over a day off of its own', { days: [day('2026-11-20', false)] }, '2026-11-19T17:00', 120, '2026-11-23T10:00'],
    ['on a Saturday of its own', { days: [day('2026-11-21', true)] }, '2026-11-20T17:00', 120, '2026-11-21T10:00'],
    ['on a holiday that it works', { days: [day('2026-10-01', true)] }, '2026-09-30T17:30', 60, '2026-10-01T09:30'],
    ['by another clock', { zone: 'japan' }, '2026-11-20T08:00', 30, '2026-11-20T08:30'],
  ] as const)('is counted %s', (_name, more, from, minutes, until) =>
    expect(afterWorking(china(from), minutes, hours(more as Partial<OfficeHours>))).toBe(china(until)),
  )

  test('a long time goes on over as many days as it needs', () => {
    expect(afterWorking(china('2026-11-02T09:00'), 5 * 9 * 60 + 1, usualHours)).toBe(china('2026-11-09T09:01'))
  })

  test('a day that is usually free has the hours of the first that is not', () => {
    const early = usualHours.week.map((each) => ({ ...each, from: '08:00' }))
    expect(hoursOn(hours({ week: early, days: [day('2026-11-21', true)] }), '2026-11-21')).toMatchObject({ from: '08:00' })
    expect(hoursOn(usualHours, '2026-11-21')).toBeUndefined()
  })

  test.each([
    ['nobody works', { week: usualHours.week.map((each) => ({ ...each, open: false })) }, ['noWorkday']],
    ['a day ends before it begins', { week: usualHours.week.map((each) => ({ ...each, to: '08:00' })) }, ['hoursCrossed']],
    ['a day is named twice', { days: [day('2026-11-21', true), day('2026-11-21', false)] }, ['dayTwice']],
    ['all is well', {}, []],
  ] as const)('is judged where %s', (_name, more, faults) =>
    expect(hoursFaults(hours(more as Partial<OfficeHours>)).map(({ fault }) => fault)).toEqual(faults),
  )
})
