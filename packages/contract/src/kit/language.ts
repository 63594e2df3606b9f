/** Languages of the product; the first is the default (S1.07). */
export const languages = ['zh-CN', 'zh-TW', 'en'] as const

export type Language = (typeof languages)[number]

/** One text in every language, for names and sentences that are data. */
export type LocalText = Record<Language, string>

/** The langType header and the lang query parameter: zh, en (S7.01) and the full tags. */
export function parseLanguage(value: string | undefined): Language {
  const tag = (value ?? '').toLowerCase()
  if (tag.startsWith('en')) return 'en'
  if (tag.startsWith('zh-tw') || tag.startsWith('zh-hk') || tag.startsWith('zh-hant')) return 'zh-TW'
  return 'zh-CN'
}

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' }
