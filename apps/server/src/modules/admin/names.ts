import { languages, type LocalText } from '@sojourn/contract/kit/language'

/** A name that a language lacks is the first that is written; undefined where none is. */
export function nameInEach(names: LocalText): LocalText | undefined {
  const written = languages.map((language) => names[language].trim()).find((name) => name !== '')
  if (written === undefined) return undefined
  const of = (language: keyof LocalText): string => names[language].trim() || written
  return { 'zh-CN': of('zh-CN'), 'zh-TW': of('zh-TW'), en: of('en') }
}
