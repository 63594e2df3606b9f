/** Fails when a file breaks the rules of who may import whom: npx tsx scripts/boundaries.mts */
import { join } from 'node:path'
import { checkBoundaries } from './boundaries/check.mts'

const violations = checkBoundaries(join(import.meta.dirname, '..'))
for (const { path, line, rule, message } of violations) console.error(`${path}:${line} [${rule}] ${message}`)
if (violations.length > 0) process.exit(1)
