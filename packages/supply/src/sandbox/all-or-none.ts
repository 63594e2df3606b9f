import type { SqlExecutor } from '../ports/supply'

/** Several things as one: what was done before one of them failed is undone. */
export async function allOrNone<Answer extends object>(sql: SqlExecutor, work: () => Promise<Answer>): Promise<Answer> {
  await sql.query('SAVEPOINT all_or_none')
  const answer = await work()
  await sql.query('failure' in answer ? 'ROLLBACK TO SAVEPOINT all_or_none' : 'RELEASE SAVEPOINT all_or_none')
  return answer
}
