import type { Log } from '../kit/log'
import type { Database } from './database'
import { holdJob } from './queue'

interface CompanyRun {
  job: { id: string }
  enterpriseId: number
  /** What the log says where it fails. */
  failed: string
}

/** What a job of everybody does of one company: it holds the job for it, and what fails keeps no other company waiting. */
export async function runOfCompany(
  { database, log }: { database: Database; log: Log },
  { job, enterpriseId, failed }: CompanyRun,
  run: () => Promise<unknown>,
): Promise<void> {
  await database.platform((sql) => holdJob(sql, job.id))
  await run().catch((error: unknown) => log.error({ err: error, enterpriseId }, failed))
}
