import type { Language, LocalText } from '@sojourn/contract/kit/language'

/** The same said in every language. */
export const inEveryLanguage = (say: (language: Language) => string): LocalText => ({
  'zh-CN': say('zh-CN'),
  'zh-TW': say('zh-TW'),
  en: say('en'),
})
