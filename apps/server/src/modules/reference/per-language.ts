import type { Language } from '@sojourn/contract/kit/language'

/** Makes an answer once for each language and gives the same object from then on. */
export function perLanguage<Answer>(make: (language: Language) => Answer): (language: Language) => Answer {
  const made = new Map<Language, Answer>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const answer = make(language)
    made.set(language, answer)
    return answer
  }
}
