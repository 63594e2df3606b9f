import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describeAll, type Answer } from '../../apps/server/src/testing/database/describe-statements'
import { onSchema } from '../../apps/server/src/testing/database/throw-away-schema'

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** What PostgreSQL says of each text; asked only about those that it has not been asked about on a database of this shape. */
export async function describeTexts(
  shape: readonly string[],
  texts: readonly string[],
  cache: string,
): Promise<Map<string, Answer>> {
  const known = readKnown(cache, hashOf(shape.join('\0')))
  const unknown = [...new Set(texts)].filter((text) => !(hashOf(text) in known.answers))
  if (unknown.length > 0) {
    const answers = await onSchema(shape, (client) => describeAll(client, unknown))
    for (const [place, text] of unknown.entries()) known.answers[hashOf(text)] = answers[place]!
    const kept = Object.fromEntries(texts.map((text) => [hashOf(text), known.answers[hashOf(text)]]))
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(`${cache}.${process.pid}`, JSON.stringify({ shape: known.shape, answers: kept }))
    renameSync(`${cache}.${process.pid}`, cache)
  }
  return new Map(texts.map((text) => [text, known.answers[hashOf(text)]!]))
}

interface Known {
  shape: string
  answers: Record<string, Answer>
}

function readKnown(cache: string, shape: string): Known {
  try {
    const known = JSON.parse(readFileSync(cache, 'utf8')) as Known
    if (known.shape === shape) return known
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return { shape, answers: {} }
}
