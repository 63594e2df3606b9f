import { describe, expect, test } from 'vitest'
import { typedDate, typedDateFault } from './typed-date'

describe('a day as people type it', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-1', '2026-12-01'],
    ['2026/2/9', '2026-02-09'],
    ['2026.12.01', '2026-12-01'],
    ['2026年12月1日', '2026-12-01'],
    ['2026 年 12 月 1 日', '2026-12-01'],
    ['2026年12月1', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['01-12-2026', '2026-12-01'],
    [' 2028-02-29 ', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-12', undefined],
    ['26-12-1', undefined],
    ['明天', undefined],
    ['', undefined],
  ])('%s is %s', (typed, date) => expect(typedDate(typed)).toBe(date))
})

describe('what is wrong with it', () => {
  const span = { min: '2026-11-27', max: '2026-12-31' }
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['2026-11-27', undefined],
    ['2026/12/31', undefined],
    ['2026-11-26', 'tooEarly'],
    ['2027-1-1', 'tooLate'],
    ['2026-11', 'unreadable'],
  ])('%s: %s', (typed, fault) => expect(typedDateFault(typed, span)).toBe(fault))
  test('without limits every day is taken', () => expect(typedDateFault('1931-02-03', {})).toBeUndefined())
})
