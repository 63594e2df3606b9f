import { isProblem } from '@sojourn/contract/kit/problems'
import type { FailPoints, FailStep } from '../kit/fail-points'
import type { Database } from './database'
import type { Sql } from './sql'
import type { BooksSql } from './write-last'

type Steps = readonly [before: FailStep, after: FailStep]
const intent: Steps = ['before the intent commits', 'after the intent has committed']
const supplier: Steps = ['before the supplier commits', 'after the supplier has committed']
const outcome: Steps = ['before the outcome commits', 'after the outcome has committed']

/** A database whose commits can be stopped just before and just after; for tests and demonstrations. */
export const stopping = (database: Database, points: FailPoints): Database => {
  /** Ours, by whether a supplier has been asked already. */
  const ours = (): Steps => (points.hasAsked() ? outcome : intent)
  return {
    ...database,
    transaction: (enterpriseId, work, claim) =>
      stopped(points, ours(), work, (own) => database.transaction(enterpriseId, own, claim)),
    books: (work) => stoppingBooks<BooksSql>(points, (own) => database.books(own))(work),
    // Where a supplier has been asked, what it came to may be a single statement.
    async platform(work) {
      if (!points.hasAsked()) return database.platform(work)
      await points.reach(outcome[0])
      const answer = await database.platform(work)
      await points.reach(outcome[1])
      return answer
    },
  }
}

type Books<Own extends Sql> = <Answer>(work: (sql: Own) => Promise<Answer>) => Promise<Answer>

/** The same of a supplier's own transactions. */
export const stoppingBooks =
  <Own extends Sql>(points: FailPoints, books: Books<Own>): Books<Own> =>
  (work) =>
    stopped(points, supplier, work, books)

/** A Problem commits nothing. */
async function stopped<Answer, Own extends Sql>(
  points: FailPoints,
  [before, after]: Steps,
  work: (sql: Own) => Promise<Answer>,
  transaction: Books<Own>,
): Promise<Answer> {
  const answer = await transaction(async (sql) => {
    const done = await work(sql)
    if (!isProblem(done)) await points.reach(before)
    return done
  })
  if (!isProblem(answer)) await points.reach(after)
  return answer
}
