import type { LocalText } from '@sojourn/contract/kit/language'
import type { JobKind } from '../../../db/queue'
import type { Sql } from '../../../db/sql'

export interface ParkedRow {
  jobId: string
  kind: JobKind
  company: LocalText | null
  payload: Record<string, string>
  failedAt: Date
  attempts: number
  error: string
}

/** Of the companies that this agency serves, and of none. */
const seen = `failed_at IS NOT NULL AND (enterprise_id = 0 OR EXISTS (
  SELECT FROM agency_customer c WHERE c.agency_id = $1 AND c.enterprise_id = job.enterprise_id))`

export const findParked = (sql: Sql, agencyId: number, limit: number): Promise<ParkedRow[]> =>
  sql.query<ParkedRow>(
    `SELECT id AS "jobId", kind, payload, failed_at AS "failedAt", attempts, coalesce(last_error, '') AS error,
       (SELECT name FROM agency_customer c WHERE c.agency_id = $1 AND c.enterprise_id = job.enterprise_id) AS company
     FROM job WHERE ${seen} ORDER BY failed_at, id LIMIT $2`,
    [agencyId, limit],
  )

export interface Settling {
  id: string
  at: Date
  jobId: string
  action: 'again' | 'close'
  agencyId: number
  agentId: string
  note: string
}

/** Writes down what becomes of a job that this agency sees, and answers its kind; nothing where none waits under this number. */
export async function recordSettling(sql: Sql, { agencyId, jobId, ...settling }: Settling): Promise<JobKind | undefined> {
  const [row] = await sql.query<{ kind: JobKind }>(
    `INSERT INTO parked_job_action (id, at, job_id, kind, enterprise_id, failed_at, error, action, agency_id, agent_id, note)
     SELECT $3, $4, id, kind, enterprise_id, failed_at, coalesce(last_error, ''), $5, $1, $6, $7
     FROM job WHERE id = $2 AND ${seen} FOR UPDATE RETURNING kind`,
    [agencyId, jobId, settling.id, settling.at, settling.action, settling.agentId, settling.note],
  )
  return row?.kind
}

export const runAgain = (sql: Sql, jobId: string, now: Date): Promise<unknown> =>
  sql.query('UPDATE job SET failed_at = NULL, attempts = 0, locked_until = NULL, run_at = $2 WHERE id = $1', [jobId, now])
