import { expect, test } from 'vitest'
import { isLocalDate } from '../../../kit/local-date'
import { tableRows, words } from '../../../reference/rows'
import { visasOf } from './catalogue'
import { closedDayTable } from './closed-days'
import { easterSunday, isHolidayThere } from './holidays-there'
import { datedDayTable, movableDayTable } from './movable-days'

test.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day))

test.each([
  ['New Year in Japan', 'JP', '2027-01-01', true],
  ['Chuseok', 'KR', '2027-09-15', true],
  ['the day after it', 'KR', '2027-09-17', false],
  ['Tet', 'VN', '2027-02-08', true],
  ['Eid in Egypt', 'EG', '2027-03-10', true],
  ['Diwali in India', 'IN', '2027-10-29', true],
  ['Good Friday in Germany', 'DE', '2027-03-26', true],
  ['Easter Monday in France', 'FR', '2027-03-29', true],
  ['an ordinary Friday', 'FR', '2027-03-26', false],
  ['Thanksgiving', 'US', '2026-11-26', true],
  ['the first Monday of May', 'GB', '2027-05-03', true],
  ['the last Monday of May', 'GB', '2027-05-31', true],
  ['the Monday between', 'GB', '2027-05-24', false],
  ['Carnival', 'BR', '2027-02-09', true],
  ['a country that nobody looked up', 'ZW', '2027-01-01', false],
])('%s', (_what, country, day, off) => expect(isHolidayThere(country, day)).toBe(off))

test('the tables are of countries on sale, their days are days, and each country has them to 2028', () => {
  for (const cell of [closedDayTable, movableDayTable, datedDayTable].flatMap(tableRows)) expect(visasOf(cell(0))).not.toEqual([])
  for (const cell of tableRows(datedDayTable)) expect(words(cell(1)).filter((day) => !isLocalDate(day))).toEqual([])
  for (const cell of tableRows(movableDayTable))
    expect(words(cell(1)).filter((rule) => !/^(?:E[+-]\d+|\d\d-[1-5]x[1-4L])$/.test(rule))).toEqual([])
  for (const country of ['KR', 'VN', 'SG', 'MY', 'ID', 'TH', 'IN', 'TR', 'EG', 'SA', 'QA', 'PK', 'BD', 'LK']) {
    const years = new Set(
      tableRows(datedDayTable).flatMap((cell) => (cell(0) === country ? words(cell(1)).map((day) => day.slice(0, 4)) : [])),
    )
    expect([...years].toSorted()).toEqual(['2026', '2027', '2028'])
  }
})
