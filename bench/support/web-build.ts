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
export function initialWeight(screen: keyof typeof pages): Weight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entries = ['index.html', ...pages[screen]]
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

function chunkOf(manifest: Record<string, Chunk>, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build knows no ${key}`)
  return chunk
}

const sentBytes = (file: string): number => statSync(join(folder, `${file}.br`)).size
