import type { Sql } from './sql'
import { markKept } from './write-last'

/** Work that may fail half-way: what it wrote is undone when it answers a failure, and the transaction goes on. */
export async function attempt<Result extends object>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const takeBack = markKept(sql)
  await sql.query('SAVEPOINT attempt')
  const result = await work()
  if ('failure' in result) takeBack()
  await sql.query('failure' in result ? 'ROLLBACK TO SAVEPOINT attempt' : 'RELEASE SAVEPOINT attempt')
  return result
}
