import type pg from 'pg'
import type { Asked } from './asked'

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** A value as a statement's text may hold it. */
const literal = (value: unknown): string =>
  value === null || value === undefined ? 'NULL' : `'${inText(value).replaceAll("'", "''")}'`

function inText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((each) => (each === null ? 'NULL' : JSON.stringify(inText(each)))).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const visitedIn = (node: Node): number => {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const scans = node['Relation Name'] !== undefined || node['Index Name'] !== undefined
  return (scans ? own * node['Actual Loops'] : 0) + (node.Plans ?? []).reduce((sum, each) => sum + visitedIn(each), 0)
}

/**
 * How many rows of tables and indexes a statement looks at, with the plan that every value shares, prepared once per connection under `name`.
 * Undefined where it cannot be done a second time; it leaves nothing behind. Within a transaction that shows the rows of a company.
 */
export async function rowsVisited(client: pg.ClientBase, name: string, { values }: Asked): Promise<number | undefined> {
  await client.query('SAVEPOINT looking')
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS OFF, FORMAT JSON) EXECUTE ${name}${given}`,
    )
    return Math.round(visitedIn(rows[0]!['QUERY PLAN'][0]!.Plan))
  } catch (error) {
    // What it writes is there already, as unique as it is, or took what there was.
    if (['23505', '23514'].includes((error as { code?: string }).code ?? '')) return undefined
    throw error
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT looking')
  }
}
