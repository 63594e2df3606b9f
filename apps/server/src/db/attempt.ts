import type { Sql } from './sql'

/** Work that may fail half-way: what it wrote is undone when it answers a failure, and the transaction goes on. */
export async function attempt<Result extends object>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql.query('SAVEPOINT attempt')
  const result = await work()
  await sql.query('failure' in result ? 'ROLLBACK TO SAVEPOINT attempt' : 'RELEASE SAVEPOINT attempt')
  return result
}
