import { join } from 'node:path'
import type { Violation } from '../boundaries/violation.mts'
import { openSources } from './calls.mts'
import { differences } from './compare.mts'
import { describeTexts } from './known.mts'
import { textsOf } from './texts.mts'

/** Every statement that the database refuses, or whose parameters and columns are not what TypeScript says of them. */
export async function checkStatements(root: string, project: string, shape: readonly string[]): Promise<Violation[]> {
  const sources = openSources(root, project)
  const { checker, calls } = sources
  try {
    const told = await textsOf(root, checker, calls)
    const texts = told.flatMap((one) => ('texts' in one ? one.texts : []))
    const answers = await describeTexts(shape, texts, join(root, '.cache', 'statements.json'))
    return calls.flatMap((call, place) => {
      const one = told[place]!
      const found =
        'untold' in one
          ? [`its text cannot be told (${one.untold})`]
          : one.texts.flatMap((text) => {
              const answer = answers.get(text)!
              return 'refused' in answer ? [`${answer.refused}: ${text}`] : differences(checker, text, answer, call)
            })
      return [...new Set(found)].map((message) => ({ path: call.path, line: call.line, rule: 'statements', message }))
    })
  } finally {
    sources.close()
  }
}
