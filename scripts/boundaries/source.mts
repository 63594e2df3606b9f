import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { maskSource } from './mask.mts'

export interface Import {
  specifier: string
  line: number
  /** The file that is meant, when it is one of ours. */
  target: string | undefined
}

export interface SourceFile {
  /** From the top of the repository, with forward slashes. */
  path: string
  text: string
  /** The text without comments and without the inside of strings. */
  code: string
  imports: Import[]
}

const searched = ['packages', 'apps', 'e2e', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', 'test-results'])
const statement = /^[ \t]*(?:import|(?:import|export)\b[\w\s*{},$]*?\bfrom)\s*['"](·+)['"]/gm
const expression = /\bimport\(\s*['"](·+)['"]/g

export function readSources(root: string): SourceFile[] {
  const paths = searched
    .flatMap((folder) => listFiles(join(root, folder)))
    .map((path) => relative(root, path).split(sep).join('/'))
  const known = new Set(paths)
  return paths.filter((path) => !path.endsWith('.d.ts')).map((path) => readSource(root, path, known))
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path)
    return /\.(?:ts|tsx|mts|mjs|css)$/.test(entry.name) ? [path] : []
  })
}

function readSource(root: string, path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.css')) return { path, text, code: text, imports: [] }
  const code = maskSource(text)
  const found = [...code.matchAll(statement), ...code.matchAll(expression)]
  const imports = found.map((match) => {
    const marks = match[1] ?? ''
    const start = match.index + match[0].lastIndexOf(marks)
    const specifier = text.slice(start, start + marks.length)
    return { specifier, line: lineOf(text, start), target: resolve(path, specifier, known) }
  })
  return { path, text, code, imports }
}

export const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length

/** What the bundlers and TypeScript would find: a relative file, or a file of a workspace by its @sojourn name. */
function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const base = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : workspacePath(specifier)
  if (base === undefined) return undefined
  return ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts'].map((ending) => base + ending).find((path) => known.has(path))
}

export function workspacePath(specifier: string): string | undefined {
  const [scope, name = '', ...inside] = specifier.split('/')
  if (scope !== '@sojourn') return undefined
  const folder = name === 'server' || name === 'web' ? 'apps' : 'packages'
  return [folder, name, 'src', ...inside].join('/')
}
