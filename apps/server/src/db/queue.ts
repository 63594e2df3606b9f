import type { Sql } from './sql'

export type JobKind =
  | 'order.issue'
  | 'order.refund'
  | 'order.change'
  | 'order.complete'
  | 'supply.scheduleEvents'
  | 'order.expire'
  | 'approval.expire'
  | 'mail.send'

/** Enqueued with the state change that asks for it: both commit or neither. */
export const enqueue = (
  sql: Sql,
  job: { id: string; kind: JobKind; enterpriseId: number; payload: Record<string, string>; runAt: Date },
): Promise<unknown> =>
  sql.query('INSERT INTO job (id, kind, enterprise_id, payload, run_at) VALUES ($1, $2, $3, $4, $5)', [
    job.id,
    job.kind,
    job.enterpriseId,
    JSON.stringify(job.payload),
    job.runAt,
  ])

export const finishJob = (sql: Sql, id: string): Promise<unknown> => sql.query('DELETE FROM job WHERE id = $1', [id])
