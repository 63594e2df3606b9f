import { isStore } from './import-rules.mts'
import { withoutComments } from './mask.mts'
import { placeOf } from './place.mts'
import { lineOf, type SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

const longestFile = 400
/** Tables of data and sentences are as long as what they list. */
const isList = (path: string): boolean => /\/tables\/|^packages\/text\/|\/seed\/data\/|^scripts\/reference\/facts\//.test(path)

/** The machine's own present, which tests do not choose and whose clock may be wrong. */
const present = /\bnew\s+Date\(\s*\)|(?<![\w.])Date\(\s*\)|\bDate\.now\b/g
/** Each end turns it into the product's moment in one place; the log tells of the machine. */
const readsPresent = ['apps/server/src/kit/clock.ts', 'apps/server/src/kit/log.ts', 'apps/web/src/kit/dates/server-time.ts']

const impure: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bperformance\.now\b/g, 'the present moment is an argument'],
  [/\bMath\.random\b|\bcrypto\.\w/g, 'chance is an argument'],
  [/(?<![\w.])(?:window|document|localStorage|sessionStorage|navigator)\./g, 'rules know no browser'],
  [/(?<![\w.])process\./g, 'rules know no Node'],
  [/(?<![\w.])(?:setTimeout|setInterval|fetch|console\.\w+)\(/g, 'rules wait for nothing, ask nobody and print nothing'],
]

export function checkFile(file: SourceFile): Violation[] {
  return [
    ...checkLength(file),
    ...checkIndex(file),
    ...checkPresent(file),
    ...checkClaims(file),
    ...checkDateInputs(file),
    ...checkPurity(file),
    ...checkSql(file),
  ]
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

/** Tests too: one that reads today's date means something else tomorrow. */
function checkPresent({ path, code }: SourceFile): Violation[] {
  if (!/^(?:packages|apps)\//.test(path) || readsPresent.includes(path)) return []
  return [...code.matchAll(present)].map((match) => ({
    path,
    line: lineOf(code, match.index),
    rule: 'product-clock',
    message: `the present is the product's: context.clock on the server, kit/server-time in the browser, an argument in rules (${match[0]})`,
  }))
}

/** Of nothing everything is true: an empty list would pass. */
const emptyClaim = /\bexpect\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*?\.every\(/g

function checkClaims({ path, code }: SourceFile): Violation[] {
  if (!placeOf(path).isTest) return []
  return [...code.matchAll(emptyClaim)].map((match) => ({
    path,
    line: lineOf(code, match.index),
    rule: 'claims-of-nothing',
    message: 'expect(list).toAllSatisfy(...) refuses an empty list',
  }))
}

/** The browser's own date input differs from machine to machine and is read in the browser's language, not the person's. */
const nativeDate = /\btype=["'](?:date|datetime-local|month|week)["']/g

function checkDateInputs({ path, text, code }: SourceFile): Violation[] {
  if (placeOf(path).home !== 'web') return []
  const written = withoutComments(text, code)
  return [...written.matchAll(nativeDate)].map((match) => ({
    path,
    line: lineOf(written, match.index),
    rule: 'own-dates',
    message: 'a day is typed and chosen in kit/dates/date-field, two in date-range-field',
  }))
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
