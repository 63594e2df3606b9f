import { createHash } from 'node:crypto'
import type { Clock } from '../kit/clock'
import { newId } from '../kit/id'
import { afterCommit } from './after-commit'
import type { Sql } from './sql'
import { writeLast } from './write-last'

export const jobKinds = [
  'order.secure',
  'order.issue',
  'application.expire',
  'demand.expire',
  'desk.follow',
  'desk.tell',
  'order.refund',
  'order.change',
  'order.release',
  'order.complete',
  'supply.scheduleEvents',
  'notice.settle',
  'notice.confirm',
  'order.expire',
  'approval.expire',
  'approval.remind',
  'mail.send',
  'account.sendCode',
  'housekeeping.purge',
  'audit.seal',
  'payment.charge',
  'payment.return',
  'points.expire',
  'person.turn',
  'person.text',
  'policy.tell',
  'order.export',
  'incident.join',
  'policy.lab',
  'bill.run',
  'bill.make',
  'price.watch',
  'invoice.issue',
  'invoice.review',
  'report.follow',
  'voucher.follow',
  'voucher.remind',
  'report.mail',
  'ticket.remind',
  'meeting.remind',
  'meeting.demand',
  'meeting.rooms',
  'meeting.guest',
  'rates.begin',
] as const
export type JobKind = (typeof jobKinds)[number]

/** One job each for everybody, which a start of the product begins. */
const kindsOfEverybody = [
  'desk.follow',
  'housekeeping.purge',
  'audit.seal',
  'bill.run',
  'invoice.review',
  'report.follow',
  'report.mail',
  'voucher.follow',
  'voucher.remind',
  'ticket.remind',
] as const satisfies readonly JobKind[]

/** They run again and again; were one taken away, nobody would begin it anew for long. */
export const repeatingKinds: readonly JobKind[] = [...kindsOfEverybody, 'supply.scheduleEvents']

interface Job extends Task {
  id: string
  runAt: Date
  /** Taken already by whoever enqueues it. */
  isLeased?: true
}
interface Task {
  kind: JobKind
  enterpriseId: number
  payload: Record<string, string>
}

/** What waits already under its id stays as it is. */
const insertJobs = (sql: Sql, jobs: readonly Job[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO job (id, kind, enterprise_id, payload, run_at, locked_until)
     SELECT id, kind, "enterpriseId", payload, "runAt", CASE WHEN "isLeased" THEN clock_timestamp() + interval '30 seconds' END
     FROM jsonb_to_recordset($1::jsonb)
       AS job(id uuid, kind text, "enterpriseId" integer, payload jsonb, "runAt" timestamptz, "isLeased" boolean)
     ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(jobs)],
  )

/** Enqueued with the state change that asks for them: all commit or none. */
export const enqueue = (sql: Sql, ...jobs: Job[]): Promise<void> => writeLast(sql, insertJobs, ...jobs)

/** Due now: the worker looks as soon as they are committed. */
export function enqueueNow(
  { clock, wakeJobs }: { clock: Clock; wakeJobs(this: void): void },
  sql: Sql,
  ...tasks: Task[]
): Promise<void> {
  const now = clock.now()
  afterCommit(sql, wakeJobs)
  return enqueue(sql, ...tasks.map((task) => ({ ...task, id: newId(now), runAt: now })))
}

/**
 * The same, already taken by whoever enqueues it, who does the work and finishes it. Whoever dies over it leaves it to the worker when the
 * lease, which is real time and longer than anybody waits for a supplier, is over. Answers its id.
 */
export async function leaseJob({ clock }: { clock: Clock }, sql: Sql, task: Task): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await enqueue(sql, { ...task, id, runAt: now, isLeased: true })
  return id
}

/** A job that takes long says now and then that its holder lives. */
export const holdJob = (sql: Sql, id: string): Promise<unknown> =>
  sql.query("UPDATE job SET locked_until = clock_timestamp() + interval '60 seconds' WHERE id = $1", [id])

/** The worker may take it now. */
export const freeJob = (sql: Sql, id: string): Promise<unknown> =>
  sql.query('UPDATE job SET locked_until = NULL WHERE id = $1', [id])

const idOf = (name: string): string => createHash('md5').update(name).digest('hex')

/** The same, once for a name: what is already waiting under it stays as it is. */
export const enqueueOnce = (sql: Sql, name: string, job: Omit<Job, 'id'>): Promise<void> =>
  enqueue(sql, { ...job, id: idOf(name) })

/** Whoever would end the job of this name waits for this transaction, and sees what it wrote. Others may ask the same meanwhile. */
export const keepFromEnding = (sql: Sql, name: string): Promise<unknown> =>
  sql.query('SELECT FROM job WHERE id = $1 FOR KEY SHARE', [idOf(name)])

/** Before a look at whether there is anything left to do: waits for those who keep the job from ending. */
export const lockToEnd = (sql: Sql, id: string): Promise<unknown> => sql.query('SELECT FROM job WHERE id = $1 FOR UPDATE', [id])

export const finishJob = (sql: Sql, id: string): Promise<unknown> => sql.query('DELETE FROM job WHERE id = $1', [id])

/** The one job of a kind that repeats itself, however many processes start; one that had given up begins anew. */
export const ensureRepeating = (sql: Sql, kind: (typeof kindsOfEverybody)[number], runAt: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO job (id, kind, enterprise_id, payload, run_at) VALUES (md5($1)::uuid, $1, 0, '{}', $2)
     ON CONFLICT (id) DO UPDATE SET run_at = $2, attempts = 0, failed_at = NULL WHERE job.failed_at IS NOT NULL`,
    [kind, runAt],
  )

/** Ends one run of a repeating job: the same row waits for the next. */
export const repeatJob = (sql: Sql, id: string, runAt: Date): Promise<unknown> =>
  sql.query('UPDATE job SET run_at = $2, attempts = 0, locked_until = NULL WHERE id = $1', [id, runAt])

/** How many jobs of each kind failed for good and wait for a person. */
export const countParked = (sql: Sql): Promise<{ kind: string; count: number }[]> =>
  sql.query('SELECT kind, count(*)::integer AS count FROM job WHERE failed_at IS NOT NULL GROUP BY kind')
