import type { LocalText } from './language'
import { problems } from './tables/problems'

export type ProblemName = keyof typeof problems

/** Problems that pass by themselves: whoever tells one says after how many seconds (the header Retry-After). */
export type PassingProblem = {
  [Name in ProblemName]: (typeof problems)[Name]['status'] extends 429 ? Name : never
}[ProblemName]

/** An expected failure as a value: `field` names the request field, `detail` fills the sentence, `result` is what the answer still brings. */
export interface Problem {
  problem: ProblemName
  field?: string
  detail?: Record<string, string | number>
  /** More of the sentence: names that a company gave in each language. */
  named?: Record<string, LocalText>
  result?: object
  /** Whole seconds. */
  retryAfter?: number
}
type More<Name extends ProblemName> = Name extends PassingProblem
  ? [more: Omit<Problem, 'problem' | 'retryAfter'> & { retryAfter: number }]
  : [more?: Omit<Problem, 'problem' | 'retryAfter'>]
export const problem = <Name extends ProblemName>(name: Name, ...[more]: More<Name>): Problem => ({ problem: name, ...more })
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value && (value as Problem).problem in problems
