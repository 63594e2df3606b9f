import type { Language } from '@sojourn/contract/kit/language'
import type { Problem, ProblemName } from '@sojourn/contract/kit/problems'
import { problemsText } from '@sojourn/text/kit/problems'
import { dayInWords, momentInWords } from './day-words'
import { isLocalDate } from './local-date'

type Detail = Record<string, string | number>
const sentences: Record<Language, Record<ProblemName, string | ((detail: Detail) => string)>> = problemsText

/** What a person reads about an expected failure. */
export function problemSentence({ problem, detail, named = {}, retryAfter }: Problem, language: Language): string {
  const sentence = sentences[language][problem]
  if (typeof sentence === 'string') return sentence
  const names = Object.fromEntries(Object.entries(named).map(([key, name]) => [key, name[language]]))
  return sentence({ ...(retryAfter && { retryAfter }), ...names, ...(detail && daysInWords(detail, language)) })
}

/** Days and moments of a detail as people read them; programs find them as they are beside the sentence. */
const daysInWords = (detail: Detail, language: Language): Detail =>
  Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, inWords(value, language)]))

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
function inWords(value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value
  if (isLocalDate(value)) return dayInWords(value, language)
  return instant.test(value) ? momentInWords(value, language) : value
}
