import { describe, expect, test } from 'vitest'
import { daysBefore, splitMonths, trendSteps, trendUnit, yearSoFar } from './periods'

describe('the same days before', () => {
  test.each([
    ['lastYear', '2026-01-01', '2026-11-20', '2025-01-01', '2025-11-20'],
    ['lastYear', '2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
    ['lastYear', '2027-02-01', '2027-02-28', '2026-02-01', '2026-02-28'],
    ['lastYear', '2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['lastYear', '2026-03-05', '2026-03-10', '2025-03-05', '2025-03-10'],
    ['before', '2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
    ['before', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['before', '2026-01-01', '2026-11-20', '2025-02-01', '2025-12-20'],
    ['before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['before', '2026-11-05', '2026-11-11', '2026-10-29', '2026-11-04'],
  ] as const)('%s: %s to %s', (comparison, from, to, beforeFrom, beforeTo) =>
    expect(daysBefore({ from, to }, comparison)).toEqual({ from: beforeFrom, to: beforeTo }),
  )
})

describe('months that are summed already, and the days beside them', () => {
  test.each([
    ['2026-01-01', '2026-12-31', ['2026-01-01', '2026-12-01'], []],
    ['2026-01-01', '2026-11-20', ['2026-01-01', '2026-10-01'], [['2026-11-01', '2026-11-20']]],
    [
      '2026-01-15',
      '2026-03-14',
      ['2026-02-01', '2026-02-01'],
      [
        ['2026-01-15', '2026-01-31'],
        ['2026-03-01', '2026-03-14'],
      ],
    ],
    ['2026-02-02', '2026-02-28', undefined, [['2026-02-02', '2026-02-28']]],
    ['2026-02-01', '2026-02-28', ['2026-02-01', '2026-02-01'], []],
    ['2026-01-15', '2026-02-14', undefined, [['2026-01-15', '2026-02-14']]],
    ['2026-05-05', '2026-05-05', undefined, [['2026-05-05', '2026-05-05']]],
  ])('%s to %s', (from, to, months, days) => {
    const split = splitMonths({ from, to })
    expect(split.months && [split.months.from, split.months.to]).toEqual(months)
    expect(split.days.map((day) => [day.from, day.to])).toEqual(days)
  })
})

test.each([
  ['2026-11-01', '2026-11-03', 'day', ['2026-11-01', '2026-11-02', '2026-11-03']],
  ['2026-01-15', '2026-04-02', 'month', ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']],
])('the course from %s to %s goes by %s', (from, to, unit, steps) => {
  expect(trendUnit({ from, to })).toBe(unit)
  expect(trendSteps({ from, to })).toEqual(steps)
})

test('the year so far', () => expect(yearSoFar('2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' }))
