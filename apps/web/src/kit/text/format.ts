import { grouped } from '@sojourn/domain/kit/money'
import { currencySign } from './currency'
import { language } from './language'

const day = 86_400_000
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Written out: the first formatter that a browser makes costs more than any component of the first page (decision 120). */
const weekdays = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-TW': ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const
const englishMonths = 'January February March April May June July August September October November December'.split(' ')

/** 11月, Nov; of a month counted from one. */
export const formatShortMonth = (month: number): string =>
  language === 'en' ? englishMonths[month - 1]!.slice(0, 3) : `${month}月`

/** 11月20日 周五, 11月20日 週五, Fri, 20 Nov. */
export function formatDate(date: string): string {
  return language === 'en' ? `${formatWeekday(date)}, ${formatMonthDay(date)}` : `${formatMonthDay(date)} ${formatWeekday(date)}`
}

/** 11月20日, 20 Nov. */
export function formatMonthDay(date: string): string {
  const [month, day] = [formatShortMonth(Number(date.slice(5, 7))), Number(date.slice(8))]
  return language === 'en' ? `${day} ${month}` : `${month}${day}日`
}

/** With the year: 2026年11月20日 周五. */
export function formatFullDate(date: string): string {
  return language === 'en' ? `${formatDate(date)} ${date.slice(0, 4)}` : `${date.slice(0, 4)}年${formatDate(date)}`
}

/** 周五, 週五, Fri. */
export const formatWeekday = (date: string): string => weekdays[language][utc(date).getUTCDay()]!

/** 2026年11月, November 2026. */
export function formatMonth(month: string): string {
  const [year, of] = [month.slice(0, 4), Number(month.slice(5, 7))]
  return language === 'en' ? `${englishMonths[of - 1]} ${year}` : `${year}年${of}月`
}

const relativeWords = { 'zh-CN': ['今天', '明天', '后天'], 'zh-TW': ['今天', '明天', '後天'], en: ['Today', 'Tomorrow'] } as const

/** Today, tomorrow or the day after; nothing for other days. */
export function formatRelativeDay(date: string, today: string): string | undefined {
  return relativeWords[language][Math.round((utc(date).getTime() - utc(today).getTime()) / day)]
}

/** Whole yuan without decimals, otherwise two: ¥1,280 and −¥12.50. */
export function formatPrice(fen: number, sign = currencySign()): string {
  return `${fen < 0 ? '−' : ''}${sign}${formatCoins(Math.abs(fen), 2)}`
}

/** 1,280 or 1,280.50: so many smallest coins, of which one makes so many decimals. */
export function formatCoins(coins: number, digits: number): string {
  const [whole = '', rest = ''] = (Math.round(coins) / 10 ** digits).toFixed(digits).split('.')
  return Number(rest) === 0 ? grouped(whole) : `${grouped(whole)}.${rest}`
}

/** 2,000 or 1,234.5: a count with thousands separators. */
export function formatFigure(count: number): string {
  const [whole = '', ...rest] = String(count).split('.')
  return [grouped(whole), ...rest].join('.')
}

/** 4.2折; in English the percentage off (S5.40). Full price and above say so plainly. */
export function formatDiscount(tenths: number): string {
  if (language === 'en') return tenths >= 100 ? 'Full fare' : `${100 - tenths}% off`
  if (tenths >= 100) return language === 'zh-TW' ? '全價' : '全价'
  return `${(tenths / 10).toFixed(1).replace('.0', '')}折`
}

/** 2小时20分, 2小時20分, 2h 20m. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const [hourWord, minuteWord] = { 'zh-CN': ['小时', '分'], 'zh-TW': ['小時', '分'], en: ['h', 'm'] }[language] as [
    string,
    string,
  ]
  const parts = [hours ? `${hours}${hourWord}` : '', rest || !hours ? `${rest}${minuteWord}` : ''].filter(Boolean)
  return parts.join(language === 'en' ? ' ' : '')
}

/** +1天, +1 for an arrival after midnight. */
export const formatSpan = (days: number): string =>
  days === 0 ? '' : `${days > 0 ? '+' : ''}${days}${language === 'en' ? '' : '天'}`

/** An instant in the time of China, where the products of this portal are booked: 11月20日 周五 14:05. */
export function formatInstant(instant: string): string {
  const local = new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString()
  return `${formatDate(local.slice(0, 10))} ${local.slice(11, 16)}`
}

/** 14:05 of an instant, in the time of China. */
export const formatClock = (instant: string): string =>
  new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(11, 16)

/** Names one after the other, as the language sets them apart. */
export const formatList = (items: readonly string[]): string => items.join(language === 'en' ? ', ' : '、')
