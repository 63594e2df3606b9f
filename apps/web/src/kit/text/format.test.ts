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
