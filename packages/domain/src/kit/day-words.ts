import type { Language } from '@sojourn/contract/kit/language'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A local day (`2026-11-29`) as people read it, with its year: 2026年11月29日, 29 Nov 2026. */
export function dayInWords(date: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return language === 'en' ? `${day} ${months[month - 1]} ${year}` : `${year}年${month}月${day}日`
}
