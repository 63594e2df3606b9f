import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { storage } from './storage'

const storageKey = 'sojourn.language'
/** What products keep carries names of one language; it goes when the language changes (S4.37). */
const productPrefix = 'sojourn.product.'

/** The language of this page load: ?lang= wins and is kept (S4.41), then the stored choice, then Chinese. */
function chosenLanguage(): Language {
  if (typeof window === 'undefined') return 'zh-CN'
  const asked = new URLSearchParams(window.location.search).get('lang')
  const former = parseLanguage(storage.read(storageKey) ?? undefined)
  if (!asked) return former
  const next = parseLanguage(asked)
  if (next !== former) forgetProducts()
  storage.write(storageKey, next)
  return next
}

function forgetProducts(): void {
  for (const key of storage.keys()) if (key.startsWith(productPrefix)) storage.remove(key)
}

export const language: Language = chosenLanguage()

/** Every language by its own name. */
export const languageNames: Record<Language, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' }

/** Reloads with the lang parameter, which stores the language (S4.41). */
export function switchLanguage(next: Language): void {
  const url = new URL(window.location.href)
  url.searchParams.set('lang', next)
  window.location.assign(url)
}
