import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Clock } from '../kit/clock'
import type { Database } from './database'
import type { Sql } from './sql'

/** What a person meant by one press of a button: the key that the page made, the call, and a hash of the request. */
export interface Intent {
  key: string
  call: string
  requestHash: string
}

/**
 * One intent, one effect: the outcome commits together with the work, under the key that the caller made.
 * The same key answers as it did; the same key for something else is refused.
 */
export async function once<Result>(
  context: { database: Database; clock: Clock },
  actor: { enterpriseId: number; employeeId: string; intent: Intent | undefined },
  work: (sql: Sql) => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const { intent, enterpriseId, employeeId } = actor
  if (!intent) return problem('idempotencyKeyMissing')
  return context.database.transaction<Result | Problem>(
    enterpriseId,
    async (sql) => {
      const [stored] = await sql.query<{ request_hash: string; answer: Result }>(
        'SELECT request_hash, answer FROM idempotency WHERE enterprise_id = $1 AND employee_id = $2 AND key = $3',
        [enterpriseId, employeeId, intent.key],
      )
      if (stored) return stored.request_hash === intent.requestHash ? stored.answer : problem('idempotencyKeyReused')
      const result = await work(sql)
      if (isProblem(result)) return result
      await sql.query(
        `INSERT INTO idempotency (enterprise_id, employee_id, key, call, request_hash, answer, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [enterpriseId, employeeId, intent.key, intent.call, intent.requestHash, JSON.stringify(result), context.clock.now()],
      )
      return result
    },
    `${enterpriseId}/${employeeId}/${intent.key}`,
  )
}
