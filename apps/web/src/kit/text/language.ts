import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { storage } from '../browser/storage'

const storageKey = 'sojourn.language'
/** What products keep carries names of one language; it goes when the language changes (S4.37). */
const productPrefix = 'sojourn.product.'

/** The language of this page load: ?lang= wins and is kept (S4.41), then the stored choice, then Chinese. */
function chosenLanguage(): { language: Language; languageChanged: boolean } {
  if (typeof window === 'undefined') return { language: 'zh-CN', languageChanged: false }
  const choice = languageChoice(new URLSearchParams(window.location.search).get('lang'), storage.read(storageKey))
  if (choice.languageChanged) forgetProducts()
  if (choice.asked) storage.write(storageKey, choice.language)
  return choice
}

/** What was asked for wins over what is stored; it has changed when it is another one. */
export function languageChoice(asked: string | null, stored: string | null) {
  const former = parseLanguage(stored ?? undefined)
  const next = asked ? parseLanguage(asked) : former
  return { asked: Boolean(asked), language: next, languageChanged: next !== former }
}

export function forgetProducts(): void {
  for (const key of storage.keys()) if (key.startsWith(productPrefix)) storage.remove(key)
}

/** What is stored of a person was read in another language when it has just changed (S4.35). */
export const { language, languageChanged } = chosenLanguage()

/** Reloads with the lang parameter, which stores the language (S4.41). */
export function switchLanguage(next: Language): void {
  const url = new URL(window.location.href)
  url.searchParams.set('lang', next)
  window.location.assign(url)
}
