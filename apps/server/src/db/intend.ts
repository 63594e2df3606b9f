import { setTimeout } from 'node:timers/promises'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Config } from '../config'
import type { Clock } from '../kit/clock'
import type { Database } from './database'
import { claimOf, keepIntent, nameAgent, storedAnswer, type Author } from './once'
import type { Sql } from './sql'
import { commitUnwritten, writeLast } from './write-last'

/** Work that is answered at once, or whose answer others are asked for after it is written down. */
export type Intended<Answer, Open> = { answer: Answer } | { open: Open }

/** A press of a button, to find it by when it is answered. */
export interface IntentKey {
  enterpriseId: number
  employeeId: string
  key: string
}

interface IntentContext {
  database: Database
  clock: Clock
  config: Pick<Config, 'supply'>
}

/** Longer than a lease lasts, after which the worker settles what nobody has concluded. */
const timeoutMs = 45_000
const lookAgainMs = 100

/**
 * One intent, one effect, where somebody outside is to be asked: what was meant commits first, without an answer. A second press waits for
 * the answer of the first; where that was refused, it begins anew.
 */
export async function intend<Answer, Open>(
  context: IntentContext,
  author: Author,
  work: (sql: Sql) => Promise<Intended<Answer, Open> | Problem>,
): Promise<Intended<Answer, Open> | Problem> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const found = await begin(context, author, work)
    if (found !== 'waiting') return found
    if (performance.now() > until) return problem('orderPlacing')
    await setTimeout(lookAgainMs)
  }
}

async function begin<Answer, Open>(
  context: IntentContext,
  author: Author,
  work: (sql: Sql) => Promise<Intended<Answer, Open> | Problem>,
): Promise<Intended<Answer, Open> | Problem | 'waiting'> {
  const { intent, enterpriseId } = author
  if (!intent) return problem('idempotencyKeyMissing')
  return context.database.transaction<Intended<Answer, Open> | Problem | 'waiting'>(
    enterpriseId,
    async (sql) => {
      if (author.agent) await nameAgent(sql, author.agent)
      const stored = await storedAnswer<Answer>(sql, author, intent)
      if (stored === null) return 'waiting'
      if (stored) return isProblem(stored) ? stored : { answer: stored }
      const begun = await work(sql)
      if (isProblem(begun)) return begun
      // What our own suppliers do commits next in the same database, and the answer's commit waits for the disk for all three; those
      // elsewhere may remember an order that we would have forgotten.
      const mayWait = 'open' in begun && !context.config.supply
      const said = 'answer' in begun ? { subject: begun.answer, answer: begun.answer } : { subject: begun.open, answer: null }
      await Promise.all([mayWait && commitUnwritten(sql), keepIntent(sql, author, intent, { ...said, at: context.clock.now() })])
      return begun
    },
    claimOf(author, intent),
  )
}

/** What this press of the button came to. */
export const answerIntent = (sql: Sql, { enterpriseId, employeeId, key }: IntentKey, answer: unknown): Promise<void> =>
  writeLast(sql, updateAnswers, [enterpriseId, employeeId, key, JSON.stringify(answer)])

const updateAnswers = (sql: Sql, answers: readonly unknown[][]): Promise<unknown> =>
  Promise.all(
    answers.map((values) =>
      sql.query('UPDATE idempotency SET answer = $4 WHERE enterprise_id = $1 AND employee_id = $2 AND key = $3', values),
    ),
  )

/** It was refused: the same press may be tried again. */
export const dropIntent = (sql: Sql, { enterpriseId, employeeId, key }: IntentKey): Promise<unknown> =>
  sql.query('DELETE FROM idempotency WHERE enterprise_id = $1 AND employee_id = $2 AND key = $3 AND answer IS NULL', [
    enterpriseId,
    employeeId,
    key,
  ])
