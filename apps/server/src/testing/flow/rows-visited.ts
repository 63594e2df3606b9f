import type pg from 'pg'
import type { Asked } from './asked'

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
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

/** What a statement looks at. */
export interface Visited {
  /** Of tables and indexes. */
  rows: number
  /** Blocks of both, each time one is looked at. */
  blocks: number
  /** How often it goes down an index. */
  probes: number
  indexes: string[]
}

const indexesIn = (node: Node): string[] => [
  ...(node['Index Name'] === undefined ? [] : [node['Index Name']]),
  ...(node.Plans ?? []).flatMap(indexesIn),
]

const probesIn = (node: Node): number =>
  (node['Index Name'] === undefined ? 0 : node['Actual Loops']) +
  (node.Plans ?? []).reduce((sum, each) => sum + probesIn(each), 0)

const rowsIn = (node: Node): number => {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const scans = node['Relation Name'] !== undefined || node['Index Name'] !== undefined
  return (scans ? own * node['Actual Loops'] : 0) + (node.Plans ?? []).reduce((sum, each) => sum + rowsIn(each), 0)
}

/**
 * What a statement looks at, with the plan that every value shares, prepared once per connection under `name`.
 * Undefined where it cannot be done a second time; it leaves nothing behind. Within a transaction that shows the rows of a company.
 */
export async function visitedBy(client: pg.ClientBase, name: string, { values }: Asked): Promise<Visited | undefined> {
  await client.query('SAVEPOINT looking')
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS ON, FORMAT JSON) EXECUTE ${name}${given}`,
    )
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]!
    return {
      rows: Math.round(rowsIn(plan)),
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      probes: Math.round(probesIn(plan)),
      indexes: indexesIn(plan),
    }
  } catch (error) {
    // What it writes is there already, as unique as it is, or took what there was.
    if (['23505', '23514'].includes((error as { code?: string }).code ?? '')) return undefined
    throw error
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT looking')
  }
}
