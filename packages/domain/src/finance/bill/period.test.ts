import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, chinaOffsetMinutes } from '../../kit/local-date'
import { confirmsAfterChange, confirmsItselfAt, cutOffAfter, cutOffUntil, dueDayOf, instantsOf, nextPeriod } from './period'

/** The second of the cut-off is the next period's. */
function isIn(at: string, period: Parameters<typeof instantsOf>[0], offset: number): boolean {
  const { from, to } = instantsOf(period, offset)
  return at >= from && at < to
}

describe('[handbook 10.3] the period of a bill', () => {
  test.each([
    ['natural month', '2026-11-20', 1, '2026-12-01', '2026-11-01'],
    ['day 26 to 26', '2026-11-20', 26, '2026-11-26', '2026-10-26'],
    ['on the day of the cut-off', '2026-11-26', 26, '2026-12-26', '2026-11-26'],
    ['over the new year', '2026-12-31', 1, '2027-01-01', '2026-12-01'],
    ['February has its 28th', '2027-02-28', 28, '2027-03-28', '2027-02-28'],
  ])('%s', (_name, day, cutOffDay, after, until) => {
    expect(cutOffAfter(day, cutOffDay)).toBe(after)
    expect(cutOffUntil(day, cutOffDay)).toBe(until)
  })

  test('begins where the former one ended, and the first is the whole period before today', () => {
    expect(nextPeriod(undefined, 1, '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-11-01' })
    expect(nextPeriod('2026-11-01', 1, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-12-01' })
    // Another cut-off shortens the period in which it is agreed, and leaves no gap.
    expect(nextPeriod('2026-11-01', 26, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-26' })
  })

  test('the second of the cut-off belongs to the next period, by the clocks of the company', () => {
    const period = { from: '2026-11-01', to: '2026-12-01' }
    expect(instantsOf(period, chinaOffsetMinutes)).toEqual({ from: '2026-10-31T16:00:00.000Z', to: '2026-11-30T16:00:00.000Z' })
    expect(isIn('2026-11-30T15:59:59.999Z', period, chinaOffsetMinutes)).toBe(true)
    expect(isIn('2026-11-30T16:00:00.000Z', period, chinaOffsetMinutes)).toBe(false)
    expect(isIn('2026-11-30T16:00:00.000Z', { from: '2026-12-01', to: '2027-01-01' }, chinaOffsetMinutes)).toBe(true)
    expect(isIn('2026-11-30T15:30:00.000Z', period, 540)).toBe(false)
  })

  test('every instant is in one period and no other', () => {
    const day = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 1439 }), (date, cutOffDay, minute) => {
        const at = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString()
        const first = nextPeriod(cutOffUntil(addDays(date, -40), cutOffDay), cutOffDay, date)
        let period = first
        let found = 0
        for (let turn = 0; turn < 4; turn++) {
          if (isIn(at, period, chinaOffsetMinutes)) found += 1
          period = nextPeriod(period.to, cutOffDay, date)
        }
        expect(found).toBe(1)
      }),
    )
  })
})

describe('[handbook 10.3] by themselves', () => {
  test.each([
    ['made on a Tuesday', '2026-12-01T01:00:00Z', '2026-12-08T16:00:00.000Z'],
    ['made on a Saturday', '2026-12-05T01:00:00Z', '2026-12-11T16:00:00.000Z'],
    // A week of holiday, and a Saturday worked for it.
    ['made before the national holiday', '2026-09-30T01:00:00Z', '2026-10-13T16:00:00.000Z'],
  ])('pre-bills %s are confirmed after five working days', (_name, madeAt, confirmedAt) => {
    expect(confirmsItselfAt(madeAt, chinaOffsetMinutes)).toBe(confirmedAt)
  })

  test.each([
    ['on its first day, which changes nothing', '2026-12-01T02:00:00Z', '2026-12-08T16:00:00.000Z'],
    ['in the last hour', '2026-12-08T15:00:00Z', '2026-12-09T16:00:00.000Z'],
    ['later, as a variance was waited for, on a Friday', '2026-12-11T02:00:00Z', '2026-12-14T16:00:00.000Z'],
    ['before the national holiday', '2027-09-30T02:00:00Z', '2027-10-08T16:00:00.000Z'],
  ])('what the agency changes %s can be looked at for a working day', (_name, changedAt, confirmsAt) => {
    expect(confirmsAfterChange('2026-12-08T16:00:00.000Z', changedAt, chinaOffsetMinutes)).toBe(confirmsAt)
  })

  test('bills are due so many days after the local day of their confirmation', () => {
    expect(dueDayOf('2026-12-08T16:30:00Z', 15, chinaOffsetMinutes)).toBe('2026-12-24')
  })
})
