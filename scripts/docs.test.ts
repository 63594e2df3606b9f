import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { airFaults } from '@sojourn/supply/sandbox/air/faults'
import { companies } from '../apps/server/src/seed/people'
import { demoPassword } from '../apps/server/src/seed/seed'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Written by a command from the code as it was then. */
const generated = new Set(['docs/spec-coverage.md'])
const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((path) => path.endsWith('.md') && !generated.has(path))
  .sort()

const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')
const quotedPath = /`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[^`\s]*)`/g
const link = /\]\((?!https?:|#|mailto:)([^)\s#]+)[^)\s]*\)/g

/** Paths from the top of the repository, in backticks, and the targets of links. */
function pathsIn(document: string): string[] {
  const text = withoutBlocks(read(document))
  const quoted = [...text.matchAll(quotedPath)].map(([, path = '']) => path)
  const linked = [...text.matchAll(link)].map(([, path = '']) => join(dirname(document), path))
  return [...quoted, ...linked]
}

/** `{a,b}` is each of them, `*` any file of the folder; of a path with `<name>`, which is still to be made, the folder must be there. */
function missing(path: string): boolean {
  const known = path.includes('<') ? dirname(path.slice(0, path.indexOf('<') + 1)) : path
  return expandBraces(known).some((one) => !(one.includes('*') ? matches(one) : existsSync(join(root, one))))
}

function matches(path: string): boolean {
  const [start = '', end = ''] = basename(path).split('*')
  const folder = join(root, dirname(path))
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start) && name.endsWith(end))
}

function expandBraces(path: string): string[] {
  const found = /^(.*)\{([^}]*)\}(.*)$/.exec(path)
  if (!found) return [path]
  const [, before = '', choices = '', after = ''] = found
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after))
}

test.each(documents)('every path that %s names is there', (document) => {
  expect(pathsIn(document).filter(missing)).toEqual([])
})

test.each(documents)('every npm command that %s names is there', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('decisions are numbered one after the other, and each is titled with its number', () => {
  const names = readdirSync(join(root, 'docs/decisions')).sort()
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  expect(names.filter((name) => !read(`docs/decisions/${name}`).startsWith(`# ${Number(name.slice(0, 4))}. `))).toEqual([])
})

test('README tells every setting of the server', () => {
  // Read here, or by a function that is told which.
  const settings = [...read('apps/server/src/config.ts').matchAll(/env(?:\[|, )'([A-Z_]+)'/g)].map(([, name = '']) => name)
  const told = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(new Set(told)).toEqual(new Set(settings))
})

test('README tells every demo account with its password, and every fault word', () => {
  const accounts = companies.flatMap(({ domain, people }) => people.map(({ account }) => `${account}@${domain}`))
  const words = airFaults.map((fault) => `#${fault}`)
  const readme = read('README.md')
  expect([...accounts, demoPassword, ...words].filter((word) => !readme.includes(word))).toEqual([])
})
