import type { SourceFile } from '../boundaries/source.mts'
import { code, firstSentence, table } from './table.mts'

const list = 'apps/server/src/jobs/handlers.ts'

/** Every kind of job with what its handler says of itself. */
export function jobsDocument(sources: readonly SourceFile[]): string {
  const source = sources.find(({ path }) => path === list)!
  const rows = [...source.text.matchAll(/^ {2}'([\w.]+)': (\w+),$/gm)].map(([, kind = '', handler = '']) => {
    const named = source.text.split('\n').findIndex((line) => new RegExp(`^import .*\\b${handler}\\b`).test(line)) + 1
    const path = source.imports.find(({ line }) => line === named)?.target
    if (path === undefined) throw new Error(`${list}: ${handler} is not imported in one line`)
    return [code(kind), saidOf(sources.find((one) => one.path === path)!.text, handler), code(path)]
  })
  return `# Jobs

A row in \`job\`, written in the transaction that asks for it (\`apps/server/src/db/queue.ts\`); every server process takes what is due
(\`apps/server/src/jobs/queue.ts\`). A handler deletes its job in its own transaction, so whatever was cut short runs again; what fails
twelve times waits for a person (\`apps/server/src/modules/access/jobs/parked.ts\`).

${table(['Job', 'Does', 'In'], rows)}
`
}

function saidOf(text: string, handler: string): string {
  const found = new RegExp(String.raw`(/\*\*(?:(?!\*/)[\s\S])*\*/)\nexport (?:async function|function|const) ${handler}\b`).exec(
    text,
  )
  if (!found) throw new Error(`${handler} says nothing of itself`)
  return firstSentence(found[1]!)
}
