import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a backup says about itself; the folder of the cluster is `postgres` beside it. */
export interface Manifest {
  madeAt: string
  /** PostgreSQL's folders fit the major version and kind of machine that wrote them. */
  postgres: string
  machine: string
  /** Fingerprints of the keys without which nobody reads it. */
  keys: string[]
  /** SHA-256 of every file, by its path in the backup. */
  files: Record<string, string>
}

const manifestFile = (folder: string): string => join(folder, 'manifest.json')

export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder))) throw new Error(`${folder} is no backup: it has no manifest.json.`)
  return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<string> =>
  writeWhole(manifestFile(folder), JSON.stringify(manifest, undefined, 2))

export async function writeWhole(file: string, text: string): Promise<string> {
  const handle = await open(file, 'w', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  return createHash('sha256').update(text).digest('hex')
}

/** To the disk, not only to its cache; answers what was written, as a hash. */
export async function copyWhole(from: string, to: string): Promise<string> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), hashing, createWriteStream(to, { mode: 0o600, flush: true }))
  return hash.digest('hex')
}

/** Every file and folder below, as paths relative to it. */
export function listTree(folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]): string => join(entry.parentPath, entry.name).slice(folder.length + 1)
  return {
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  }
}
