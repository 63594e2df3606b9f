import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Context } from '../../context'
import { ensureRepeating, repeatJob } from '../../db/queue'
import { runOfCompany } from '../../db/run-of-company'
import { inCompany } from '../../work'
import { chinaDate } from '../../kit/clock'
import { deleteChoiceSets, deleteEnded, deleteEndedOf, findEnterpriseIds } from './housekeeping-store'

const day = 24 * 3_600_000
/** A press of a button is not repeated after a week. */
const answersMs = 7 * day
const draftsMs = day
/** Codes are counted for a day. */
const codesMs = 2 * day
/** Whoever compares trials of a policy does so within a quarter. */
const trialsMs = 90 * day
/** Where somebody has not been going for a quarter is nothing that home need offer. */
const searchesMs = 90 * day
/** Papers of meetings that name people: as long as the privacy notice says of orders. */
const papersMs = 3 * 365 * day
/** So far back journeys are charged to the visas that they were made on. */
const visaDays = 180
/** When few people travel to their desks. */
const quietHour = '03:30'

/** The next quiet hour in China after `now`. */
export function nextPurge(now: Date): Date {
  const today = chinaDate(now)
  const at = new Date(localInstant(today, quietHour, chinaOffsetMinutes))
  return at > now ? at : new Date(localInstant(addDays(today, 1), quietHour, chinaOffsetMinutes))
}

export const startHousekeeping = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'housekeeping.purge', nextPurge(context.clock.now())))

/** Once a day everything goes that has ended: run twice, it finds nothing the second time. What fails in one company is tried again a day later. */
export async function purge(context: Context, job: { id: string }): Promise<void> {
  const now = context.clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const enterpriseIds = await context.database.platform(findEnterpriseIds)
  for (const enterpriseId of enterpriseIds)
    await runOfCompany(context, { job, enterpriseId, failed: 'what has ended of a company was not taken away' }, () =>
      inCompany(context, enterpriseId, async (work) => {
        await deleteEndedOf(work, {
          today: chinaDate(now),
          visasBefore: addDays(chinaDate(now), -visaDays),
          answersBefore: before(answersMs),
          draftsBefore: before(draftsMs),
          trialsBefore: before(trialsMs),
          papersBefore: before(papersMs),
          searchesBefore: before(searchesMs),
        })
        await deleteChoiceSets(work, before(draftsMs))
      }),
    )
  await context.database.platform(async (sql) => {
    await deleteEnded(sql, now, before(codesMs))
    await context.outbox?.clear({ sql, now }, before(codesMs))
  })
  await context.purgeSupply?.(now)
  await context.database.platform((sql) => repeatJob(sql, job.id, nextPurge(now)))
}
