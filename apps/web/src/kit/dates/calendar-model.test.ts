import { addDays, weekday } from '@sojourn/domain/kit/local-date'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canChoose,
  cellsPerPane,
  clampPane,
  firstOf,
  monthOf,
  monthSpan,
  moveByKey,
  paneDays,
  yearsAround,
  type CalendarRules,
} from './calendar-model'

const rules: CalendarRules = { today: '2026-11-20', first: '2026-11-20', last: '2027-11-20' }
const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count))

describe('calendar', () => {
  test('[S9.15] a pane has 42 days in a row, beginning with the chosen weekday and holding its month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (day, weekStart) => {
        const pane = paneDays(monthOf(day), weekStart)
        expect(pane).toHaveLength(cellsPerPane)
        expect(weekday(pane[0] as string)).toBe(weekStart)
        expect(pane).toContain(firstOf(monthOf(day)))
        expect(pane).toContain(day)
        expect(pane).toAllSatisfy((date, index) => date === addDays(pane[0] as string, index))
      }),
    )
  })

  test.each<[string, Partial<CalendarRules>, string]>([
    ['before the start', {}, '2026-11-19'],
    ['after the end', {}, '2027-11-21'],
    ['greyed', { greyed: new Set(['2026-12-01']) }, '2026-12-01'],
    ['a weekday that is off', { offWeekdays: [0] }, '2026-11-22'],
    ['not in the bookable list', { bookable: new Set(['2026-11-25']) }, '2026-11-26'],
    ['a section that is not choosable', { choosable: false }, '2026-11-25'],
  ])('[S5.17] %s cannot be chosen', (_, extra, date) => {
    expect(canChoose(date, { ...rules, ...extra })).toBe(false)
    expect(canChoose('2026-11-25', rules)).toBe(true)
  })

  test('[S5.18] months before the current one are never shown, even when the range starts earlier', () => {
    expect(monthSpan({ ...rules, first: '2026-09-01' }).first).toBe('2026-11')
    expect(clampPane('2026-01', 2, rules)).toBe('2026-11')
  })

  test('[S4.28] the panes stop at the last month of the range', () => {
    expect(clampPane('2030-01', 2, rules)).toBe('2027-10')
    expect(clampPane('2030-01', 1, rules)).toBe('2027-11')
  })

  test('keys never lead outside the months that can be shown', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 40 }),
        fc.integer({ min: 0, max: 6 }),
        (presses, weekStart) => {
          let date = rules.today
          for (const [key, shift] of presses) date = moveByKey(date, key, { shift, weekStart, rules }) ?? date
          expect(monthOf(date) >= '2026-11' && monthOf(date) <= '2027-11').toBe(true)
        },
      ),
    )
    expect(moveByKey('2026-11-25', 'Home', { shift: false, weekStart: 1, rules })).toBe('2026-11-23')
    expect(moveByKey('2026-11-25', 'x', { shift: false, weekStart: 1, rules })).toBeUndefined()
  })

  test('[S9.15] a decade view has 12 years', () => {
    expect(yearsAround(2026)).toHaveLength(12)
    expect(yearsAround(2026)).toContain(2026)
  })
})
