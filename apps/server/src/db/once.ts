import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Clock } from '../kit/clock'
import { newId } from '../kit/id'
import { tellVersion, versionColumn } from './company-memory'
import type { Database } from './database'
import type { Sql } from './sql'
import { writeLast } from './write-last'

/** What a person meant by one press of a button: the key that the page made, the call, and a hash of the request. */
export interface Intent {
  key: string
  call: string
  requestHash: string
}

/** One of an agency's staff: in an assisted session, which its ticket explains, or at work on a customer's order. */
type ActingAgent = { agencyId: number; agentId: string; name: string } & (
  | { ticketId: string }
  | { reason: string; reference: string }
)

/** Whose intent it is; where an agent is named, the agent acts for the person. */
export interface Author {
  enterpriseId: number
  employeeId: string
  intent: Intent | undefined
  agent?: ActingAgent
}

/**
 * One intent, one effect: the outcome commits together with the work, under the key that the caller made.
 * The same key answers as it did; the same key for something else is refused.
 */
export async function once<Result>(
  context: { database: Database; clock: Clock },
  author: Author,
  work: (sql: Sql) => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const { intent, enterpriseId } = author
  if (!intent) return problem('idempotencyKeyMissing')
  return context.database.transaction<Result | Problem>(
    enterpriseId,
    async (sql) => {
      if (author.agent) await nameAgent(sql, author.agent)
      const stored = await storedAnswer<Result>(sql, author, intent)
      if (stored) return stored
      const result = await work(sql)
      if (isProblem(result)) return result
      await keepIntent(sql, author, intent, { subject: result, answer: result, at: context.clock.now() })
      return result
    },
    claimOf(author, intent),
  )
}

/** What one intent does one after the other. */
export const claimOf = ({ enterpriseId, employeeId }: Author, { key }: Intent): string => `${enterpriseId}/${employeeId}/${key}`

const insertIntents = (sql: Sql, intents: readonly unknown[][]): Promise<unknown> =>
  Promise.all(
    intents.map((values) =>
      sql.query(
        `INSERT INTO idempotency (enterprise_id, employee_id, key, call, request_hash, answer, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values,
      ),
    ),
  )

/** Keeps what was meant, with its answer as soon as there is one, and what an agent did for whom. */
export const keepIntent = (
  sql: Sql,
  author: Author,
  { key, call, requestHash }: Intent,
  { subject, answer, at }: { subject: unknown; answer: unknown; at: Date },
): Promise<unknown> =>
  Promise.all([
    writeLast(sql, insertIntents, [
      author.enterpriseId,
      author.employeeId,
      key,
      call,
      requestHash,
      answer === null ? null : JSON.stringify(answer),
      at,
    ]),
    author.agent && recordAction(sql, { author, agent: author.agent, call, result: subject, now: at }),
  ])

/** What this press of the button was answered already; for those who ask others before they begin their own work. */
export const answeredBefore = async <Result>(
  context: { database: Database },
  author: Author,
): Promise<Result | Problem | undefined> =>
  author.intent &&
  ((await context.database.tenant(author.enterpriseId, (sql) => storedAnswer<Result>(sql, author, author.intent!))) ?? undefined)

/** What this intent was answered; null where the answer is still waited for. */
export async function storedAnswer<Result>(
  sql: Sql,
  { enterpriseId, employeeId }: Author,
  { key, requestHash }: Intent,
): Promise<Result | Problem | null | undefined> {
  // With the version of what the company settled, which almost every intent is judged by.
  const [stored] = await sql.query<{ companyVersion: number | null; request_hash: string | null; answer: Result | null }>(
    `SELECT ${versionColumn}, request_hash, answer
     FROM (SELECT) AS one LEFT JOIN idempotency ON enterprise_id = $1 AND employee_id = $2 AND key = $3`,
    [enterpriseId, employeeId, key],
  )
  tellVersion(sql, stored?.companyVersion)
  if (!stored || stored.request_hash === null) return undefined
  return stored.request_hash === requestHash ? stored.answer : problem('idempotencyKeyReused')
}

/** From here on every history row of this transaction names the agent beside the person. */
export const nameAgent = (sql: Sql, agent: { agentId: string; name: string }): Promise<unknown> =>
  sql.query("SELECT set_config('app.agent_id', $1, true), set_config('app.agent_name', $2, true)", [agent.agentId, agent.name])

/** Whom `nameAgent` has named in this transaction. */
export async function namedAgent(sql: Sql): Promise<{ agentId: string; name: string } | undefined> {
  const [named] = await sql.query<{ agentId: string; name: string }>(
    `SELECT current_setting('app.agent_id', true) AS "agentId", current_setting('app.agent_name', true) AS name`,
  )
  return named?.agentId ? named : undefined
}

interface RecordedAction {
  author: Author
  agent: ActingAgent
  call: string
  result: unknown
  now: Date
}

function recordAction(
  sql: Sql,
  { author: { enterpriseId, employeeId }, agent, call, result, now }: RecordedAction,
): Promise<unknown> {
  const action = [enterpriseId, newId(now), now, employeeId, call, subjectOf(result)]
  if ('ticketId' in agent)
    return sql.query(
      `INSERT INTO agent_action (enterprise_id, id, at, agency_id, agent_id, agent_name, ticket_id, employee_id, reason, reference, call, subject)
       SELECT $1, $2, $3, agency_id, agent_id, agent_name, ticket_id, $4, reason, reference, $5, $6 FROM agent_ticket WHERE ticket_id = $7`,
      [...action, agent.ticketId],
    )
  return sql.query(
    `INSERT INTO agent_action (enterprise_id, id, at, employee_id, call, subject, agency_id, agent_id, agent_name, reason, reference)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [...action, agent.agencyId, agent.agentId, agent.name, agent.reason, agent.reference],
  )
}

const subjects = ['orderNo', 'paymentNo', 'travelApplyNo', 'approvalId', 'tempOrderNo'] as const

/** What the answer is about: the first number that it names. */
function subjectOf(result: unknown): string {
  const named = result as Partial<Record<(typeof subjects)[number], unknown>>
  return subjects.map((name) => named[name]).find((value) => typeof value === 'string') ?? ''
}
