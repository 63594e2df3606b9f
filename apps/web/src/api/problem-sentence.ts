import type { Problem } from '@sojourn/contract/kit/problems'
import { loadTexts, readText } from '../kit/text/text'

/** What a person reads about a problem that the browser found itself; the sentences are fetched when first needed. */
export async function problemSentence({ problem, detail }: Problem): Promise<string> {
  await loadTexts('kit/problems')
  const sentence = readText('kit/problems')[problem]
  return typeof sentence === 'string' ? sentence : (sentence as (detail: Problem['detail'] & object) => string)(detail ?? {})
}
