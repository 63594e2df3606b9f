import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/local-date'
import { budgetPeriodsAtMost, budgetPeriodsOf, type BudgetTerms } from './budget-periods'

const spans = (terms: BudgetTerms): string[] => budgetPeriodsOf(terms).map(({ from, to }) => `${from}~${to}`)

describe('periods of a budget (handbook 10.2)', () => {
  test.each<[string, BudgetTerms, string[]]>([
    [
      'months, the first and the last in part, through a leap day',
      { period: 'month', yearStarts: 1, from: '2028-01-15', to: '2028-03-10' },
      ['2028-01-15~2028-01-31', '2028-02-01~2028-02-29', '2028-03-01~2028-03-10'],
    ],
    [
      'February of a year without a leap day',
      { period: 'month', yearStarts: 4, from: '2027-02-01', to: '2027-02-28' },
      ['2027-02-01~2027-02-28'],
    ],
    [
      'quarters of the calendar, over the end of a year',
      { period: 'quarter', yearStarts: 1, from: '2026-11-01', to: '2027-03-31' },
      ['2026-11-01~2026-12-31', '2027-01-01~2027-03-31'],
    ],
    [
      'quarters of a year from February',
      { period: 'quarter', yearStarts: 2, from: '2026-11-01', to: '2027-04-30' },
      ['2026-11-01~2027-01-31', '2027-02-01~2027-04-30'],
    ],
    [
      'years from April',
      { period: 'year', yearStarts: 4, from: '2026-01-01', to: '2027-12-31' },
      ['2026-01-01~2026-03-31', '2026-04-01~2027-03-31', '2027-04-01~2027-12-31'],
    ],
    [
      'all of the time at once',
      { period: 'whole', yearStarts: 7, from: '2026-01-05', to: '2029-12-31' },
      ['2026-01-05~2029-12-31'],
    ],
    ['none where it ends before it begins', { period: 'month', yearStarts: 1, from: '2026-02-01', to: '2026-01-31' }, []],
  ])('%s', (_title, terms, expected) => {
    expect(spans(terms)).toEqual(expected)
  })

  test('have every day once, whatever the period and the year', () => {
    for (const period of ['month', 'quarter', 'year'] as const)
      for (let yearStarts = 1; yearStarts <= 12; yearStarts++) {
        const periods = budgetPeriodsOf({ period, yearStarts, from: '2027-11-17', to: '2029-03-02' })
        expect(periods[0]!.from).toBe('2027-11-17')
        expect(periods.at(-1)!.to).toBe('2029-03-02')
        for (const [index, { from }] of periods.slice(1).entries()) expect(from).toBe(addDays(periods[index]!.to, 1))
      }
  })

  test('one more than there may be tells that there are too many', () => {
    expect(budgetPeriodsOf({ period: 'month', yearStarts: 1, from: '2026-01-01', to: '2099-01-01' })).toHaveLength(
      budgetPeriodsAtMost + 1,
    )
  })
})
