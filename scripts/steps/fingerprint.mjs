import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from './root.mjs'

const ignored = new Set(['node_modules', 'dist', 'test-results'])

/** Changes when a source file is added, removed or written; tests are no part of a build. */
export function fingerprint(...paths) {
  const hash = createHash('sha1')
  for (const path of paths) addTo(hash, fromRoot(path))
  return hash.digest('hex')
}

function addTo(hash, path) {
  if (!existsSync(path)) return
  const entry = statSync(path)
  if (!entry.isDirectory()) {
    hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name) && !name.includes('.test.')) addTo(hash, join(path, name))
  }
}

const stampFile = (name) => fromRoot('.cache', `${name}.stamp`)

export function isFresh(name, value) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value
}

export function markFresh(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}
