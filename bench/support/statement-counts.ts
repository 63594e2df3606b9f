import { asOwner } from './database'
import type { BenchServer } from './server'

export interface Asked {
  text: string
  calls: number
}

/** From now on the database of a server counts what it is asked. */
export async function startCounting(server: BenchServer): Promise<void> {
  await asOwner(server, (database) => database.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'"))
  await server.stop()
  await server.start()
  await asOwner(server, (database) => database.query('CREATE EXTENSION pg_stat_statements'))
}

/** The queue looks for work once a second as well, whatever happens. */
const ofTheQueue = 'UPDATE job SET locked_until = clock_timestamp()'

/** What the database is asked while something is done, the most frequent first. */
export const asked = (server: BenchServer, work: () => Promise<void>): Promise<Asked[]> =>
  asOwner(server, async (database) => {
    await database.query('SELECT pg_stat_statements_reset()')
    await work()
    const { rows } = await database.query<Asked>(
      `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS text, sum(calls)::integer AS calls FROM pg_stat_statements
       WHERE query NOT LIKE '%pg_stat_statements%' GROUP BY 1 ORDER BY 2 DESC, 1`,
    )
    return rows.filter(({ text }) => !text.includes(ofTheQueue))
  })

const sumOf = (statements: readonly Asked[], pattern: RegExp): number =>
  statements.filter(({ text }) => pattern.test(text)).reduce((sum, { calls }) => sum + calls, 0)

/** Of what is asked: statements of the product, transactions, and how often a connection is told whose rows it shows. */
export const summaryOf = (statements: readonly Asked[]) => ({
  statements: sumOf(statements, /^(?!BEGIN|COMMIT|ROLLBACK|SET )/),
  transactions: sumOf(statements, /^BEGIN/),
  told: sumOf(statements, /^SET app\./),
})
