import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maskSource } from '../boundaries/mask.mts'

/** A test, a group of tests or a row of a table of cases that names clauses. */
export interface Title {
  path: string
  /** The words without the clauses. */
  words: string
  clauses: string[]
}

const searched = ['packages', 'apps', 'e2e', 'scripts']
const skipped = new Set(['node_modules', 'dist'])
const testFile = /\.(?:test\.(?:ts|tsx|mjs)|story\.ts)$/
const literal = /(['"])·+\1|`(?:·|\$\{[^`]*\})+`/g
const named = /\[(S\d+\.\d+)\]/g
const inserted = /\$\{[^}]*\}/g

/** Titles stand in literals; masking tells those from comments. */
export function titlesIn(path: string, text: string): Title[] {
  return [...maskSource(text).matchAll(literal)].flatMap((match) => {
    const title = text.slice(match.index + 1, match.index + match[0].length - 1)
    const clauses = [...title.matchAll(named)].flatMap(([, clause = '']) => clause)
    return clauses.length === 0 ? [] : [{ path, clauses, words: wordsOf(title) }]
  })
}

/** Without the clauses, and without the language that begins the titles of a story told in several. */
const wordsOf = (title: string): string =>
  title
    .replace(named, '')
    .trim()
    .replace(/^\$\{language\}: /, '')
    .replace(inserted, '…')

export function readTitles(root: string): Title[] {
  return searched
    .flatMap((folder) => testFiles(root, folder))
    .flatMap((path) => titlesIn(path, readFileSync(join(root, path), 'utf8')))
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(root, path)
    return testFile.test(entry.name) && !path.startsWith('scripts/clauses/') ? [path] : []
  })
}
