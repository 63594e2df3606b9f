import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context'
import { holdingNothing } from '../db/held'
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
/** Connections that jobs leave to requests. */
const leftToRequests = 4

/** Each job runs by itself: a supplier that answers late holds up no other order. */
export function startJobs(context: Context, handlers: Record<string, JobHandler>): JobRunner {
  let stopped = false
  let again = false
  let claiming: Promise<void> | undefined
  const running = new Set<Promise<void>>()
  /** At a time. */
  const most = context.config.databaseConnections - leftToRequests

  async function claim(): Promise<void> {
    while (again && !stopped && running.size < most) {
      again = false
      const free = most - running.size
      const jobs = await claimJobs(context, free)
      for (const job of jobs) {
        const work = run(context, handlers, job).finally(() => {
          running.delete(work)
          if (again) wake()
        })
        running.add(work)
      }
      again ||= jobs.length === free
    }
  }

  function wake(): void {
    // What is due waits for the space that its outcome needs.
    if (stopped || context.database.shedsWrites()) return
    again = true
    claiming ??= holdingNothing(claim)
      .catch((error: unknown) => {
        again = false
        context.log.error({ err: error }, 'queue unreachable')
      })
      .finally(() => {
        claiming = undefined
        if (again && running.size < most) wake()
      })
  }

  const timer = setInterval(wake, pollMs).unref()
  wake()
  const drain = async (): Promise<void> => {
    wake()
    while (claiming || running.size > 0) await Promise.all([claiming, ...running])
  }
  return {
    wake,
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      await drain()
    },
  }
}

async function run(context: Context, handlers: Record<string, JobHandler>, job: Job): Promise<void> {
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for job ${job.kind}`)
    const handle = () => handler(context, job)
    await (context.failPoints ? context.failPoints.during(job.kind, handle) : handle())
  } catch (error) {
    context.log.error({ err: error, job: job.id, kind: job.kind }, 'job failed')
    await noteFailure(context, job, error as Error)
  }
}

/** Milliseconds after which a failure is noted again that the database did not take; it comes back within seconds. */
const noteAgainMs = [500, 1_000, 2_000, 4_000]

/** A failure that was noted is tried again soon; one that was not waits for the end of its lease. */
async function noteFailure(context: Context, job: Job, error: Error): Promise<void> {
  for (const wait of [...noteAgainMs, 0]) {
    const noted = await failJob(context, job, error).then(
      () => true,
      () => false,
    )
    if (noted || wait === 0) return
    await setTimeout(wait)
  }
}
