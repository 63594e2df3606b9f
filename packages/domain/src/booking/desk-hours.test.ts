import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { describe, expect, test } from 'vitest'
import { deskFaults, promisedBy, usualDesk } from './desk-hours'
import { usualHours } from './office-hours'

const china = (local: string): string => new Date(`${local}:00+08:00`).toISOString()
const day = (date: string, works: boolean) => ({ date, works, name: '' })
const long = usualHours.week.map(() => ({ open: true, from: '08:00', to: '20:00' }))
const [usual] = usualDesk.periods
/** Every day from eight to eight from Tuesday, 1 December 2026 on. */
const longer: DeskHours = { periods: [usual!, { from: '2026-12-01', week: long, nationalCalendar: false }], days: [] }

describe('[S1.05] promises of the desk by its own hours', () => {
  test.each([
    ['by the usual hours until it says otherwise', usualDesk, '2026-11-20T17:30', 60, '2026-11-23T09:30'],
    ['by the hours of before until the day begins', longer, '2026-11-30T17:30', 30, '2026-11-30T18:00'],
    ['over the day on which they change', longer, '2026-11-30T17:30', 60, '2026-12-01T08:30'],
    ['on a Sunday that is worked from then on', longer, '2026-12-05T19:30', 60, '2026-12-06T08:30'],
    [
      'over a day on which it is closed',
      { ...longer, days: [day('2026-12-06', false)] },
      '2026-12-05T19:30',
      60,
      '2026-12-07T08:30',
    ],
    [
      'on a day that it works besides',
      { ...usualDesk, days: [day('2026-11-21', true)] },
      '2026-11-20T17:30',
      60,
      '2026-11-21T09:30',
    ],
  ] as const)('%s', (_case, desk, asked, minutes, promised) => {
    expect(promisedBy(china(asked), minutes, desk as DeskHours)).toBe(china(promised))
  })

  const [, second] = longer.periods
  test.each([
    ['hours from tomorrow on', longer, undefined],
    ['hours from today on', { ...longer, periods: [usual!, { ...second!, from: '2026-11-30' }] }, 'pastChanged'],
    ['other hours of the past', { ...usualDesk, periods: [{ ...usual!, week: long }] }, 'pastChanged'],
    ['no hours of the past', { ...usualDesk, periods: [second!] }, 'pastChanged'],
    ['a day of the past that was closed', { ...usualDesk, days: [day('2026-11-30', false)] }, 'pastChanged'],
    ['a day to come that is closed', { ...usualDesk, days: [day('2026-12-01', false)] }, undefined],
    ['a day twice', { ...usualDesk, days: [day('2026-12-01', false), day('2026-12-01', true)] }, 'dayTwice'],
    ['two hours from one day on', { ...longer, periods: [...longer.periods, second!] }, 'periodTwice'],
    [
      'nobody works',
      { ...longer, periods: [usual!, { ...second!, week: long.map((each) => ({ ...each, open: false })) }] },
      'noWorkday',
    ],
    [
      'a day that ends before it begins',
      { ...longer, periods: [usual!, { ...second!, week: long.map((each) => ({ ...each, to: '07:00' })) }] },
      'hoursCrossed',
    ],
    ['a day that is none', { ...longer, periods: [usual!, { ...second!, from: '2026-12-32' }] }, 'dayWrong'],
  ] as const)('saved on 30 November: %s', (_case, desk, fault) => {
    expect(deskFaults(desk as DeskHours, usualDesk, '2026-11-30')[0]?.fault).toBe(fault)
  })
})
