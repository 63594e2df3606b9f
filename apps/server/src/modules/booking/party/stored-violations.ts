import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import type { StoredViolation } from '../order/record'

/** Violations with their sentences in every language, as an order keeps them; every language finds the same ones. */
export function storedViolations(inLanguage: (language: Language) => (Violation & { journey?: number })[]): StoredViolation[] {
  const found = inLanguage(languages[0])
  if (found.length === 0) return []
  const byLanguage = languages.map(inLanguage)
  return found.map((violation, index) => {
    const inAll = (read: (said: Violation) => string | undefined): LocalText =>
      Object.fromEntries(
        languages.map((language, position) => [language, read(byLanguage[position]![index]!) ?? '']),
      ) as LocalText
    const { sentence: _sentence, change, ...figures } = violation
    return { ...figures, sentence: inAll((said) => said.sentence), ...(change ? { change: inAll((said) => said.change) } : {}) }
  })
}
