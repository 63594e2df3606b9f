import type { Context } from '../context'

export interface Job {
  id: string
  kind: string
  enterpriseId: number
  payload: Record<string, string>
  attempts: number
}

/** Takes due jobs that nobody holds; a job whose holder died is free again after a minute, and so a claim need not wait for the disk. */
export const claimJobs = (context: Context, limit: number): Promise<Job[]> =>
  context.database.platform((sql) =>
    sql.query<Job>(
      `WITH hurried AS (SELECT set_config('synchronous_commit', 'off', true))
       UPDATE job SET locked_until = clock_timestamp() + interval '60 seconds', attempts = attempts + 1
       WHERE id IN (
         SELECT id FROM job
         WHERE run_at <= $1 AND failed_at IS NULL AND (locked_until IS NULL OR locked_until < clock_timestamp())
         ORDER BY run_at LIMIT $2 FOR UPDATE SKIP LOCKED)
         AND EXISTS (SELECT FROM hurried)
       RETURNING id, kind, enterprise_id AS "enterpriseId", payload, attempts`,
      [context.clock.now(), limit],
    ),
  )

const attemptsAtMost = 12

/** Tries again after 2, 4, 8 … seconds; after twelve tries the job waits for a person. */
export const failJob = (context: Context, job: Job, error: Error): Promise<unknown> =>
  context.database.platform((sql) => {
    const now = context.clock.now()
    const retryAt = new Date(now.getTime() + Math.min(2 ** job.attempts, 600) * 1000)
    return sql.query('UPDATE job SET locked_until = NULL, run_at = $2, failed_at = $3, last_error = $4 WHERE id = $1', [
      job.id,
      retryAt,
      job.attempts >= attemptsAtMost ? now : null,
      error.message.slice(0, 500),
    ])
  })
