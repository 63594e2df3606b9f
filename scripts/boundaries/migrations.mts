import type { SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

const folder = 'apps/server/src/db/migrations/'
const list = `${folder}in-order.ts`
const isMigration = (path: string): boolean => path.startsWith(folder) && !path.endsWith('.test.ts') && path !== list

/** What each of them has, in this order (docs/recipes/add-a-migration.md). */
function shapeOf(name: string): readonly (readonly [pattern: RegExp, message: string])[] {
  return [
    [/^(?:import [^\n]*\n)+\n\/\*\*[\s\S]*?\*\/\n/, 'what it brings is said in a comment after the imports'],
    [/^const sql = (?:\/\* sql \*\/ `|\w+Schema\n)/m, 'its statements are one constant, sql, or the schema of a supplier'],
    [
      new RegExp(String.raw`^export const \w+: Migration = \{\s*name: '${name}',\s*sql,\s*tenantTables\b`, 'm'),
      `it exports one migration of its file's name: { name: '${name}', sql, tenantTables, appendOnly }`,
    ],
  ]
}

/** Migrations have one shape, and each stands once in the list. */
export function checkMigrations(files: readonly SourceFile[]): Violation[] {
  const listed = files.find(({ path }) => path === list)?.imports.map(({ target }) => target) ?? []
  return files.filter(({ path }) => isMigration(path)).flatMap((file) => breachesOf(file, listed))
}

function breachesOf({ path, text }: SourceFile, listed: readonly (string | undefined)[]): Violation[] {
  const name = path.slice(folder.length).replace(/\.ts$/, '')
  const breaches = shapeOf(name).flatMap(([pattern, message]) => (pattern.test(text) ? [] : [message]))
  if (!/^\d{4}-[a-z-]+$/.test(name)) breaches.push('its name is a number of four digits and words')
  if ((text.match(/^export /gm) ?? []).length !== 1) breaches.push('it exports nothing beside the migration')
  if (!listed.includes(path)) breaches.push(`it is not in ${list}`)
  return breaches.map((message) => ({ path, line: 1, rule: 'migration-shape', message }))
}
