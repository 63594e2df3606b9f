import { parseLanguage, type Language } from '@sojourn/contract/kit/language'

const storageKey = 'sojourn.language'

/** The language of this page load: ?lang= wins and is kept (S4.41), then the stored choice, then Chinese. */
function chosenLanguage(): Language {
  if (typeof window === 'undefined') return 'zh-CN'
  const asked = new URLSearchParams(window.location.search).get('lang')
  if (asked) window.localStorage.setItem(storageKey, parseLanguage(asked))
  return parseLanguage(asked ?? window.localStorage.getItem(storageKey) ?? undefined)
}

export const language: Language = chosenLanguage()

/** Every language by its own name. */
export const languageNames: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' }

/** Stores the language and reloads with the lang parameter (S4.41). */
export function switchLanguage(next: Language): void {
  window.localStorage.setItem(storageKey, next)
  const url = new URL(window.location.href)
  url.searchParams.set('lang', next)
  window.location.assign(url)
}
