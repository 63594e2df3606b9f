import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../../apps/server/src/db/migrations/in-order'
import { code, firstSentence, table } from './table.mts'

const folder = 'apps/server/src/db/migrations'

/** Every table, with whose rows it has, how they are kept, and where it began. */
export function tablesDocument(root: string): string {
  const rows = migrations.flatMap(({ name, sql }) =>
    [...sql.matchAll(/^\s*CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gm)].map(([, made = '']) => {
      const migration = readFileSync(join(root, folder, `${name}.ts`), 'utf8')
      const comment = /^\/\*\*[\s\S]*?\*\/$/m.exec(migration)?.[0] ?? ''
      return [code(made), whose(made), kept(made), `[${name.slice(0, 4)}](../../${folder}/${name}.ts)`, firstSentence(comment)]
    }),
  )
  const migrationsOwn = [code('migration'), 'nobody', 'the owner alone', '', 'Which of them a database has.']
  return `# Tables

Of one customer: \`enterprise_id\` first in the key, row-level security forced. Everything is applied, granted and isolated by
\`apps/server/src/db/migrate.ts\`; the account that serves requests owns nothing and is a member of \`sojourn_app\`.

${table(['Table', 'Of', 'Rows', 'Since', 'With'], [...rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)), migrationsOwn])}
`
}

const whose = (name: string): string =>
  migrations.some(({ tenantTables }) => tenantTables.includes(name)) ? 'one customer' : 'nobody'

function kept(name: string): string {
  if (migrations.some(({ readOnly }) => readOnly?.includes(name))) return 'the owner alone'
  return migrations.some(({ appendOnly }) => appendOnly.includes(name)) ? 'only added' : ''
}
