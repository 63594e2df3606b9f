import type { Context, Work } from '../../../context'
import { ensureRepeating, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { inCompany, inTransaction } from '../../../work'
import { findCompanies } from './account-store'
import { findBillsInTime, type TimedStep } from './bill-store'
import { confirmByTime, remind } from './confirm'
import { askForBill } from './make'
import { lapse } from './overdue'
import { dayIn, zoneOf } from './zone'

const hourMs = 3_600_000
/** Finance is reminded so long before time confirms. */
const remindsBeforeMs = 48 * hourMs

/** The next full hour, at which some company's day begins. */
export const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)

export const startBilling = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'bill.run', nextRun(context.clock.now())))

/**
 * Every hour: asks for the pre-bills of periods that have ended, confirms those that nobody looked at in time, and notes what was not paid.
 * What fails in one company keeps no other waiting, and is tried again an hour later.
 */
export async function runBilling(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'the bills of a company were not looked after' }, () =>
      runCompany(context, enterpriseId),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
  context.wakeJobs()
}

async function runCompany(context: Context, enterpriseId: number): Promise<void> {
  await inTransaction(context, enterpriseId, askForBill)
  for (const { billNo, step } of await inCompany(context, enterpriseId, dueSteps))
    await inTransaction(context, enterpriseId, (work) => steps[step](work, billNo))
}

const steps: Record<TimedStep, (work: Work, billNo: string) => Promise<void>> = {
  remind,
  confirm: confirmByTime,
  lapse,
}

async function dueSteps(work: Work) {
  const now = work.context.clock.now()
  const soon = new Date(now.getTime() + remindsBeforeMs)
  return findBillsInTime(work, { now, soon, today: dayIn(now, await zoneOf(work)) })
}
