import { afterEach, describe, expect, test, vi } from 'vitest'

const load = async (language: string) => {
  vi.resetModules()
  vi.doMock('./language', () => ({ language }))
  return import('./format')
}
afterEach(() => {
  vi.doUnmock('./language')
})

/** As the browser itself writes them: the words written out agree with it, on every day of four years. */
const browser = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })

describe.each(['zh-CN', 'zh-TW', 'en'])('dates in %s', (language) => {
  test('have the weekdays and months that the browser writes', async () => {
    const { formatWeekday, formatMonth, formatShortMonth } = await load(language)
    const [weekday, month] = [browser(language, { weekday: 'short' }), browser(language, { year: 'numeric', month: 'long' })]
    const short = browser(language, { month: 'short' })
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10)
      expect(formatWeekday(date)).toBe(weekday.format(day))
      expect(formatMonth(date.slice(0, 7))).toBe(month.format(day))
      expect(formatShortMonth(Number(date.slice(5, 7)))).toBe(short.format(day))
    }
  })
})

test('amounts are grouped in threes as the browser does it, whole ones without decimals', async () => {
  const { formatCoins, formatFigure } = await load('zh-CN')
  for (const coins of [0, 5, 99, 100, 99_999, 100_000, 128_050, 12_345_678, 123_456_789_000]) {
    const minimumFractionDigits = coins % 100 === 0 ? 0 : 2
    const figure = new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: 2 }).format(coins / 100)
    expect(formatCoins(coins, 2)).toBe(figure)
    expect(formatFigure(coins)).toBe(new Intl.NumberFormat('en').format(coins))
  }
  expect([formatFigure(1_234.5), formatFigure(-1_234)]).toEqual(['1,234.5', '-1,234'])
  expect(formatCoins(58_447, 3)).toBe('58.447')
  expect(formatCoins(30_047, 0)).toBe('30,047')
})

test.each([
  ['2026-11-01', '2026-11-30', '2026年11月', 'November 2026'],
  ['2028-02-01', '2028-02-29', '2028年2月', 'February 2028'],
  ['2027-02-01', '2027-02-27', '2027年2月1日–2月27日', '1 Feb–27 Feb 2027'],
  ['2026-11-06', '2026-12-05', '2026年11月6日–12月5日', '6 Nov–5 Dec 2026'],
  ['2026-12-06', '2027-01-05', '2026年12月6日–2027年1月5日', '6 Dec 2026–5 Jan 2027'],
])('a period from %s to %s is %s', async (from, to, chinese, english) => {
  for (const [language, words] of [
    ['zh-CN', chinese],
    ['en', english],
  ] as const) {
    await load(language)
    const { formatPeriod } = await import('./period')
    expect(formatPeriod({ from, to })).toBe(words)
  }
})
