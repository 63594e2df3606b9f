/** Fails when a statement and the types around it differ: npx tsx scripts/statements.mts */
import { join } from 'node:path'
import { applicationRole } from '../apps/server/src/db/migrate'
import { migrations } from '../apps/server/src/db/migrations/in-order'
import { checkStatements } from './statements/check.mts'

const root = join(import.meta.dirname, '..')
const project = join(import.meta.dirname, 'statements', 'tsconfig.json')
const shape = [`CREATE ROLE ${applicationRole}`, ...migrations.map(({ sql }) => sql)]
const violations = await checkStatements(root, project, shape)
for (const { path, line, rule, message } of violations) console.error(`${path}:${line} [${rule}] ${message}`)
if (violations.length > 0) process.exit(1)
