/**
 * npm run docs: writes the lists in docs/lists from the code. With --check it writes nothing and fails when one is not as it would be
 * written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from './boundaries/source.mts'
import { callsDocument } from './docs/calls.mts'
import { jobsDocument } from './docs/jobs.mts'
import { packagesDocument } from './docs/packages.mts'
import { roomsDocument } from './docs/rooms.mts'
import { tablesDocument } from './docs/tables.mts'

const root = join(import.meta.dirname, '..')
const sources = readSources(root)
const folder = join(root, 'docs', 'lists')
const made = '<!-- Made by `npm run docs` from the code. -->\n'
const lists: Readonly<Record<string, string>> = {
  'calls.md': await callsDocument(),
  'jobs.md': jobsDocument(sources),
  'packages.md': packagesDocument(root),
  'rooms.md': roomsDocument(sources),
  'tables.md': tablesDocument(root),
}

if (process.argv.includes('--check')) {
  const stale = Object.entries(lists).filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== made + text)
  for (const [name] of stale) console.error(`docs/lists/${name} is not what the code says: npm run docs`)
  if (stale.length > 0) process.exit(1)
} else {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(lists)) writeFileSync(join(folder, name), made + text)
}
