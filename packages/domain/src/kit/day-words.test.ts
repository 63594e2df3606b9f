import { expect, test } from 'vitest'
import { dayInWords, momentInWords, monthInWords } from './day-words'

test.each([
  ['2026-11-29', 'zh-CN', '2026年11月29日'],
  ['2027-01-05', 'zh-TW', '2027年1月5日'],
  ['2026-09-05', 'en', '5 Sep 2026'],
] as const)('%s in %s is %s', (date, language, words) => expect(dayInWords(date, language)).toBe(words))

test.each([
  ['2026-11', 'zh-CN', '2026年11月'],
  ['2027-01', 'en', 'Jan 2027'],
] as const)('the month %s in %s is %s', (month, language, words) => expect(monthInWords(month, language)).toBe(words))

test.each([
  ['zh-CN', '11月21日 01:00'],
  ['en', '21 Nov 01:00'],
] as const)('a moment in %s is that of China: %s', (language, words) =>
  expect(momentInWords('2026-11-20T17:00:00Z', language)).toBe(words),
)
