import { isStore } from './import-rules.mts'
import { placeOf } from './place.mts'
import { lineOf, type SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

const longestFile = 400
/** Tables of data and sentences are as long as what they list. */
const isList = (path: string): boolean => /\/tables\/|^packages\/text\/|\/seed\/data\/|^scripts\/reference\/facts\//.test(path)

const impure: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bnew\s+Date\(\s*\)|(?<![\w.])Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b/g, 'the present moment is an argument'],
  [/\bMath\.random\b|\bcrypto\.\w/g, 'chance is an argument'],
  [/(?<![\w.])(?:window|document|localStorage|sessionStorage|navigator)\./g, 'rules know no browser'],
  [/(?<![\w.])process\./g, 'rules know no Node'],
  [/(?<![\w.])(?:setTimeout|setInterval|fetch|console\.\w+)\(/g, 'rules wait for nothing, ask nobody and print nothing'],
]

export function checkFile(file: SourceFile): Violation[] {
  return [...checkLength(file), ...checkIndex(file), ...checkPurity(file), ...checkSql(file)]
}

function checkLength({ path, text }: SourceFile): Violation[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (lines <= longestFile || isList(path)) return []
  return [{ path, line: longestFile + 1, rule: 'file-length', message: `${lines} lines; ${longestFile} is the limit` }]
}

/** The one index is the record of products; every other would only re-export. */
function checkIndex({ path }: SourceFile): Violation[] {
  if (!/\/index\.[a-z]+$/.test(path) || path.endsWith('/products/index.ts')) return []
  return [{ path, line: 1, rule: 'no-index', message: 'a file is named after what it holds' }]
}

function checkPurity({ path, code }: SourceFile): Violation[] {
  const { home, isTest } = placeOf(path)
  if (home !== 'domain' || isTest) return []
  return impure.flatMap(([pattern, message]) =>
    [...code.matchAll(pattern)].map((match) => ({
      path,
      line: lineOf(code, match.index),
      rule: 'pure-rules',
      message: `${message} (${match[0]})`,
    })),
  )
}

function checkSql({ path, code }: SourceFile): Violation[] {
  const { home, inside, isTest } = placeOf(path)
  if (home !== 'server' || isTest || inside.startsWith('db/') || isStore(path)) return []
  return [...code.matchAll(/\.query\s*[<(]/g)].map((match) => ({
    path,
    line: lineOf(code, match.index),
    rule: 'sql-in-stores',
    message: 'only store.ts files and db know SQL',
  }))
}
