import type { Language } from '@sojourn/contract/kit/language'
import type { Problem, ProblemName } from '@sojourn/contract/kit/problems'
import { problemsText } from '@sojourn/text/kit/problems'

type Detail = Record<string, string | number>
const sentences: Record<Language, Record<ProblemName, string | ((detail: Detail) => string)>> = problemsText

/** What a person reads about an expected failure. */
export function problemSentence({ problem, detail, retryAfter }: Problem, language: Language): string {
  const sentence = sentences[language][problem]
  return typeof sentence === 'string' ? sentence : sentence({ ...(retryAfter && { retryAfter }), ...detail })
}
