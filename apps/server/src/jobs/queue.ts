import type { Context } from '../context'
import { claimJobs, failJob, type Job } from './store'

export type JobHandler = (context: Context, job: Job) => Promise<void>

/** A handler finishes by deleting its job inside its own transaction; whatever is left runs again later. */
export interface JobRunner {
  wake(): void
  /** Runs everything that is due and waits for it; for tests and for a clean stop. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const pollMs = 1_000
const batch = 32

export function startJobs(context: Context, handlers: Record<string, JobHandler>): JobRunner {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  async function runDue(): Promise<void> {
    do {
      again = false
      const jobs = await claimJobs(context, batch)
      await Promise.all(jobs.map((job) => run(context, handlers, job)))
      again ||= jobs.length === batch
    } while (again && !stopped)
  }

  function wake(): void {
    if (stopped) return
    again = true
    running ??= runDue()
      .catch((error: unknown) => {
        again = false
        context.log.error({ err: error }, 'queue unreachable')
      })
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }

  const timer = setInterval(wake, pollMs)
  timer.unref()
  wake()
  return {
    wake,
    async drain() {
      wake()
      while (running) await running
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function run(context: Context, handlers: Record<string, JobHandler>, job: Job): Promise<void> {
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for job ${job.kind}`)
    await handler(context, job)
  } catch (error) {
    context.log.error({ err: error, job: job.id, kind: job.kind }, 'job failed')
    await failJob(context, job, error as Error).catch(() => undefined)
  }
}
