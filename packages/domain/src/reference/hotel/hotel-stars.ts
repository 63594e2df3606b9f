import type { LocalText } from '@sojourn/contract/kit/language'

export interface StarGroup {
  key: 'economy' | 'three' | 'four' | 'five'
  name: LocalText
  /** Codes of S9.13 that belong to it; of a pair one is the official star, the other the hotel's own. */
  codes: readonly number[]
}

/** The star filter (S9.13), simplest first. */
export const starGroups: readonly StarGroup[] = [
  { key: 'economy', name: { 'zh-CN': '经济型', 'zh-TW': '經濟型', en: 'Economy' }, codes: [32] },
  { key: 'three', name: { 'zh-CN': '三星/舒适', 'zh-TW': '三星/舒適', en: 'Three stars' }, codes: [26, 31] },
  { key: 'four', name: { 'zh-CN': '四星/高档', 'zh-TW': '四星/高檔', en: 'Four stars' }, codes: [24, 30] },
  { key: 'five', name: { 'zh-CN': '五星/豪华', 'zh-TW': '五星/豪華', en: 'Five stars' }, codes: [23, 28] },
]
