import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kilobytes } from './format'
import { root } from './paths'

const folder = join(root, 'apps/web/dist')

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

export interface Weight {
  javascript: number
  css: number
  html: number
  /** The three heaviest chunks by name. */
  heaviest: string[]
}

/** What a screen fetches of its own; a report its plot too. */
const pages = {
  home: [],
  list: ['src/features/products/flight/list/list-page.tsx'],
  report: ['src/features/finance/report/report-page.tsx', 'src/features/finance/report/plot.tsx'],
} as const

/** Bytes as they are sent, compressed at build time, of everything that a screen needs before it shows: its chunks and those they import. */
export const initialWeight = (screen: keyof typeof pages): Weight => weightOf(readManifest(), pages[screen])

/** The screen of the console that fetches the most JavaScript, within the layout of all of them. */
export function heaviestOfConsole(): Weight & { page: string } {
  const manifest = readManifest()
  const weighed = Object.keys(manifest)
    .filter((key) => /^src\/features\/admin\/.*-page\.tsx$/.test(key))
    .map((page) => ({ page, ...weightOf(manifest, ['src/app/centre-layout.tsx', page]) }))
  return weighed.reduce((one, other) => (other.javascript > one.javascript ? other : one))
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

function weightOf(manifest: Manifest, own: readonly string[]): Weight {
  const entries = ['index.html', ...own]
  const texts = Object.keys(manifest).filter((key) => manifest[key]?.name === 'words-zh-CN')
  const needed = new Set<string>([...entries, ...texts])
  for (const key of needed) for (const imported of chunkOf(manifest, key).imports ?? []) needed.add(imported)
  const chunks = [...needed].map((key) => chunkOf(manifest, key))
  const files = (list: readonly string[]): number => [...new Set(list)].reduce((sum, file) => sum + sentBytes(file), 0)
  return {
    javascript: files(chunks.map(({ file }) => file)),
    css: files(chunks.flatMap(({ css }) => css ?? [])),
    html: sentBytes('index.html'),
    heaviest: chunks
      .map(({ file, name }) => ({ name: name ?? file, bytes: sentBytes(file) }))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`),
  }
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build knows no ${key}`)
  return chunk
}

const sentBytes = (file: string): number => statSync(join(folder, `${file}.br`)).size
