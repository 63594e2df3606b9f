/**
 * Writes apps/server/src/modules/access/tables/leaked-passwords.ts: of passwords that our rules would let through, the
 * 100,000 that were leaked most often, whatever their case, each as the first five bytes of its SHA-256.
 * Usage: npx tsx scripts/reference/leaked-passwords.mts <list, the most frequent first>
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordFault } from '@sojourn/domain/access/password'

const most = 100_000
const file = process.argv[2]
if (file === undefined) throw new Error('Give the list of passwords')

const possible = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .filter((password) => passwordFault(password) === undefined)
  .map((password) => password.toLowerCase())
const leaked = [...new Set(possible)].slice(0, most)
if (leaked.length < most) throw new Error(`only ${leaked.length} passwords`)
const digests = leaked.map((password) => createHash('sha256').update(password).digest('hex').slice(0, 10)).sort()
const lines = Buffer.from(digests.join(''), 'hex')
  .toString('base64')
  .match(/.{1,120}/g)!
const text = `/** Written by scripts/reference/leaked-passwords.mts: five bytes each, in order; sources in ATTRIBUTION.md. */
export const leakedPasswords = \`
${lines.join('\n')}
\`
`
writeFileSync(join(import.meta.dirname, '../../apps/server/src/modules/access/tables/leaked-passwords.ts'), text)
