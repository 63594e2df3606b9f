import { currencySign } from './currency'
import { language } from './language'

const day = 86_400_000
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Formatters are costly to make; one of each kind lives as long as the page. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
  formatters.set(key, known)
  return known.format(date)
}

/** 11月20日 周五, 11月20日 週五, Fri, 20 Nov. */
export function formatDate(date: string): string {
  if (language === 'en') {
    return `${formatWeekday(date)}, ${format(utc(date), { day: 'numeric' })} ${format(utc(date), { month: 'short' })}`
  }
  return `${formatMonthDay(date)} ${formatWeekday(date)}`
}

/** 11月20日, 20 Nov. */
export function formatMonthDay(date: string): string {
  if (language === 'en') return `${Number(date.slice(8))} ${format(utc(date), { month: 'short' })}`
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`
}

/** With the year: 2026年11月20日 周五. */
export function formatFullDate(date: string): string {
  return language === 'en' ? `${formatDate(date)} ${date.slice(0, 4)}` : `${date.slice(0, 4)}年${formatDate(date)}`
}

/** 周五, 週五, Fri. */
export const formatWeekday = (date: string): string => format(utc(date), { weekday: 'short' })

/** 2026年11月, November 2026. */
export const formatMonth = (month: string): string => format(utc(`${month}-01`), { year: 'numeric', month: 'long' })

const relativeWords = { 'zh-CN': ['今天', '明天', '后天'], 'zh-TW': ['今天', '明天', '後天'], en: ['Today', 'Tomorrow'] } as const

/** Today, tomorrow or the day after; nothing for other days. */
export function formatRelativeDay(date: string, today: string): string | undefined {
  return relativeWords[language][Math.round((utc(date).getTime() - utc(today).getTime()) / day)]
}

/** Whole yuan without decimals, otherwise two: ¥1,280 and −¥12.50. */
export function formatPrice(fen: number, sign = currencySign()): string {
  const minimumFractionDigits = fen % 100 === 0 ? 0 : 2
  const figure = new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits: 2 }).format(Math.abs(fen) / 100)
  return `${fen < 0 ? '−' : ''}${sign}${figure}`
}

/** 2,000: a count with thousands separators. */
export const formatFigure = (count: number): string => new Intl.NumberFormat('en').format(count)

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
