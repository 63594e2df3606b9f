import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { MissedPromise } from '../../../capabilities/display'
import type { Context } from '../../../context'
import { enqueueNow, ensureRepeating, finishJob, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { inTransaction } from '../../../work'
import { followDemands } from '../../booking/demand/follow-demands'
import { findAllWaiting } from '../../booking/notification/agency-waiting-store'
import { writeNotifications } from '../../booking/notification/write'
import { findHoldersOf } from '../../booking/traveller/store'

const everyMinutes = 5
const nextRun = ({ clock }: Context): Date => new Date(addMinutes(clock.now().toISOString(), everyMinutes))

export const startDeskFollowing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'desk.follow', nextRun(context)))

/**
 * What waits for agencies, every few minutes: whoever asked hears of a promise that was missed and by when it is promised now, the leads of the
 * desk hear of it, and what the day of travel has overtaken ends. What fails in one company keeps no other waiting.
 */
export async function followDesk(context: Context, job: { id: string }): Promise<void> {
  for (const company of await context.database.platform(findAllWaiting))
    await runOfCompany(
      context,
      { job, enterpriseId: company.enterpriseId, failed: 'what waits for the desk was not followed' },
      () => followCompany(context, company),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context)))
  context.wakeJobs()
}

/** The leads hear of it with a job that commits with the new promises: nobody looks for those that were missed again. */
const followCompany = (context: Context, { enterpriseId, name }: { enterpriseId: number; name: LocalText }): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    const missed = [...(await followDemands(work))]
    for (const product of new Set(Object.values(context.products))) missed.push(...((await product.followDesk?.(work)) ?? []))
    const agencyId = context.agency.agencyOf(enterpriseId)
    if (agencyId === undefined || missed.length === 0) return
    const payload = { missed: JSON.stringify(missed), company: JSON.stringify(name) }
    await enqueueNow(context, work.sql, { kind: 'desk.tell', enterpriseId: agencyId, payload })
  })

interface TellJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Tells the leads of a desk which promises to a company were missed. */
export const tellLeads = (context: Context, { id, enterpriseId, payload }: TellJob): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const missed = JSON.parse(payload['missed']!) as (Omit<MissedPromise, 'promisedBy'> & { promisedBy: string })[]
    const leads = await findHoldersOf(work, 'manage')
    for (const { workNo, title, promisedBy } of missed)
      await writeNotifications(work, 'deskLate', leads, {
        orderNo: workNo,
        title,
        total: 0,
        travellers: [],
        reason: JSON.parse(payload['company']!) as LocalText,
        deadline: new Date(promisedBy),
        path: '/agent/desk',
      })
  })
