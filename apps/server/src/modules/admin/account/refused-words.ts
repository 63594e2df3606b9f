import type { Language } from '@sojourn/contract/kit/language'
import { problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'

const isProblemName = (name: string): name is ProblemName => Object.hasOwn(problems, name)

/** Why a sign-in was refused, as the person was told it; the log keeps the call and the name of the problem. */
export function refusedWords(what: string, language: Language): string {
  const name = what.split(' ').at(-1) ?? ''
  return isProblemName(name) ? problemSentence(problem(name), language) : name
}
