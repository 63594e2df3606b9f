import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import { formatMonth, formatMonthDay } from './format'
import { language } from './language'

/** 2026年11月, November 2026, of a whole month; else both days, with the year once where it is the same: 2026年11月6日–12月5日, 6 Nov–5 Dec 2026. */
export function formatPeriod({ from, to }: { from: string; to: string }): string {
  if (from.endsWith('-01') && to === addDays(addMonths(from, 1), -1)) return formatMonth(from)
  const [begin, end] = [from.slice(0, 4), to.slice(0, 4)]
  const [first, last] = [formatMonthDay(from), formatMonthDay(to)]
  if (language === 'en') return begin === end ? `${first}–${last} ${end}` : `${first} ${begin}–${last} ${end}`
  return begin === end ? `${begin}年${first}–${last}` : `${begin}年${first}–${end}年${last}`
}
