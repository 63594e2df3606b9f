import type pg from 'pg'
import type { KnownNumbers } from './values'

/** What comes and goes by itself: work that waits, answers that are kept for a while, what the people of the company ask and read. */
const restless = new Set(['job', 'idempotency', 'session', 'access_log', 'audit_entry', 'audit_seal'])

interface Column {
  table: string
  column: string
}

const tablesOf = async (database: pg.Client): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>('SELECT relname AS name FROM pg_class WHERE relrowsecurity ORDER BY 1')
  return rows.map(({ name }) => name).filter((name) => !restless.has(name))
}

/** Columns by which a thing is named. */
async function numberColumns(database: pg.Client): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    String.raw`SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type IN ('text', 'uuid') AND column_name ~ '_(no|id)$'
       AND table_name IN (SELECT relname FROM pg_class WHERE relrowsecurity)`,
  )
  return rows.filter(({ table }) => !restless.has(table))
}

const valuesOf = async (database: pg.Client, { table, column }: Column, enterpriseId: number): Promise<string[]> => {
  const { rows } = await database.query<{ value: string }>(
    `SELECT DISTINCT ${column}::text AS value FROM ${table} WHERE enterprise_id = $1 AND ${column} IS NOT NULL LIMIT 5000`,
    [enterpriseId],
  )
  return rows.map(({ value }) => value)
}

/** Numbers of what these companies have, by column. */
export async function knownNumbers(database: pg.Client, enterpriseIds: readonly number[]): Promise<KnownNumbers> {
  const known = new Map<string, string[]>()
  for (const column of await numberColumns(database))
    for (const enterpriseId of enterpriseIds)
      known.set(column.column, [
        ...new Set([...(known.get(column.column) ?? []), ...(await valuesOf(database, column, enterpriseId))]),
      ])
  return known
}

/** Numbers and names of a company that nobody outside it may read: those that no other company has too. */
export async function secretsOf(database: pg.Client, enterpriseId: number, others: readonly number[]): Promise<string[]> {
  const own = await knownNumbers(database, [enterpriseId])
  const foreign = new Set([...(await knownNumbers(database, others)).values()].flat())
  const { rows } = await database.query<{ name: string }>('SELECT name FROM employee WHERE enterprise_id = $1', [enterpriseId])
  const numbers = [...own.values()].flat().filter((value) => value.length >= 10 && !foreign.has(value))
  return [...new Set([...numbers, ...rows.map(({ name }) => name).filter((name) => name.length >= 3)])]
}

/** One text for every row of a company, table by table: another text, another company. */
export async function fingerprint(database: pg.Client, enterpriseId: number): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const table of await tablesOf(database)) {
    const { rows } = await database.query<{ print: string }>(
      `SELECT coalesce(md5(string_agg(row, ',' ORDER BY row)), '') AS print
       FROM (SELECT md5(to_jsonb(t)::text) AS row FROM ${table} t WHERE enterprise_id = $1) AS each`,
      [enterpriseId],
    )
    prints[table] = rows[0]?.print ?? ''
  }
  return prints
}

export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table])
