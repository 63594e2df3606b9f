import type { Language } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes, localOf } from './local-date'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const partsOf = (date: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** A local day (`2026-11-29`) as people read it, with its year: 2026年11月29日, 29 Nov 2026. */
export function dayInWords(date: string, language: Language): string {
  const [year, month, day] = partsOf(date)
  return language === 'en' ? `${day} ${months[month - 1]} ${year}` : `${year}年${month}月${day}日`
}

/** A month (`2026-11`) with its year: 2026年11月, Nov 2026. */
export function monthInWords(yearMonth: string, language: Language): string {
  const [year, month] = partsOf(yearMonth)
  return language === 'en' ? `${months[month - 1]} ${year}` : `${year}年${month}月`
}

/** An instant of about now, as clocks in China show it: 11月28日 14:30, 28 Nov 14:30. */
export function momentInWords(instant: string, language: Language): string {
  const { date, time } = localOf(instant, chinaOffsetMinutes)
  return localMomentInWords(date, time, language)
}

/** A local day of about now: 11月28日, 28 Nov. */
export function monthDayInWords(date: string, language: Language): string {
  const [, month, day] = partsOf(date)
  return language === 'en' ? `${day} ${months[month - 1]}` : `${month}月${day}日`
}

/** A day and a time of a place, of about now, as its clocks show them: 11月28日 14:30, 28 Nov 14:30. */
export const localMomentInWords = (date: string, time: string, language: Language): string =>
  `${monthDayInWords(date, language)} ${time}`
